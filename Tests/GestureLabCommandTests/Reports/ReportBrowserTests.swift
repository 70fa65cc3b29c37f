#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A report in a browser shows its data.
@WaitingActor
@Suite(
  .serialized, .enabled(if: Browser.program != nil, "no Chromium is installed"),
  .needsProgram)
struct ReportBrowserTests {
  @Test func `for every direction and both rules, each point has the color of its owner`() throws {
    let page = try ReportPageUnderTest("carousel", "right", "edge")
    var different: Set<[[String]]> = []

    for rules in ["before", "after"] {
      try page.choose(rules: rules)
      for direction in MapDirection.allCases {
        try page.choose(direction)

        let painted = try page.paintedOwners()
        let map = page.map(rules)
        for row in painted.indices {
          for column in painted[row].indices {
            let owner = map.cell(column: column, row: row, direction)?.owner.description
            // The rounded corners of the screen hide the cells there.
            let isOnGlass = Self.isOnGlass(map.grid.start(column: column, row: row))
            #expect(
              painted[row][column] == (isOnGlass ? owner : ""),
              "\(rules), \(direction), \(column), \(row)")
          }
        }
        different.insert(painted)
        let legend = try page.text("#legend-direction")
        #expect(legend.contains(rules == "after" ? "with the arbiter" : "plain UIKit rules"))
      }
    }

