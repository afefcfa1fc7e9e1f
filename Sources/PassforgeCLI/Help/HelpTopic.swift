import PassSystem

/// A page that is about no single command.
struct HelpTopic: Sendable {
  let name: String
  let abstract: String
  let blocks: @Sendable (Environment?) -> [Page.Block]

  /// - Parameter environment: whose values are shown; nil for the printed manual.
  func page(in environment: Environment?) -> Page {
    Page(name: "passforge help \(name)", abstract: abstract, blocks: blocks(environment))
  }

  static func topic(named name: String) -> HelpTopic? { all.first { $0.name == name } }

  static let all: [HelpTopic] = [environment, exitCodes, secrets, templates]

  private static let environment = HelpTopic(
    name: "environment", abstract: "the variables that are looked at"
  ) { environment in
    let rows = EnvironmentVariable.all.map { variable in
      Page.Row(
        term: variable.name, text: variable.meaning,
        more: [variable.display(environment?[variable.name])].compactMap { $0.map { "set to \($0)" } })
    }
    return [
      .rows(rows),
      .paragraph(
        "An option beats its variable. What is set now is shown with its value, unless that is or may be a secret."
      ),
    ]
  }

  static let exitStatusRows: [Page.Row] = [
    Page.Row(term: "0", text: "done"),
    Page.Row(
      term: "1",
      text: "it ran, and the input has problems: lint errors, a pass that is not to be trusted, rejected rows"
    ),
    Page.Row(term: "2", text: "it could not run: usage, a missing file, an unreadable key"),
    Page.Row(term: "130", text: "interrupted"),
  ]

  private static let exitCodes = HelpTopic(name: "exit-codes", abstract: "what the exit status means") { _ in
    [
      .rows(exitStatusRows),
      .paragraph(
        "Warnings do not change the status. With --json the findings tell more than the status does."),
    ]
  }

  private static let secrets = HelpTopic(
    name: "secrets", abstract: "how keys and passwords are given"
  ) { _ in
    [
      .paragraph(
        "A key, a certificate or a token secret is given as a reference, never as itself, because every user of a "
          + "machine can read the arguments of its processes."),
      .rows([
        Page.Row(
          term: "FILE", text: "a file; write ./env:x for a file whose name looks like another reference"),
        Page.Row(term: "env:NAME", text: "the value of a variable: PEM, or base64 of PEM, DER or PKCS#12"),
        Page.Row(term: "fd:N", text: "an open file descriptor, read to its end"),
        Page.Row(term: "-", text: "standard input"),
        Page.Row(
          term: "command:PROGRAM",
          text: "a key that stays where it is: the program is asked for each signature (docs/signers.md)"),
        Page.Row(
          term: "pkcs11:…",
          text: "a key in a token or an HSM, such as pkcs11:token=wallet;object=pass (docs/signers.md)"),
      ]),
      .paragraph("The password of a key is looked for in this order:"),
      .rows([
        Page.Row(term: "--password-file FILE", text: "the first line of a file"),
        Page.Row(term: "--password-fd N", text: "the first line from an open file descriptor"),
        Page.Row(term: "PASSFORGE_KEY_PASSWORD", text: "the variable"),
        Page.Row(term: "the terminal", text: "asked without echo, unless CI or --no-input forbids it"),
      ]),
      .heading("examples"),
      .rows([
        Page.Row(
          term: "passforge build coffee --identity prod.p12 --password-file ~/.config/prod-password",
          text: "a file that only you can read"),
        Page.Row(
          term: "passforge build coffee --identity env:PASS_P12 --password-fd 3 3<<<\"$PASSWORD\"",
          text: "in a CI job, with both in protected variables"),
      ]),
    ]
  }

  private static let templates = HelpTopic(
    name: "templates", abstract: "how a pass folder becomes a template"
  ) { _ in
    [
      .paragraph(
        "A template is a pass folder: pass.json, images, and xx.lproj folders with translations. It becomes a "
          + "template when its texts hold expressions, when a template.json lies beside pass.json, or both."),
      .rows([
        Page.Row(term: "\"value\": \"${name}\"", text: "a text from the row"),
        Page.Row(term: "\"value\": {\"$eval\": \"balance\"}", text: "a value that keeps its type"),
        Page.Row(
          term: "{\"$if\": \"vip\", \"then\": …, \"else\": …}",
          text: "one of two; without else, nothing at all"),
        Page.Row(term: "$${", text: "a literal ${"),
      ]),
      .paragraph(
        "The language is JSON-e (https://json-e.js.org). Beside the row's values it knows row (the whole row), now "
          + "(the clock of the run), token(text) and uuid(text)."),
      .paragraph(
        "template.json says which values a row has (row, a JSON Schema), what the file is called (output), which "
          + "images a row brings (images), and fills a folder that has no expressions (values)."),
      .heading("examples"),
      .rows(
        [
          Page.Row(term: "passforge inputs coffee", text: "what a row must hold, and an example of one"),
          Page.Row(term: "passforge render coffee --data row.json", text: "the pass.json of a row"),
        ].filter { row in CommandTable.commands.contains { row.term.hasPrefix("passforge \($0.name) ") } }),
    ]
  }
}
