/// Upper and lower case by Unicode's full mappings, without regard to a language.
enum LetterCase {
  static func uppercase(_ text: String) -> String {
    mapped(text) { scalars, index in scalars[index].properties.uppercaseMapping }
  }

  static func lowercase(_ text: String) -> String {
    mapped(text) { scalars, index in
      // The one mapping that depends on its surroundings (SpecialCasing.txt, Final_Sigma).
      scalars[index] == "\u{3A3}" && isFinal(index, in: scalars)
        ? "\u{3C2}" : scalars[index].properties.lowercaseMapping
    }
  }

  private static func mapped(
    _ text: String, _ mapping: (String.UnicodeScalarView, String.Index) -> String
  ) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for index in text.unicodeScalars.indices {
      result.unicodeScalars.append(contentsOf: mapping(text.unicodeScalars, index).unicodeScalars)
    }
    return result
  }

  /// Whether a cased letter stands before and none after, marks and points left out.
  private static func isFinal(_ index: String.Index, in scalars: String.UnicodeScalarView) -> Bool {
    let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
    let after = scalars[scalars.index(after: index)...].first { !$0.properties.isCaseIgnorable }
    return before?.properties.isCased == true && after?.properties.isCased != true
  }
}
