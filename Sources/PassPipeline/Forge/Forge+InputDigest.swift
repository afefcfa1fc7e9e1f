import PassBundle
import PassCrypto
import PassData
import PassTemplate

extension Forge {
  /// SHA-256, hexadecimal, over all that makes a row's pass but the clock: template, identity, options, the row's
  /// values, the images that it brings.
  ///
  /// Two equal digests mean the same pass, so a resumed batch keeps what is done and makes changed rows anew.
  func inputDigest(of row: TypedRow, in context: TemplateContext) throws -> String {
    var sum = inputDigestOfTemplate
    sum.update(JSONWriter.write(.object(row.values)))
    if !template.inputs.images.isEmpty {
      let images = RowImages(folder: options.imagesFolder ?? template.folder.path)
      for image in template.inputs.images {
        guard let path = BundlePath(image.path) else { continue }
        let bytes = try images.read(try image.source.render(context), for: path)
        sum.update(Digest.sha256(bytes))
      }
    }
    return sum.digest.hexadecimal
  }

  /// The part that is the same for all rows. Every piece is told apart by its length.
  static func digestOfTemplate(
    of template: TemplateFolder, _ identity: SigningIdentity?, _ options: ForgeOptions
  ) -> RunningSHA256 {
    var digest = RunningSHA256()
    func add(_ bytes: [UInt8]) {
      digest.update(Array("\(bytes.count):".utf8))
      digest.update(bytes)
    }
    add(Array("passforge input 1".utf8))
    add(template.folder.passJSONBytes)
    add(template.folder.templateJSONBytes ?? [])
    for (path, asset) in template.folder.assets.sorted(by: { $0.key < $1.key }) {
      add(Array(path.text.utf8))
      add(asset.sha1)
    }
    add(identity?.leaf.sha256 ?? [])
    add(identity?.intermediate?.sha256 ?? [])
    add([options.takesIdentifiersFromCertificate ? 1 : 0])
    // The secret itself must not be found by trying: only whether it is the same one shows.
    let marker = Array("passforge token secret".utf8)
    add(options.tokenSecret.map { $0.withBytes { Digest.hmacSHA256(key: Array($0), marker) } } ?? [])
    return digest
  }
}
