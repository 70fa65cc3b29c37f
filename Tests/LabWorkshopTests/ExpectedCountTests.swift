#if HEADLESS
import LabWorkshop
import Testing

struct ExpectedCountTests {
  @Test(
    arguments: [
      ("1", .exact(1)), ("==2", .exact(2)), (">=1", .atLeast(1)), ("<= 3", .atMost(3)),
      (">0", .atLeast(1)), ("<1", .atMost(0)),
    ] as [(String, ExpectedCount)])
  func `a text becomes a bound`(text: String, expected: ExpectedCount) {
    #expect(ExpectedCount(text) == expected)
  }

  @Test(arguments: ["", "many", ">=", "<0", "-1", "!=1", "1.5", ">9223372036854775807", "=>1"])
  func `a text that no count can meet is refused`(text: String) {
    #expect(ExpectedCount(text) == nil)
  }

  @Test func `a bound is met on one side`() {
    #expect(ExpectedCount.exact(1).matches(1) && !ExpectedCount.exact(1).matches(2))
    #expect(ExpectedCount.atLeast(1).matches(2) && !ExpectedCount.atLeast(1).matches(0))
    #expect(ExpectedCount.atMost(1).matches(0) && !ExpectedCount.atMost(1).matches(2))
    #expect(ExpectedCount.atLeast(1).description == ">=1")
  }
}
#endif
