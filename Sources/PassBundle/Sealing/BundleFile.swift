/// One file of a pass: where it stands and what it holds.
public struct BundleFile: Sendable, Equatable {
  public let path: BundlePath
  public let asset: Asset

  public init(path: BundlePath, asset: Asset) {
    self.path = path
    self.asset = asset
  }

  /// The order of archives and manifests.
  static func sorted(_ assets: [BundlePath: Asset]) -> [BundleFile] {
    assets.map { BundleFile(path: $0.key, asset: $0.value) }.sorted { $0.path < $1.path }
  }
}
