#if HEADLESS
import GestureLab
import LabWorkshop
import Testing

struct TallyTests {
  @Test func `an empty tally has no counts`() {
    let tally = Tally<String>()

    #expect(tally.counts.isEmpty)
    #expect(tally.values.isEmpty)
    #expect(tally.description == "")
  }

  @Test func `every value is counted separately`() {
    let tally = Tally(counting: ["a", "b", "a", "a"])

    #expect(tally.counts == ["a": 3, "b": 1])
    #expect(tally.values == ["a", "b"])
  }

  @Test func `the most frequent value comes first, equal ones by name`() {
    let tally = Tally(counting: ["c", "b", "a", "a", "c", "d", "d", "d"])

    #expect(tally.ranked.map(\.value) == ["d", "a", "c", "b"])
    #expect(tally.ranked.map(\.count) == [3, 2, 2, 1])
  }

  @Test func `a single value is printed without its count`() {
    #expect(Tally(counting: ["pop", "pop"]).description == "pop")
    #expect(Tally(counting: ["pop", "map", "map"]).description == "map 2, pop 1")
    #expect(
      Tally(counting: [DragOwner.unclaimed, .content("row")]).description == "row 1, unclaimed 1")
  }
}

extension Tally {
  fileprivate init(counting values: [Value]) {
    self.init()
    for value in values { add(value) }
  }
}
#endif
