#if HEADLESS
import LabWorkshop
import Testing

@MainActor @Suite
struct ShrinkerTests {
  @Test(arguments: 0..<10)
  func `irrelevant parts are removed`(number: Int) {
    let original = StageGenerator.stage(number, seed: 2)

    let shrunk = Shrinker(original) { $0.steps.count >= 3 }.smallest

    #expect(shrunk.steps.count == 3)
    // Only the release, the window and the steps remain: no view, recognizer or relation.
    #expect(shrunk.lines.count == 5, "\(shrunk.lines)")
  }

  @Test(arguments: 0..<10)
  func `no single part can be removed from the result`(number: Int) {
    let original = StageGenerator.stage(number, seed: 3)
    let words = ["v10", "r1"]
    func fails(_ stage: LabCase) -> Bool {
      let text = stage.lines.joined(separator: "\n")
      return words.allSatisfy(text.contains)
    }

    let shrunk = Shrinker(original, stillFails: fails).smallest

    #expect(fails(shrunk))
    #expect(shrunk.steps.count == 0)
    #expect(shrunk.lines.count <= 4, "\(shrunk.lines)")
  }

  @Test func `a limit ends the reduction`() {
    let original = StageGenerator.stage(1, seed: 2)
    var calls = 0

    let shrinker = Shrinker(original, limit: 5) { _ in
      calls += 1
      return false
    }

    #expect(shrinker.smallest == original)
    #expect(calls == 5)
    #expect(shrinker.tried == 5)
  }
}
#endif
