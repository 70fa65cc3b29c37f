#if HEADLESS
import Foundation
import Testing

/// The 46 problems that users have reported to other libraries and apps, and what the threads of 2026
/// ask for: each has tests in this folder whose names begin with its number or its subject, or a
/// reason why it has none.
struct FieldProblemListTests {
  /// The problems that no touch can reproduce, and why.
  private static let leftOut: [Int: String] = [
    43: "A SwiftUI gesture blocks a ScrollView, and no pop is involved.",
    46: "It asks for another language, not for behaviour: `GestureArbitrationUI` is type-checked.",
  ]

  /// What the threads of 2026 ask for, and open threads by their number.
  private static let subjects: [String: Answer] = [
    "modifiers for SwiftUI": .problems([16, 37, 42, 45]),
    "the content pop against charts, maps, drawings, carousels, rows and games":
      .problems([1, 2, 3, 4, 5, 6, 7, 8, 11]),
    "pagers": .problems([9, 10, 20, 21, 26]),
    "rows and swipes to reply": .problems([8, 27, 28, 29, 30]),
    "discarding changes": .problems([37]),
    "custom animator": .thread,
    "explanation": .thread,
    "react-native-screens 3512": .thread,
    "Transmission 25": .thread,
    "Transmission 38": .thread,
    "FloatingPanel 327": .thread,
    "SwiftUIPager 342": .thread,
    // Sheets, panels, menus and pagers against content.
    "TouchDraw 50": .thread,
    "SwiftChart 120": .thread,
    "react-native-pager-view 592": .thread,
    "Parchment 643": .thread,
    "stream-chat-swiftui 255": .thread,
    "zoom dismissal": .tests("../Deciding/ZoomDismissalTests.swift"),
    "Transmission 113": .leftOut("Its text was not available when the list was made."),
  ]

  private enum Answer {
    /// The tests of problems have it.
    case problems([Int])
    /// The names of tests begin with it.
    case thread
    /// The tests of a file have it.
    case tests(String)
    /// It has none, for a reason.
    case leftOut(String)
  }

  private static let all = 1...46

  @Test func `a problem has either a test or a reason to have none`() throws {
    let tested = try testedProblems()

    for number in Self.all {
      let isTested = tested.contains(number)
      #expect(isTested != (Self.leftOut[number] != nil), "problem \(number)")
    }
    #expect(tested.isSubset(of: Self.all))
    #expect(Self.leftOut.values.allSatisfy { $0.count > 20 })
  }

  @Test func `what the threads of 2026 ask for has either tests or a reason to have none`() throws {
    let tested = try testedProblems()
    let names = try testNames()

    for (subject, answer) in Self.subjects {
      let isNamed = names.contains { $0.hasPrefix("\(subject): ") }
      switch answer {
      case .problems(let numbers): #expect(tested.isSuperset(of: numbers), "\(subject)")
      case .thread: #expect(isNamed, "\(subject)")
      case .tests(let file):
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: file)
        #expect(FileManager.default.fileExists(atPath: url.path), "\(subject)")
      case .leftOut(let reason): #expect(!isNamed && reason.count > 20, "\(subject)")
      }
    }
  }

  @Test(arguments: [
    ("  func `19: it pops`() {", [19]), ("  @Test func `28, 29: they pop`(x: Int) {", [28, 29]),
    ("  // func `7: it pops`", []), ("  func `C062: it pops`() {", []),
    ("  func `7 taps`() {", []),
  ])
  func `numbers are read from the beginning of a test's name`(line: String, numbers: [Int]) {
    #expect(Self.numbers(in: line) == numbers)
  }

  /// The problems whose numbers begin the name of a test in this folder.
  private func testedProblems() throws -> Set<Int> {
    Set(try lines().flatMap(Self.numbers))
  }

  private func testNames() throws -> [String] {
    try lines().compactMap { $0.components(separatedBy: "func `").dropFirst().first }
  }

  private func lines() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let thisFile = URL(fileURLWithPath: #filePath).lastPathComponent
    return try files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != thisFile }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n") }
  }

  private static func numbers(in line: String) -> [Int] {
    guard !line.trimmingCharacters(in: .whitespaces).hasPrefix("//"),
      let name = line.components(separatedBy: "func `").dropFirst().first,
      let end = name.range(of: ": ")
    else { return [] }
    let parts = name[..<end.lowerBound].components(separatedBy: ", ")
    let numbers = parts.compactMap { Int($0) }
    return numbers.count == parts.count ? numbers : []
  }
}
#endif
