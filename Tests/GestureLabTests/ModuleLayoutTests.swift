#if HEADLESS
import Foundation
import Testing

/// Imports point one way: the table of allowed imports is the only one.
struct ModuleLayoutTests {
  /// The modules that each module may import.
  private static let allowedImports: [String: Set<String>] = [
    "GestureRules": ["Foundation"],
    "HeadlessUIKit": ["Foundation"],
    "UIKitShim": ["UIKit", "HeadlessUIKit"],
    "GestureArbitration": ["Foundation", "GestureRules", "UIKitShim"],
    "GestureArbitrationUI": ["GestureArbitration", "UIKitShim"],
    "SystemPopTransition": ["GestureArbitration", "UIKitShim"],
    "GestureDiagnostics": ["Foundation", "GestureRules", "GestureArbitration", "UIKitShim"],
    "GestureProbe": ["Foundation", "GestureDiagnostics", "UIKitShim"],
    "GestureLab": [
      "Foundation", "GestureRules", "GestureArbitration", "GestureDiagnostics", "HeadlessUIKit",
    ],
    "LabWorkshop": ["Foundation", "GestureArbitration", "GestureLab", "HeadlessUIKit"],
    "gesture-lab": [
      "Foundation", "GestureDiagnostics", "GestureLab", "GestureProbe", "LabWorkshop",
      "HeadlessUIKit",
    ],
  ]

  /// Further imports of the folders that need what only Apple's systems have.
  private static let platformImports: [String: Set<String>] = [
    "GestureArbitration/Platform": ["ObjectiveC", "UIKit", "os"],
    "GestureArbitrationUI/SwiftUI": ["SwiftUI"],
  ]

  @Test(arguments: allowedImports.keys.sorted())
  func `a module imports only modules below it`(module: String) throws {
    let files = try swiftFiles(of: module)
    #expect(!files.isEmpty, "Sources/\(module) contains no Swift file")

    for file in files {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      let allowed = Self.imports(allowedIn: file)
      for (line, name) in Self.imports(in: text) where !allowed.contains(name) {
        Issue.record(
          """
          Sources/\(file):\(line) imports \(name)

          \(module) may import \(allowed.sorted().joined(separator: ", ")). Move the code to a \
          module above, or pass the value in.
          """)
      }
    }
  }

  @Test func `the screens of the gallery need nothing but the package`() throws {
    let screens = sources.deletingLastPathComponent()
      .appendingPathComponent("Playgrounds/GestureGallery.swiftpm/Screens")
    let files = try FileManager.default.subpathsOfDirectory(atPath: screens.path)
      .filter { $0.hasSuffix(".swift") }

    #expect(files.count > 8)
    for file in files {
      let text = try String(contentsOf: screens.appendingPathComponent(file), encoding: .utf8)
      let modules = Set(Self.imports(in: text).map(\.module))
      #expect(modules.isSubset(of: ["GestureArbitration", "UIKitShim"]), "\(file)")
    }
  }

  @Test func `the lab and the workshop send touches by the player alone`() throws {
    let senders = try ["GestureLab", "LabWorkshop", "gesture-lab"].flatMap(swiftFiles)
      .filter { file in
        let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
        return text.contains("engine.send(") || text.contains("engine.scroll(")
      }

    #expect(senders == ["GestureLab/Play/Player.swift"])
  }

  @Test func `every module is in the table`() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.hasPrefix(".") }

    #expect(modules.sorted() == Self.allowedImports.keys.sorted())
  }

  @Test(
    arguments: [
      ("import Foundation", "Foundation"), ("  @_exported import UIKit", "UIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "UIKit"),
      ("@preconcurrency public import GestureLab // why", "GestureLab"),
      ("@_spi(Lab) import GestureRules", "GestureRules"),
      ("package import struct Foundation.URL", "Foundation"),
    ])
  func `an import is found in all its forms`(line: String, module: String) {
    let found = Self.imports(in: "let a = 1\n\n\(line)\n")

    #expect(found.map(\.line) == [3])
    #expect(found.map(\.module) == [module])
  }

  @Test(arguments: ["// import UIKit", "/// import UIKit", "let important = 1", "importer.start()"])
  func `text that resembles an import is ignored`(line: String) {
    #expect(Self.imports(in: line).isEmpty)
  }

  @Test func `only the platform folder may import more`() {
    let inside = Self.imports(allowedIn: "GestureArbitration/Platform/Log.swift")
    let beside = Self.imports(allowedIn: "GestureArbitration/PlatformLog.swift")

    #expect(inside == beside.union(["ObjectiveC", "UIKit", "os"]))
    #expect(beside == ["Foundation", "GestureRules", "UIKitShim"])
  }

  private static func imports(allowedIn file: String) -> Set<String> {
    let module = file.prefix { $0 != "/" }
    let platform = platformImports.first { file.hasPrefix($0.key + "/") }
    return allowedImports[String(module), default: []].union(platform?.value ?? [])
  }

  private static func imports(in text: String) -> [(line: Int, module: String)] {
    let statement =
      #/
      \s* (?: (?: @\w+ (?: \( [^)]* \) )? | public | package | internal | private ) \s+ )*
      import \s+ (?: (?: struct | class | enum | protocol | typealias | func | let | var ) \s+ )?
      (?<module> \w+ )
      /#
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).compactMap { line, text in
      text.prefixMatch(of: statement).map { (line, String($0.output.module)) }
    }
  }

  private var sources: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
  }

  /// Paths below Sources, in order. The files of a tutorial lie in a catalog: an app's, not the
  /// module's.
  private func swiftFiles(of module: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: sources.appendingPathComponent(module).path
    )
    .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted().map { "\(module)/\($0)" }
  }
}
#endif