    #expect(different.count > 3)
    #expect(page.browser.complaints == [])
  }

  @Test func `the phone of the drag shows the screen's views`() throws {
    let page = try ReportPageUnderTest("pager-middle", "right", "edge")

    // Page 3 of the pager fills the frame of its content, so that its dot of five is in the middle.
    let box: [Double] = try page.browser.evaluate(
      """
      (() => { const glass = document.querySelector('#stroke .glass').getBoundingClientRect();
        const page = [...document.querySelectorAll('#stroke .wf-page')]
          .map((each) => each.getBoundingClientRect())
          .find((each) => each.left > glass.left && each.right < glass.right);
        return [page.left - glass.left, glass.right - page.right]; })()
      """)

    #expect(abs(box[0] - box[1]) < 2)
    #expect(box[0] > 0)
    #expect(page.browser.complaints == [])
  }

  @Test func `the legend contains the owners that have a share`() throws {
    let page = try ReportPageUnderTest("map", "right")
    try page.choose(rules: "after")
    try page.choose(.left)

    let labels: [String] = try page.browser.evaluate(
      "[...document.querySelectorAll('#legend li')].map((each) => each.dataset.owner)")

    #expect(labels == page.map("after").shares(.left).map(\.owner.description))
    #expect(try !page.text("#legend").contains("pop"))
    #expect(page.browser.complaints == [])
  }

  @Test func `a click on a point shows its owner and the reason`() throws {
    let page = try ReportPageUnderTest("list")
    let grid = page.data.maps.after.grid
    var summaries: Set<String> = []

    for rules in ["before", "after"] {
      try page.choose(rules: rules)
      for direction in [MapDirection.right, .down, .upLeft] {
        try page.choose(direction)
        for (column, row) in [(0, 0), (3, 6), (6, 14), (1, 10)] {
          let start = grid.start(column: column, row: row)
          let glass: [Double] = try page.browser.evaluate(
            """
            (() => { const box = document.querySelector('#map .glass').getBoundingClientRect();
              return [box.left, box.top, box.width, box.height]; })()
            """)
          try page.browser.click(
            x: glass[0] + start.x / 390 * glass[2], y: glass[1] + start.y / 844 * glass[3])

          let text = try page.text("#summary")
          let cell = try #require(page.map(rules).cell(column: column, row: row, direction))
          #expect(text.contains(cell.reason), "\(text)")
          #expect(
            try page.browser.evaluate("document.getElementById('summary').dataset.owner")
              == cell.owner.description)
          #expect(text.contains("(\(Int(start.x.rounded())), \(Int(start.y.rounded())))"))
          summaries.insert(text)
        }
      }
    }

    #expect(summaries.count > 12)
    #expect(page.browser.complaints == [])
  }

  @Test func `at every time, each recognizer has the state of the data`() throws {
    let page = try ReportPageUnderTest("carousel", "right", "edge")

    for rules in ["before", "after"] {
      try page.choose(rules: rules)
      try page.browser.click("#time")
      try page.browser.press(.home)
      let moments = page.record(rules).moments
      #expect(try page.shownStates() == page.states(rules, at: 0))
      for time in 1...20 {
        try page.browser.press(.right)
        #expect(try page.shownStates() == page.states(rules, at: Double(time)), "\(time) ms")
      }
      for index in moments.indices {
        try page.browser.click("#moments li:nth-child(\(index + 1)) button")
        let time = moments[index].time
        let current: [Int] = try page.browser.evaluate(
          """
          [...document.querySelectorAll('#moments li')].flatMap((item, index) =>
            item.hasAttribute('aria-current') ? [index] : [])
          """)
        #expect(current == [moments.lastIndex { $0.time <= time } ?? -1])
        #expect(try page.shownStates() == page.states(rules, at: time), "moment \(index)")
      }
      // A click along the slider.
      let box: [Double] = try page.browser.evaluate(
        """
        (() => { const box = document.getElementById('time').getBoundingClientRect();
          return [box.left, box.top, box.width, box.height]; })()
        """)
      for share in [0.25, 0.5, 0.9] {
        try page.browser.click(x: box[0] + box[2] * share, y: box[1] + box[3] / 2)
        let time: Double = try page.browser.evaluate(
          "Number(document.getElementById('time').value)")
        #expect(try page.shownStates() == page.states(rules, at: time), "at \(time) ms")
      }
      let listed: Int = try page.browser.evaluate(
        "document.querySelectorAll('#rulings .ruling').length")
      #expect(listed == page.record(rules).rulings.count)
      for ruling in page.record(rules).rulings {
        let verdict = "\(ruling.subject) \(ruling.isAllowed ? "allowed" : "refused")"
        #expect(try page.text("#rulings").contains(verdict))
      }
    }

    #expect(page.browser.complaints == [])
  }

  @Test(arguments: [false, true])
  func `play runs to the end, and pause stops it`(isCalm: Bool) throws {
    let page = try ReportPageUnderTest("plain")
    try page.browser.emulate(calm: isCalm)
    let time = "Number(document.getElementById('time').value)"

    try page.browser.click("#play")
    #expect(
      try page.browser.evaluate("document.getElementById('play').getAttribute('aria-label')")
        == "Pause")
    try page.browser.click("#play")
    let stopped: Double = try page.browser.evaluate(time)
    let later: Double = try page.browser.evaluate(
      "new Promise((done) => setTimeout(() => done(\(time)), 300))",
      awaited: true)
    #expect(stopped == later)
    // The rest of the drag is enough: playing all of it takes seconds.
    let _: Bool = try page.browser.evaluate(
      """
      (() => { const time = document.getElementById('time'); time.value = time.max * 0.8;
        time.dispatchEvent(new Event('input')); return true; })()
      """)
    try page.browser.click("#play")
    let end: Double = try page.browser.evaluate(
      """
      new Promise((done) => { const look = () => {
        const play = document.getElementById('play').getAttribute('aria-label');
        if (play === 'Play') done(\(time)); else setTimeout(look, 50); }; look(); })
      """, awaited: true)

    let last = page.data.drag.records.after.moments.map(\.time).max() ?? 0
    #expect(end >= last - 0.001)
    #expect(try page.shownStates() == page.states("after", at: end))
    #expect(page.browser.complaints == [])
  }

  @Test func `every control can be used with the keyboard and shows its focus`() throws {
    let page = try ReportPageUnderTest("list")
    let browser = page.browser
    var reached: [String] = []

    for _ in 0..<60 {
      try browser.press(.tab)
      let focus: [String] = try browser.evaluate(
        """
        (() => { const element = document.activeElement;
          const shown = element.matches('input[type=radio]') ? element.nextElementSibling : element;
          return [element.id || element.name || element.tagName,
            getComputedStyle(shown).outlineStyle]; })()
        """)
      if focus[0] == "BODY" { break }
      #expect(focus[1] != "none", "\(focus[0]) has no ring")
      if !reached.contains(focus[0]) { reached.append(focus[0]) }
      switch focus[0] {
      case "rules":
        if try browser.evaluate("document.activeElement.value", as: String.self) == "after" {
          try browser.press(.left)
          #expect(try page.text("#legend-direction").contains("plain UIKit rules"))
          try browser.press(.right)
          #expect(try page.text("#legend-direction").contains("with the arbiter"))
        }
      case "map":
        let before = try page.text("#summary")
        try browser.press(.down, shift: true)
        try browser.press(.right)
        #expect(try page.text("#summary") != before)
        try browser.press(.left)
        try browser.press(.up, shift: true)
        #expect(try page.text("#summary") == before)
      case "direction":
        try browser.press(.right)
        #expect(try page.text("#legend-direction").contains("down and to the right"))
        try browser.press(.left)
        #expect(try page.text("#legend-direction").hasPrefix("to the right"))
      case "time":
        try browser.press(.end)
        #expect(try page.text("#clock").hasPrefix("0") == false)
        try browser.press(.home)
        #expect(try page.text("#clock").hasPrefix("0 ms"))
        try browser.press(.pageUp)
        #expect(try page.text("#clock").hasPrefix("0 ms") == false)
      case "next", "previous", "play": try browser.press(.space)
      default: break
      }
    }

    for control in ["rules", "map", "direction", "play", "previous", "time", "next", "BUTTON"] {
      #expect(reached.contains(control), "\(control) is not among \(reached)")
    }
    #expect(browser.complaints == [])
  }

  @Test func `a window of 830 px shows the verdict, and the maps of both rules side by side`()
    throws
  {
    let page = try ReportPageUnderTest("map", "right")
    try page.browser.resize(width: 830, height: 1000)

    for chosen in ["after", "before"] {
      if chosen == "before" { try page.browser.click("#other") }
      let other = chosen == "after" ? "before" : "after"
      for (phone, rules) in [("#map", chosen), ("#other", other)] {
        // The corners are clipped.
        let drawn = try Set(page.paintedOwners(in: phone).joined()).subtracting([""])
        let owners = page.map(rules).shares(.right).map(\.owner.description)
        #expect(drawn == Set(owners), "\(phone)")
      }
      let bottom: Double = try page.browser.evaluate(
        "document.getElementById('summary').getBoundingClientRect().bottom")
      #expect(bottom < 750)
      #expect(
        try page.text("#map-rules") == (chosen == "after" ? "With the arbiter" : "Plain UIKit"))
    }
    #expect(page.browser.complaints == [])
  }

  @Test func `nothing overflows a window of any width, and every control can be clicked`() throws {
    let page = try ReportPageUnderTest("candidate-pager")
    for (width, direction) in [
      (360, MapDirection.upLeft), (600, .down), (900, .left), (1600, .upRight),
    ] {
      try page.browser.resize(width: width, height: 5000)

      let extent: Int = try page.browser.evaluate("document.documentElement.scrollWidth")
      #expect(extent <= width)
      let hidden: [String] = try page.browser.evaluate(
        """
        [...document.querySelectorAll('input, button, #map')].filter((element) => {
          const box = element.getBoundingClientRect();
          const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return !hit || !(element === hit || element.contains(hit) || hit.contains(element));
        }).map((element) => element.outerHTML.slice(0, 80))
        """)
      #expect(hidden == [], "\(width)")
      try page.choose(direction)
      #expect(try page.text("#legend-direction").hasPrefix(direction.phrase))
    }
    #expect(page.browser.complaints == [])
  }

  @Test func `on paper there are no controls, and their values are printed`() throws {
    let page = try ReportPageUnderTest("carousel")
    try page.choose(.downLeft)
    try page.browser.emulate(media: "print", dark: true)

    let controls: [String] = try page.browser.evaluate(
      """
      [...document.querySelectorAll('.controls, .rules')].filter((each) => each.offsetParent)
        .map((each) => each.className)
      """)
    #expect(controls == [])
    #expect(
      try page.text("#printed") == "The map shows drags down and to the left, with the arbiter.")
    let moments: [String] = try page.browser.evaluate(
      "[...document.querySelectorAll('#moments li')].map((item) => item.innerText)")
    #expect(moments.count == page.data.drag.records.after.moments.count)
    for (shown, moment) in zip(moments, page.data.drag.records.after.moments) {
      #expect(shown.contains(moment.who) && shown.contains(moment.what), "\(shown)")
    }
    #expect(
      try page.browser.evaluate("getComputedStyle(document.body).backgroundColor")
        == "rgb(255, 255, 255)")
    #expect(try page.browser.pdf().starts(with: Data("%PDF".utf8)))
    #expect(page.browser.complaints == [])
  }

  @Test(arguments: [false, true])
  func `every text has enough contrast, light and dark`(isDark: Bool) throws {
    let page = try ReportPageUnderTest("rows", "left")
    // With reduced motion: a transition would be measured before its end.
    try page.browser.emulate(dark: isDark, calm: true)
    let weak: [String] = try page.browser.evaluate(Self.weakTexts)

    #expect(weak == [])
    #expect(page.browser.complaints == [])
  }

  @Test func `names that look like markup are escaped`() async throws {
    let name = "</script><img src=x onerror=alert(1)>&amp;\"'"
    let page = try ReportPageUnderTest(await Self.report(on: name))

    #expect(try page.text("h1").contains(name))
    #expect(try page.browser.evaluate("document.images.length") == 0)
    #expect(page.data.maps.after.contents.map(\.name) == [name])
    let legend = try page.text("#legend")
    #expect(legend.contains(name), "\(legend)")
    #expect(page.browser.complaints == [])
  }

  /// Whether a point is inside the rounded corners of 40 pt.
  private static func isOnGlass(_ point: CGPoint) -> Bool {
    let size = StageMetrics.screen.size
    let beyond = CGPoint(
      x: max(40 - point.x, point.x - (size.width - 40), 0),
      y: max(40 - point.y, point.y - (size.height - 40), 0))
    return hypot(beyond.x, beyond.y) < 40
  }

  /// A report on a screen with a map of any name.
  @MainActor
  private static func report(on name: String) -> ReportData {
    let screen = screen(named: name)
    var generator = StrokeGenerator(seed: 1)
    let stroke = generator.next(.right).placed(
      startingAt: CGPoint(x: 195, y: 422), within: StageMetrics.screen)
    let grid = MapGrid(spacing: 60)
    return ReportData(
      maps: .init(
        before: .playing(screen, withArbiter: false, grid: grid),
        after: .playing(screen, withArbiter: true, grid: grid)),
      direction: .right, place: "middle",
      records: .init(
        before: DragRecord(stroke, on: screen, withArbiter: false),
        after: DragRecord(stroke, on: screen, withArbiter: true)))
  }

  /// A screen with a map of any name.
  @MainActor
  private static func screen(named name: String) -> LabScreen {
    LabScreen("odd", title: "x \(name)", owner: { _ in .content(name) }) { stage in
      let screen = UIViewController()
      let map = UIView(frame: StageMetrics.screen)
      let pan = UIPanGestureRecognizer()
      pan.name = name
      map.addGestureRecognizer(pan)
      screen.view.addSubview(map)
      stage.push(screen)
      return [LabContent(name: name, view: map, role: .map)]
    }
  }

  /// The texts whose contrast is below 4.5 : 1 (WCAG 2.2, 1.4.3).
  private static let weakTexts = """
    (() => {
      const parse = (color) => (color.match(/[\\d.]+/g) || []).map(Number);
      const luminance = (color) => {
        const [r, g, b] = color.map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const behind = (element) => {
        for (let each = element; each; each = each.parentElement) {
          const color = parse(getComputedStyle(each).backgroundColor);
          if (color.length === 3 || color[3] === 1) return color.slice(0, 3);
        }
        return [255, 255, 255];
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const weak = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || element.closest('script, noscript, svg, .hidden, .skip, .thin')
          || !element.offsetParent) continue;
        const [high, low] = [parse(getComputedStyle(element).color).slice(0, 3), behind(element)]
          .map(luminance).sort((a, b) => b - a);
        const contrast = (high + 0.05) / (low + 0.05);
        if (contrast < 4.5) weak.push(`${node.data.trim()}: ${contrast.toFixed(2)}`);
      }
      return weak;
    })()
    """
}
#endif
