public import PassData
public import PassLayout

/// A page that shows a pass, front and back, in light and dark, and needs nothing else: no script, no outside file.
///
/// Everything that comes from the pass is escaped, and a content security policy forbids scripts and requests
/// altogether, so that even an escape that we forgot could not run.
public struct HTMLPage {
  /// Both appearances of one pass. The fronts are the same; backs follow the appearance.
  public struct Subject: Sendable {
    public var light: DrawnPass
    public var dark: DrawnPass
    public var findings: [Diagnostic]

    public init(light: DrawnPass, dark: DrawnPass, findings: [Diagnostic] = []) {
      self.light = light
      self.dark = dark
      self.findings = findings
    }
  }

  public static let policy =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// - Parameters:
  ///   - appearance: which one to begin with; nil follows the reader's system.
  ///   - body: more of the page, such as the script of the watching server. Ours, never the pass's.
  public static func page(
    _ subject: Subject, appearance: LayoutSettings.Appearance? = nil, policy: String = policy,
    script: String = ""
  ) -> String {
    let name = SVGText.escaped(subject.light.name)
    var out = head(title: "\(name) · passforge preview", policy: policy)
    out += switches(appearance)
    out += "<main>\n"
    let marks = FindingMarks(subject.findings, on: subject.light.drawing)
    out += figure(subject.light.drawing.front, subject.light, "front", marks, caption: "front")
    out += figure(subject.light.drawing.back, subject.light, "back-light", marks, caption: "back")
    out += figure(subject.dark.drawing.back, subject.dark, "back-dark", marks, caption: "back")
    out += "</main>\n"
    out += list(subject)
    out += "<footer>\(SVGText.escaped(subject.light.drawing.caption))</footer>\n"
    out += script + "</body>\n</html>\n"
    return out
  }

  static func head(title: String, policy: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(style)</style>
    </head>
    <body>

    """
  }

  /// Three buttons without a script: the style sheet asks which is checked.
  private static func switches(_ appearance: LayoutSettings.Appearance?) -> String {
    let choices = [
      ("auto", appearance == nil), ("light", appearance == .light), ("dark", appearance == .dark),
    ]
    return "<nav>"
      + choices.map { name, isChecked in
        "<label><input type=\"radio\" name=\"look\" id=\"look-\(name)\"\(isChecked ? " checked" : "")> \(name)</label>"
      }.joined(separator: " ") + "</nav>\n"
  }

  private static func figure(
    _ face: Face, _ pass: DrawnPass, _ name: String, _ marks: FindingMarks, caption: String
  ) -> String {
    var writer = SVGWriter(prefix: name)
    writer.open(face.size, extra: " role=\"img\" aria-label=\"\(caption) of the pass\"")
    writer.face(face, pictures: pass.pictures)
    for mark in marks.marks[face.side] ?? [] { writer.mark(mark) }
    writer.hoverLayer(face)
    writer.out += "</svg>"
    return "<figure class=\"\(name)\">\(writer.out)<figcaption>\(caption)</figcaption></figure>\n"
  }

  private static func list(_ subject: Subject) -> String {
    let findings = subject.findings.map { finding in
      (finding.severity.rawValue, finding.message, finding.location?.pointer?.description ?? "", finding.code)
    }
    let notes = subject.light.drawing.notes.map { note in
      ("preview", note.message, note.pointer?.description ?? "", note.kind.rawValue)
    }
    guard !(findings + notes).isEmpty else { return "" }
    let rows = (findings + notes).map { kind, message, pointer, code in
      "<li class=\"\(kind)\"><b>\(kind)</b> \(SVGText.escaped(message)) <code>\(SVGText.escaped(pointer))</code>"
        + " <small>\(SVGText.escaped(code))</small></li>"
    }
    return "<ul>\n\(rows.joined(separator: "\n"))\n</ul>\n"
  }

  static let style = """
    :root{--page:#dedee3;--text:#47474d;--faint:#6b6b73}
    @media (prefers-color-scheme:dark){:root:not(:has(#look-light:checked)){--page:#212124;--text:#c7c7cc;--faint:#9a9aa2}}
    :root:has(#look-dark:checked){--page:#212124;--text:#c7c7cc;--faint:#9a9aa2}
    body{margin:0;padding:16px 24px 24px;background:var(--page);color:var(--text);font:14px/1.45 Inter,system-ui,sans-serif}
    nav{font-size:12px;display:flex;gap:14px;justify-content:flex-end}
    main{display:flex;flex-wrap:wrap;gap:28px;justify-content:center;align-items:flex-start}
    figure{margin:0}figcaption{text-align:center;font-size:11px;color:var(--faint);padding-top:8px}
    svg{display:block;max-width:100%;height:auto;overflow:visible}
    .back-dark{display:none}
    @media (prefers-color-scheme:dark){:root:not(:has(#look-light:checked)) .back-dark{display:block}:root:not(:has(#look-light:checked)) .back-light{display:none}}
    :root:has(#look-dark:checked) .back-dark{display:block}:root:has(#look-dark:checked) .back-light{display:none}
    .h>rect{fill:transparent;stroke:none}.h:hover>rect:first-child{stroke:#0a7cff;stroke-width:1.5}
    .h .tip{visibility:hidden;pointer-events:none}.h:hover .tip{visibility:visible}
    ul{max-width:780px;margin:20px auto 0;padding:0;list-style:none}li{padding:3px 0;overflow-wrap:anywhere}
    li b{font-weight:600}li.error b{color:#d11a2a}li.warning b{color:#c26a00}code,small{color:var(--faint)}
    footer{max-width:780px;margin:20px auto 0;text-align:center;font-size:11px;color:var(--faint)}

    """
}
