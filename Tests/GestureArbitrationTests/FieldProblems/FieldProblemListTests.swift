#if HEADLESS
import Foundation
import Testing

/// The 46 problems that users have reported to other libraries and apps: each has tests in this
/// folder whose names begin with its number, or a reason why it has none.
struct FieldProblemListTests {
  /// The problems that no touch can reproduce, and why.
  private static let leftOut: [Int: String] = [
    16: "It asks for a SwiftUI modifier, and this module has no SwiftUI.",
    43: "A SwiftUI gesture blocks a ScrollView, and no pop is involved.",
    45: "No recognizer receives the VoiceOver escape gesture.",
    46: "It asks for another language, not for behaviour.",
  ]

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
    let thisFile = URL(fileURLWithPath: #filePath).lastPathComponent
    var numbers: Set<Int> = []
    for file in files where file.pathExtension == "swift" && file.lastPathComponent != thisFile {
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
#endif
