#if HEADLESS
import LabWorkshop
import Testing

struct ShareTests {
  // From Wilson, "Probable inference, the law of succession, and statistical inference" (1927), by
  // the formula: 5 of 10 are 23.7 to 76.3 %.
  @Test func `the interval is Wilson's`() {
    let interval = Share(5, of: 10).interval

    #expect(abs(interval.lowerBound - 0.2366) < 0.0001)
    #expect(abs(interval.upperBound - 0.7634) < 0.0001)
  }

  @Test(arguments: [1, 4, 272, 27_297])
  func `the intervals of 0 % and 100 % have one exact bound`(total: Int) {
    let (none, all) = (Share(0, of: total).interval, Share(total, of: total).interval)

    #expect(none.lowerBound == 0 && none.upperBound > 0)
    #expect(all.upperBound == 1 && all.lowerBound < 1)
    #expect(abs(none.upperBound + all.lowerBound - 1) < 1e-12)
  }

  @Test func `the interval contains the share and shrinks with more strokes`() {
    var last = 1.0
    for total in [10, 100, 1_000, 10_000] {
      let share = Share(total / 10, of: total)
      let width = share.interval.upperBound - share.interval.lowerBound

      #expect(share.interval.contains(share.part))
      #expect(width < last)
      last = width
    }
  }

  @Test func `a share prints its percentage, interval and total`() {
    #expect("\(Share(1, of: 272))" == "0.37 % (0.06–2.1) of 272")
    #expect("\(Share(50, of: 100))" == "50.0 % (40.4–59.6) of 100")
    #expect("\(Share(0, of: 0))" == "none")
  }
}
#endif
