// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The house, floor by floor. A target imports only from floors below its own;
// `Tests/ArchitectureTests/FloorsTests.swift` holds the same table and watches the import lines.

// Floor 0: C libraries, one system-library target each. `docs/dependencies.md` says why each is here.
let systemLibraries: [Target] = [
  .systemLibrary(name: "CPosix"),
  .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
  .systemLibrary(name: "CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
  .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
  .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
]

// Facts that only the build knows. `make` passes the commit; a plain `swift build` has none, rather than a stale one.
let buildFacts: [Target] = [
  .target(
    name: "CBuildFacts",
    cSettings: [.define("PASSFORGE_COMMIT", to: "\"\(Context.environment["PASSFORGE_COMMIT"] ?? "")\"")])
]

let libraries: [Target] = [
  // Floor 1: text in, located values out.
  .target(name: "PassData"),
  // Floor 2: the operating system, through POSIX calls.
  .target(name: "PassSystem", dependencies: ["CPosix", "PassData"]),
  // Floor 3: fences, one Swift target per C library.
  .target(name: "PassCrypto", dependencies: ["COpenSSL", "PassSystem", "PassData"]),
  .target(name: "PassZip", dependencies: ["CLibZip", "PassData"]),
  .target(name: "PassImage", dependencies: ["CPNG", "PassData"]),
  .target(name: "PassPattern", dependencies: ["CPCRE2", "PassData"]),
  // Floor 4: Apple's words, and ours.
  .target(name: "PassModel", dependencies: ["PassData"]),
  .target(name: "PassTemplate", dependencies: ["PassPattern", "PassSystem", "PassData"]),
  // Floor 5: files, manifest, signature, archive; and how a pass looks.
  .target(name: "PassLayout", dependencies: ["PassModel", "PassData"]),
  .target(name: "PassBundle", dependencies: ["PassCrypto", "PassZip", "PassSystem", "PassData"]),
  // Floor 6: judging.
  .target(
    name: "PassLint",
    dependencies: [
      "PassBundle", "PassLayout", "PassModel", "PassCrypto", "PassZip", "PassImage", "PassSystem", "PassData",
    ]),
  // Floor 7: the flows.
  .target(
    name: "PassPipeline",
    dependencies: [
      "PassLint", "PassBundle", "PassTemplate", "PassModel", "PassCrypto", "PassZip", "PassSystem",
      "PassData",
    ]),
  // Floor 8: what people hold: the library's one name, and the command.
  .target(
    name: "Passforge",
    dependencies: [
      "PassPipeline", "PassLint", "PassBundle", "PassTemplate", "PassModel", "PassCrypto", "PassZip",
      "PassImage",
      "PassSystem", "PassData",
    ]),
  .target(
    name: "PassforgeCLI",
    dependencies: [
      "CBuildFacts", "PassPipeline", "PassLint", "PassBundle", "PassLayout", "PassTemplate", "PassModel",
      "PassCrypto", "PassZip", "PassImage", "PassPattern", "PassSystem", "PassData",
    ]),
  // Floor 9: five lines.
  .executableTarget(name: "passforge", dependencies: ["PassforgeCLI"], path: "Sources/passforge-command"),
]

// Not a product: what `make bench` runs.
let benchmarks: [Target] = [
  .executableTarget(
    name: "passforge-measure",
    dependencies: [
      "PassPipeline", "PassLint", "PassBundle", "PassTemplate", "PassCrypto", "PassSystem", "PassData",
    ], path: "Benchmarks/measure")
]

let tests: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["PassCrypto", "PassSystem", "PassData"], path: "Tests/TestSupport",
    exclude: ["Identity"]),
  .testTarget(name: "ArchitectureTests", dependencies: ["PassforgeCLI", "TestSupport"]),
  .testTarget(
    name: "PassDataTests",
    dependencies: ["PassData", "TestSupport"]),
  .testTarget(
    name: "PassSystemTests",
    dependencies: ["PassSystem", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassCryptoTests",
    dependencies: ["PassCrypto", "PassSystem", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassZipTests",
    dependencies: ["PassZip", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassImageTests",
    dependencies: ["PassImage", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassPatternTests",
    dependencies: ["PassPattern", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassModelTests",
    dependencies: ["PassModel", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassTemplateTests",
    dependencies: ["PassTemplate", "PassSystem", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassLayoutTests",
    dependencies: ["PassLayout", "PassModel", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassBundleTests",
    dependencies: ["PassBundle", "PassCrypto", "PassZip", "PassSystem", "PassData", "TestSupport"]),
  .testTarget(
    name: "PassLintTests",
    dependencies: [
      "PassLint", "PassBundle", "PassModel", "PassCrypto", "PassZip", "PassImage", "PassSystem", "PassData",
      "TestSupport",
    ], exclude: ["Fixtures"]),
  .testTarget(
    name: "PassPipelineTests",
    dependencies: [
      "PassPipeline", "PassLint", "PassBundle", "PassTemplate", "PassModel", "PassCrypto", "PassZip",
      "PassSystem", "PassData", "TestSupport",
    ]),
  .testTarget(
    name: "PassforgeCLITests",
    dependencies: [
      "PassforgeCLI", "passforge", "PassPipeline", "PassLint", "PassBundle", "PassTemplate", "PassModel",
      "PassCrypto", "PassZip", "PassSystem", "PassData", "TestSupport",
    ], exclude: ["Scripts"]),
]

// The preview is an executable of its own, because it alone needs cairo, pango and zint. Where their development files
// are missing its targets are left out, and everything else builds. `docs/preview.md` says more;
// PASSFORGE_WITH_PREVIEW=1 or 0 decides without looking.
let withPreview: Bool = {
  if let wish = Context.environment["PASSFORGE_WITH_PREVIEW"] { return wish == "1" }
  let prefixes = ["/usr", "/usr/local"]
  let libraries = ["lib", "lib64", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "share"]
  let own = (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
  let folders = own + prefixes.flatMap { prefix in libraries.map { "\(prefix)/\($0)/pkgconfig" } }
  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  return folders.contains { exists("\($0)/pangocairo.pc") }
    && prefixes.contains { exists("\($0)/include/zint.h") }
}()

let preview: [Target] =
  withPreview
  ? [
    // Floor 0.
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CZint", providers: [.apt(["libzint-dev"])]),
    // Floor 8: pictures of a pass.
    .target(
      name: "PassPreview",
      dependencies: [
        "CCairo", "CZint", "PassPipeline", "PassLint", "PassBundle", "PassLayout", "PassTemplate",
        "PassModel",
        "PassImage", "PassSystem", "PassData",
      ]),
    // Floor 9: its command.
    .executableTarget(
      name: "passforge-preview",
      dependencies: [
        "PassPreview", "PassforgeCLI", "PassPipeline", "PassLint", "PassBundle", "PassLayout", "PassTemplate",
        "PassCrypto", "PassSystem", "PassData",
      ], path: "Sources/passforge-preview-command"),
    .testTarget(
      name: "PassPreviewTests",
      dependencies: [
        "PassPreview", "passforge-preview", "PassPipeline", "PassLint", "PassBundle", "PassTemplate",
        "PassLayout", "PassCrypto",
        "PassSystem", "PassData", "TestSupport",
      ]),
  ] : []

// Readers of hostile bytes under libFuzzer: `make fuzz`. Not part of any other build.
let fuzzed: [String: [Target.Dependency]] = [
  "archive": ["PassBundle", "PassCrypto", "PassData"],
  "date": ["PassData"],
  "json-reader": ["PassData"],
  "manifest": ["PassBundle", "PassData", "PassZip"],
  "rows": ["PassData"],
  "signature": ["PassCrypto", "PassData"],
  "strings": ["PassBundle"],
  "template": ["PassTemplate", "PassData"],
]
let fuzzers: [Target] =
  Context.environment["PASSFORGE_FUZZ"] == "1"
  ? [.systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer")]
    + fuzzed.map { name, dependencies in
      .executableTarget(
        name: "fuzz-\(name)", dependencies: ["CFuzzer"] + dependencies, path: "Fuzzing/\(name)")
    } : []

let package = Package(
  name: "passforge",
  products: [
    .library(name: "Passforge", targets: ["Passforge"]),
    .executable(name: "passforge", targets: ["passforge"]),
  ] + (withPreview ? [.executable(name: "passforge-preview", targets: ["passforge-preview"])] : []),
  targets: systemLibraries + buildFacts + libraries + preview + benchmarks + tests + fuzzers,
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
