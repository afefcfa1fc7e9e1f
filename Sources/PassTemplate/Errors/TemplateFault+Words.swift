extension TemplateFault {
  /// What people see: code, message, and what to do.
  var words: (code: String, message: String, hints: [String]) {
    ("template.error", specification.message, [])
  }
}
