import PassCrypto
import PassZip

/// What of an archive and of its SHA-256 is the same in every pass of a template.
struct PreparedArchive: Sendable {
  let template: ArchiveTemplate
  let digest: RunningSHA256

  init(_ files: [BundleFile]) throws(ZipError) {
    template = try ArchiveTemplate(constant: files.map { ZipEntry($0.path.text, $0.asset.bytes) })
    var digest = RunningSHA256()
    digest.update(template.prefix)
    self.digest = digest
  }
}
