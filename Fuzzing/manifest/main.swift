import CFuzzer
import PassBundle
import PassData
import PassZip

// Any manifest is compared with the files beside it, or refused; its findings stay bounded.
let passJSON = ZipEntry("pass.json", Array("{}".utf8))
let icon = ZipEntry("en.lproj/icon.png", [0x89])
var argumentCount = CommandLine.argc
var arguments = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&argumentCount, &arguments) { start, count in
  let manifest = ZipEntry(
    "manifest.json", Array(UnsafeBufferPointer(start: start, count: count)))
  guard let archive = try? ZipWriter.archive(of: [passJSON, icon, manifest]) else { return 0 }
  let opened = OpenedPass(archive, file: "x.pkpass")
  precondition(opened.findings.count < 1_100)
  for finding in opened.findings { precondition(!finding.code.isEmpty) }
  return 0
}
