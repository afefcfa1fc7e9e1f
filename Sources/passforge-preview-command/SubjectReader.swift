import PassBundle
import PassData
import PassPreview
import PassSystem
import PassforgeCLI

/// Turns the words of the line into a pass to draw.
struct SubjectReader {
  let options: PreviewOptions
  let world: PreviewWorld

  init(_ options: PreviewOptions, _ world: PreviewWorld) {
    self.options = options
    self.world = world
  }

  func pass(at spelled: String) throws -> PreviewPass {
    let path = world.path(spelled)
    if try FileStatus(of: path).kind == .directory {
      return PreviewPass(try PassFolder.read(at: path))
    }
    let opened = OpenedPass(try FileReader.read(path, limit: 256 << 20), file: spelled)
    guard let pass = PreviewPass(opened) else {
      let findings = opened.findings.filter { $0.severity == .error }
      throw findings.isEmpty ? PreviewError.notAPass(spelled) : PreviewError.notAPass(spelled)
    }
    return pass
  }
}
