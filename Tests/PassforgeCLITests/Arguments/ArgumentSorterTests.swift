import Testing

@testable import PassforgeCLI

@Suite struct ArgumentSorterTests {
  static let folder = Positional<String>("FOLDER", help: "")
  static let rest = Positionals<String>("FILE", atLeastOne: false, help: "")
  static let output = Option<String>("--output", "-o", value: "FILE", help: "")
  static let set = RepeatedOption<Assignment>("--set", value: "NAME=VALUE", help: "")
  static let days = Option<Int>("--days", value: "N", help: "")
  static let force = Flag("--force", "-f", help: "")
  static let quiet = Flag("--quiet", "-q", help: "")
  static let declarations = ([folder, rest, output, set, days, force, quiet] as [any ArgumentKey]).map(
    \.declaration)

  private func values(_ line: String) throws(UsageError) -> ArgumentValues {
    try ArgumentValues(line.split(separator: " ").map(String.init), for: Self.declarations, of: "test")
  }

  @Test(arguments: [
    "in --output out", "in --output=out", "--output out in", "in -o out", "in -oout", "in -o=out",
    "-o out -- in", "in -fqo out", "in -qfoout",
  ])
  func `every spelling of an option gives the same value`(_ line: String) throws {
    let values = try values(line)
    #expect(try values[Self.folder] == "in")
    #expect(try values[Self.output] == "out")
  }

  @Test func `short flags stand together`() throws {
    let values = try values("-fq in")
    #expect(values[Self.force] && values[Self.quiet])
    #expect(try !self.values("in")[Self.force])
  }

  @Test func `an option that repeats keeps its order`() throws {
    let pairs = try values("in --set a=1 --set=b=x=y --set a=")[Self.set]
    #expect(
      pairs == [
        Assignment(name: "a", value: "1"), .init(name: "b", value: "x=y"), .init(name: "a", value: ""),
      ])
  }

  @Test func `a dash and what follows two dashes are words`() throws {
    let values = try values("- -o - -- -x --output")
    #expect(try values[Self.folder] == "-")
    #expect(try values[Self.output] == "-")
    #expect(try values[Self.rest] == ["-x", "--output"])
  }

  @Test func `a value may begin with a dash`() throws {
    #expect(try values("in -o -strange")[Self.output] == "-strange")
    #expect(try values("in --output=--force")[Self.output] == "--force")
  }

  @Test(
    arguments: [
      ("", .missingArgument("FOLDER", command: "test")),
      ("in --output", .missingValue("--output", placeholder: "FILE")),
      ("in --output --force", .missingValue("--output", placeholder: "FILE")),
      ("in --output -f", .missingValue("--output", placeholder: "FILE")),
      ("in --output --", .missingValue("--output", placeholder: "FILE")),
      ("in -o a -o b", .repeatedOption("--output")),
      ("in --force=yes", .unwantedValue("--force", value: "yes")),
      ("in -fx", .unknownOption("-x", command: "test", known: known)),
      ("in --forse", .unknownOption("--forse", command: "test", known: known)),
      ("in -quiet", .unknownOption("-quiet", command: "test", known: known)),
    ] as [(String, UsageError)])
  func `a line that makes no sense is refused`(_ line: String, _ error: UsageError) {
    #expect(throws: error) { try values(line) }
  }

  private static let known = ["--output", "-o", "--set", "--days", "--force", "-f", "--quiet", "-q"]

  @Test func `one word too many is named`() {
    let declarations = [Self.folder.declaration]
    #expect(throws: UsageError.surplusArgument("b", command: "test")) {
      try ArgumentValues(["a", "b"], for: declarations, of: "test")
    }
  }

  @Test(arguments: ["-1", "x", "1.5", "99999999999999999999"])
  func `a number must be one`(_ text: String) throws {
    let values = try values("in --days \(text)")
    #expect(
      throws: UsageError.badValue(argument: "--days", value: text, expected: "a whole number", hints: [])
    ) {
      try values[Self.days]
    }
  }

  @Test func `an assignment needs a name`() throws {
    let values = try values("in --set =1")
    #expect(throws: UsageError.self) { try values[Self.set] }
  }
}
