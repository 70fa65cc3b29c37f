import GestureLab
import Testing

struct ShareTests {
  // From Wilson, "Probable inference, the law of succession, and statistical inference" (1927), by the
  // formula: 5 of 10 are 23.7 to 76.3 %.
  @Test func `the interval is Wilson's`() {
    let interval = Share(5, of: 10).interval

    #expect(abs(interval.lowerBound - 0.2366) < 0.0001)
    #expect(abs(interval.upperBound - 0.7634) < 0.0001)
  }

  @Test(arguments: [1, 4, 272, 27_297])
  func `none and all are not certain, and lie at the ends`(total: Int) {
    let (none, all) = (Share(0, of: total).interval, Share(total, of: total).interval)

    #expect(none.lowerBound == 0 && none.upperBound > 0)
    #expect(all.upperBound == 1 && all.lowerBound < 1)
    #expect(abs(none.upperBound + all.lowerBound - 1) < 1e-12)
  }

  @Test func `the more strokes, the narrower the interval, and the part lies in it`() {
    var last = 1.0
    for total in [10, 100, 1_000, 10_000] {
      let share = Share(total / 10, of: total)
      let width = share.interval.upperBound - share.interval.lowerBound

      #expect(share.interval.contains(share.part))
      #expect(width < last)
      last = width
    }
  }

  @Test func `a share prints its percentage, its interval and its number`() {
    #expect("\(Share(1, of: 272))" == "0.4 % (0.1–2.1) of 272")
    #expect("\(Share(0, of: 0))" == "none")
  }
}
