public import PassSystem

/// A pass folder that lint has nothing against, small enough to write by the thousand.
public enum SmallTemplate {
  /// `pass.json` with places for `serial` and `name`.
  public static let passJSON = """
    {
      "formatVersion": 1,
      "passTypeIdentifier": "pass.org.example.test",
      "teamIdentifier": "TEAM123456",
      "serialNumber": "${serial}",
      "organizationName": "Example Coffee",
      "description": "Loyalty card of Example Coffee",
      "backgroundColor": "rgb(60, 40, 30)",
      "foregroundColor": "rgb(255, 255, 255)",
      "labelColor": "rgb(255, 255, 255)",
      "storeCard": {
        "primaryFields": [{ "key": "name", "label": "MEMBER", "value": "${name}" }]
      }
    }

    """

  public static let templateJSON = """
    {
      "output": "${serial}.pkpass",
      "row": {
        "type": "object",
        "required": ["serial", "name"],
        "properties": {
          "serial": { "type": "string", "unique": true, "examples": ["S-1"] },
          "name": { "type": "string", "maxLength": 40, "examples": ["Ada"] }
        }
      }
    }

    """

  /// Writes the folder.
  public static func write(to path: String, passJSON: String = passJSON, templateJSON: String? = templateJSON)
    throws(SystemError)
  {
    try Directory.create(path)
    try AtomicFile.write(Array(passJSON.utf8), to: path + "/pass.json", existing: .replace, syncing: false)
    if let templateJSON {
      try AtomicFile.write(
        Array(templateJSON.utf8), to: path + "/template.json", existing: .replace, syncing: false)
    }
    for (name, side) in [("icon.png", 38), ("icon@2x.png", 76), ("icon@3x.png", 114)] {
      try AtomicFile.write(
        PlainPNG.bytes(width: side, height: side), to: path + "/" + name, existing: .replace, syncing: false)
    }
  }
}
