import PassData

/// The words for what a pass folder holds besides its pass.
enum FolderFinding {
  static func missingPassJSON(in folder: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.missing-pass-json", "'\(folder)' has no pass.json", at: SourceLocation(file: folder),
      hints: ["name the folder that holds pass.json itself", "start one with: passforge init FOLDER"])
  }

  static func secret(_ kind: SecretFile, _ path: BundlePath, at place: String) -> Diagnostic {
    let what =
      switch kind {
      case .privateKey: "a private key"
      case .certificate: "a certificate"
      case .keyStore: "a store of keys and certificates"
      }
    return Diagnostic(
      .error, "archive.secret-file", "'\(path)' is \(what), and everybody who gets the pass could read it",
      at: SourceLocation(file: place), hints: ["move it out of the folder and name it with --identity"])
  }

  static func nestedArchive(_ path: BundlePath, at place: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.nested-archive", "'\(path)' is an archive, and a pass holds none",
      at: SourceLocation(file: place), hints: ["move it out of the folder"])
  }

  static func symbolicLink(_ path: String, at place: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.symlink", "'\(path)' is a symbolic link; a pass holds files only",
      at: SourceLocation(file: place), hints: ["put the file itself there"])
  }

  static func notAFile(_ path: String, at place: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.not-a-file", "'\(path)' is neither a file nor a folder",
      at: SourceLocation(file: place))
  }

  static func badName(_ path: String, fault: BundlePath.Fault, at place: String) -> Diagnostic {
    let code = fault == .backslash ? "archive.backslash-path" : "archive.bad-name"
    return Diagnostic(
      .error, code, "'\(path)' can't be packed: \(fault.words)", at: SourceLocation(file: place),
      hints: ["rename it"])
  }

  static func dropping(_ path: String, at place: String) -> Diagnostic {
    Diagnostic(
      .note, "archive.junk-file", "'\(path)' is left out: systems leave it behind",
      at: SourceLocation(file: place))
  }

  static func leftOut(_ file: LeftOutFile, _ path: BundlePath, at place: String) -> Diagnostic {
    Diagnostic(
      .note, "archive.left-out", "'\(path)' is left out: \(file.reason)", at: SourceLocation(file: place))
  }

  static func tooDeep(_ path: String, limit: Int, at place: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.too-deep", "'\(path)' lies deeper than \(limit) folders",
      at: SourceLocation(file: place),
      hints: ["name the folder of one pass"])
  }

  static func tooMuch(_ path: String, limits: PassFolder.Limits, at place: String) -> Diagnostic {
    Diagnostic(
      .error, "archive.folder-too-large",
      "'\(path)' is too much: a pass folder holds at most \(limits.files) files, \(limits.fileBytes >> 20) MiB "
        + "in one and \(limits.totalBytes >> 20) MiB in all",
      at: SourceLocation(file: place), hints: ["name the folder of one pass"])
  }
}
