import Foundation
import Testing

/// The 46 problems that users have reported to the field's libraries and apps: each has tests in this
/// folder whose names begin with its number, or a reason why it has none.
struct FieldProblemListTests {
  /// The problems that no gesture of a finger can show, and why.
  private static let leftOut: [Int: String] = [
    16: "SwiftUI has no modifier for it; a module of its own is to bring one.",
    43: "A SwiftUI gesture starves a ScrollView: no pop takes part.",
    44: "Two fingers on a trackpad scroll without touching: the engine makes no scroll events.",
    45: "VoiceOver's escape is no gesture that a recognizer sees.",
    46: "A wish for another language, not for behaviour.",
  ]

  private static let all = 1...46

  @Test func `a problem has a test or a reason to have none, and not both`() throws {
    let tested = try testedProblems()

    for number in Self.all {
      let isTested = tested.contains(number)
      #expect(isTested != (Self.leftOut[number] != nil), "problem \(number)")
    }
    #expect(tested.isSubset(of: Self.all))
    #expect(Self.leftOut.values.allSatisfy { $0.count > 20 })
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
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let own = URL(fileURLWithPath: #filePath).lastPathComponent
    var numbers: Set<Int> = []
    for file in files where file.pathExtension == "swift" && file.lastPathComponent != own {
      let text = try String(contentsOf: file, encoding: .utf8)
      numbers.formUnion(text.split(separator: "\n").flatMap { Self.numbers(in: String($0)) })
    }
    return numbers
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
