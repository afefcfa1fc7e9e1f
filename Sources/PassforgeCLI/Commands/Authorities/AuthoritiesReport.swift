import PassCrypto
import PassData

/// What `authorities add` and `fetch` did.
enum AuthoritiesReport {
  static func print(_ installed: [AuthorityInstaller.Installed], in context: Context, asJSON: Bool) throws {
    if asJSON {
      try context.print(json: [
        "schemaVersion": jsonSchemaVersion,
        "installed": .array(
          installed.map { one in
            ["name": .string(one.pin.name), "file": .string(one.path), "wasThere": .bool(one.wasThere)]
          }),
      ])
    } else {
      for one in installed {
        let word = one.wasThere ? "was there" : "installed"
        try context.print("\(word)  \(TextLayout.pad(one.pin.name, to: 24))\(one.path.visible)")
      }
    }
  }
}
