#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct RefusalsCommandTests {
  private struct Row: Decodable {
    let refusedBy: String?
    let setting: String?
    let level: String?
    let release: Int
    let start: String
    let uikit: String
    let owner: String
  }

  @Test func `each row of the data has every key, null where there is nothing`() throws {
    let outcome = CommandOutcome("check", "refusals", "--json", "--ios", "18")

    #expect(outcome.status == .fine)
    let rows = try outcome.output.map { line in
      #expect(line.contains(#""refusedBy":"#) && line.contains(#""setting":"#))
      return try JSONDecoder().decode(Row.self, from: Data(line.utf8))
    }
    #expect(rows.count == 1_110 && rows.allSatisfy { $0.release == 18 })
    #expect(Set(rows.compactMap(\.level)) == ["app", "stack", "screen"])
    #expect(Set(rows.map(\.start)) == ["edge", "middle", "backButton"])
    let cancel = rows.filter { $0.refusedBy == "ownLeftItem" && $0.start == "middle" }
    #expect(
      cancel.filter { $0.owner == "pop" }.allSatisfy { $0.setting == "both" && $0.uikit == "none" })
    #expect(cancel.contains { $0.owner == "pop" })
  }

  @Test func `the table names what refuses, and counts the attempts`() {
    let outcome = CommandOutcome("check", "refusals", "--ios", "26")

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("refused by") == true)
    #expect(outcome.output.contains { $0.hasPrefix("hiddenBar + ownLeftItem") })
    #expect(outcome.errors.last == "1110 attempts; 0 have another owner than they should.")
  }
}
#endif
