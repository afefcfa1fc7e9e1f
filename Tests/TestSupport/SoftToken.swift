import Foundation

/// A token of software (SoftHSM) in a folder of its own, with keys that were born in it.
public struct SoftToken: Sendable {
  public static let isInstalled =
    ExternalJudge.find("softhsm2-util") != nil && ExternalJudge.find("pkcs11-tool") != nil
  public static let pin = "8431-marker"
  /// The library of its maker, as `module-path` takes it.
  public static let module = "/usr/lib/softhsm/libsofthsm2.so"

  public let folder: TemporaryFolder
  /// What `SOFTHSM2_CONF` names.
  public var configuration: String { folder.file("softhsm2.conf") }
  public var pinFile: String { folder.file("pin") }

  /// - Parameter keys: labels, each with what `pkcs11-tool --key-type` takes.
  public init(label: String = "wallet", keys: [(label: String, type: String)]) throws {
    folder = TemporaryFolder()
    let tokens = folder.file("tokens")
    try FileManager.default.createDirectory(atPath: tokens, withIntermediateDirectories: true)
    try "directories.tokendir = \(tokens)\nobjectstore.backend = file\nlog.level = ERROR\n".write(
      toFile: configuration, atomically: true, encoding: .utf8)
    try Self.pin.write(toFile: pinFile, atomically: true, encoding: .utf8)
    try run([
      "softhsm2-util", "--init-token", "--free", "--label", label, "--pin", Self.pin, "--so-pin", "0000",
    ])
    for (index, key) in keys.enumerated() {
      try run([
        "pkcs11-tool", "--module", Self.module, "--token-label", label, "--login", "--pin", Self.pin,
        "--keypairgen", "--key-type", key.type, "--label", key.label, "--id", "0\(index + 1)", "--usage-sign",
      ])
    }
  }

  @discardableResult public func run(_ command: [String]) throws -> String {
    let verdict = try ExternalJudge.run(["env", "SOFTHSM2_CONF=\(configuration)"] + command)
    guard let verdict, verdict.status == 0 else {
      throw CocoaError(.executableLoad, userInfo: ["output": verdict?.output ?? "not installed"])
    }
    return verdict.output
  }

  /// The reference of a key in it.
  public func uri(_ label: String, token: String = "wallet") -> String {
    "pkcs11:token=\(token);object=\(label)?module-path=\(Self.module)"
  }
}
