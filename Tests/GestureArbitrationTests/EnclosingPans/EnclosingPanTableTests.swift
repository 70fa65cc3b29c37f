#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Who owns a drag, by what surrounds the content and what its role says about the pans around it.
@MainActor @Suite struct AncestorTableTests {
  /// What lies in the surroundings, and its role.
  enum Inner: String, CaseIterable {
    case bareChart, horizontalChart, verticalChart, map, barePager, pager, bareLastPage, lastPage

    @MainActor
    func show(in surroundings: LabScreen.Surroundings, on stage: Stage) -> [LabContent] {
      switch self {
      case .bareChart: LabScreen.show(chart: nil, in: surroundings, on: stage)
      case .horizontalChart:
        LabScreen.show(
          chart: .claims(.horizontalDrags).forEnclosingPans, in: surroundings, on: stage)
      case .verticalChart:
        LabScreen.show(
          chart: .claims(.verticalDrags).forEnclosingPans, in: surroundings, on: stage)
      case .map: LabScreen.show(chart: .map.forEnclosingPans, in: surroundings, on: stage)
      case .barePager: LabScreen.show(pager: nil, at: 0, in: surroundings, on: stage)
      case .pager:
        LabScreen.show(
          pager: .pagingScrollView.forEnclosingPans, at: 0, in: surroundings, on: stage)
      case .bareLastPage: LabScreen.show(pager: nil, at: 4, in: surroundings, on: stage)
      case .lastPage:
        LabScreen.show(
          pager: .pagingScrollView.forEnclosingPans, at: 4, in: surroundings, on: stage)
      }
    }
  }

  /// The owners of drags on iOS 26: right, left, up and down from the middle, right over the bezel.
  private static let table: [(LabScreen.Surroundings, Inner, String)] = [
    (.sheet, .bareChart, "chart, chart, sheet, sheet, chart"),
    (.sheet, .horizontalChart, "chart, chart, sheet, sheet, chart"),
    (.sheet, .verticalChart, "chart, chart, chart, chart, chart"),
    (.sheet, .map, "chart, chart, chart, chart, chart"),
    (.sheet, .barePager, "pager, pager, sheet, sheet, pager"),
    (.sheet, .pager, "pager, pager, sheet, sheet, pager"),
    (.sheet, .bareLastPage, "pager, pager, sheet, sheet, pager"),
    (.sheet, .lastPage, "pager, pager, sheet, sheet, pager"),
    (.panel, .bareChart, "panel, panel, panel, panel, panel"),
    (.panel, .horizontalChart, "chart, chart, panel, panel, chart"),
    (.panel, .verticalChart, "panel, panel, chart, chart, panel"),
    (.panel, .map, "chart, chart, chart, chart, chart"),
    (.panel, .barePager, "pager, pager, panel, panel, pager"),
    (.panel, .pager, "panel, pager, panel, panel, panel"),
    (.panel, .bareLastPage, "pager, pager, panel, panel, pager"),
    (.panel, .lastPage, "pager, panel, panel, panel, pager"),
    (.menu, .bareChart, "menu, menu, menu, menu, menu"),
    (.menu, .horizontalChart, "chart, chart, menu, menu, chart"),
    (.menu, .verticalChart, "menu, menu, chart, chart, menu"),
    (.menu, .map, "chart, chart, chart, chart, chart"),
    (.menu, .barePager, "pager, pager, menu, menu, pager"),
    (.menu, .pager, "menu, pager, menu, menu, menu"),
    (.menu, .bareLastPage, "pager, pager, menu, menu, pager"),
    (.menu, .lastPage, "pager, menu, menu, menu, pager"),
    (.pager, .bareChart, "outer pager, outer pager, chart, chart, pop"),
    (.pager, .horizontalChart, "chart, chart, chart, chart, pop"),
    (.pager, .verticalChart, "outer pager, outer pager, chart, chart, pop"),
    (.pager, .map, "chart, chart, chart, chart, pop"),
    (.pager, .barePager, "outer pager, pager, unclaimed, unclaimed, pop"),
    (.pager, .pager, "outer pager, pager, unclaimed, unclaimed, pop"),
    (.pager, .bareLastPage, "pager, outer pager, unclaimed, unclaimed, pop"),
    (.pager, .lastPage, "pager, outer pager, unclaimed, unclaimed, pop"),
    (.tabs, .bareChart, "tabs, tabs, chart, chart, pop"),
    (.tabs, .horizontalChart, "chart, chart, chart, chart, pop"),
    (.tabs, .verticalChart, "tabs, tabs, chart, chart, pop"),
    (.tabs, .map, "chart, chart, chart, chart, pop"),
    (.tabs, .barePager, "tabs, pager, unclaimed, unclaimed, pop"),
    (.tabs, .pager, "tabs, pager, unclaimed, unclaimed, pop"),
    (.tabs, .bareLastPage, "pager, tabs, unclaimed, unclaimed, pager"),
    (.tabs, .lastPage, "pager, tabs, unclaimed, unclaimed, pop"),
    (.list, .bareChart, "pop, chart, list, list, pop"),
    (.list, .horizontalChart, "chart, chart, list, list, pop"),
    (.list, .verticalChart, "pop, chart, chart, chart, pop"),
    (.list, .map, "chart, chart, chart, chart, pop"),
    (.list, .barePager, "pager, pager, list, list, pager"),
    (.list, .pager, "pop, pager, list, list, pop"),
    (.list, .bareLastPage, "pager, pager, list, list, pager"),
    (.list, .lastPage, "pager, pager, list, list, pop"),
  ]

  private static let drags: [(SwipeDirection, x: CGFloat)] = [
    (.right, 195), (.left, 195), (.up, 195), (.down, 195), (.right, 6),
  ]

  @Test func `the table has every content in all surroundings`() {
    #expect(
      Set(Self.table.map { "\($0.0) \($0.1)" }).count
        == LabScreen.Surroundings.allCases.count * Inner.allCases.count)
  }

  @Test(arguments: LabScreen.Surroundings.allCases)
  func `each drag has the owner that the table says`(surroundings: LabScreen.Surroundings) {
    for (_, inner, owners) in Self.table.filter({ $0.0 == surroundings }) {
      let found = Self.drags.map { direction, x in
        "\(trial(direction, from: x, on: Self.screen(surroundings, inner)).owner)"
      }

      #expect(found.joined(separator: ", ") == owners, "\(inner) in \(surroundings)")
    }
  }

  /// Under each single hostile answer the owner is the promised one, or that without the arbiter;
  /// a drag that has an owner without the arbiter has one with it.
  @Test(arguments: LabScreen.Surroundings.allCases, Inner.allCases)
  func `no hostile answer makes a dead zone, or an owner that nothing explains (promise 5)`(
    surroundings: LabScreen.Surroundings, inner: Inner
  ) throws {
    let index = try #require(Self.table.firstIndex { $0.0 == surroundings && $0.1 == inner })
    let owners = Self.table[index].2.components(separatedBy: ", ")
    let screen = Self.screen(surroundings, inner)
    // Every second drag of a row, and the others of the next row.
    for (number, ((direction, x), promise)) in zip(Self.drags, owners).enumerated()
    where (index + number).isMultiple(of: 2) {
      let exploration = Exploration(departures: 1, limit: .max, shuffles: 1...2) {
        behavior, seed -> Exploration<String>.Run in
        let trial = trial(direction, from: x, on: screen, behavior: behavior, seed: seed)
        let owner = "\(trial.owner)"
        guard owner != promise else { return .init("", consulted: trial.consultedQuestions) }
        let plain = self.trial(
          direction, from: x, on: screen, withArbiter: false, behavior: behavior, seed: seed)
        return .init(
          trial.owner == plain.owner ? "" : "\(owner) instead of \(promise)",
          consulted: trial.consultedQuestions)
      }

      #expect(exploration.combinations > 3)
      #expect(exploration.isSameEverywhere, "\(direction) from \(x): \(exploration)")
      #expect(exploration.groups.first?.outcome == "", "\(direction) from \(x)")
    }
  }

  /// A sample; `gesture-lab check promises --every-drag` plays the other drags, too.
  @Test(arguments: await LabScreen.surrounded)
  func `a screen keeps its promises under each hostile answer`(screen: LabScreen) {
    let promises = ProvenPromise.all(of: screen, departures: 1, everyDrag: false)

    #expect(promises.count == 8)
    #expect(promises.allSatisfy { $0.combinations > 3 })
    #expect(promises.flatMap(\.failures) == [])
  }

  /// A drag that a chart does not claim begins with the pan around it as early as without the role.
  @Test(
    arguments: [
      (.sheet, .horizontalChart, .down, "UISheetPresentationController.pan"),
      (.panel, .horizontalChart, .down, "panel.pan"),
      (.panel, .verticalChart, .right, "panel.pan"),
      (.menu, .verticalChart, .left, "menu.pan"),
      (.pager, .verticalChart, .left, "outer pager.pan"),
      (.list, .horizontalChart, .up, "list.pan"),
    ] as [(LabScreen.Surroundings, Inner, SwipeDirection, String)])
  func `a drag that the view does not claim reaches the pan around it in the same event`(
    surroundings: LabScreen.Surroundings, inner: Inner, direction: SwipeDirection, pan: String
  ) {
    func begins(
      _ behavior: UIKitBehavior
    ) -> (times: [TimeInterval?], asked: Set<UIKitBehavior.Question>) {
      let trials = [true, false].map { withArbiter in
        trial(
          direction, on: Self.screen(surroundings, inner), withArbiter: withArbiter,
          behavior: behavior)
      }
      let times = trials.map { trial in
        trial.timeline.entries.first {
          $0.subject == pan && $0.event == .state(.began, because: nil)
        }?.time
      }
      return (times, Set(trials.flatMap(\.consultedQuestions)))
    }
    for version in SystemVersion.allCases {
      let likely = UIKitBehavior(version: version)
      let (times, asked) = begins(likely)
      #expect(times[0] != nil)
      #expect(times[0] == times[1], "\(pan), likely")

      // Only answers to questions that the drag touches can change it.
      let departures = likely.departures.filter { asked.contains($0.question) }
      #expect(departures.count > 3)
      for departure in departures {
        let times = begins(departure.behavior).times
        #expect(times[0] == times[1], "\(pan), \(departure)")
      }
    }
  }

  private func trial(
    _ direction: SwipeDirection, from x: CGFloat = 195, on screen: LabScreen,
    withArbiter: Bool = true, behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1
  ) -> Trial {
    let way = direction.vector(turnedBy: 3)
    let script = TouchScript.drag(
      from: CGPoint(x: x, y: 422), by: CGPoint(x: way.x * 180, y: way.y * 180))
    return Trial(
      script, on: screen, withArbiter: withArbiter, until: .lift, behavior: behavior, seed: seed)
  }

  private static func screen(
    _ surroundings: LabScreen.Surroundings, _ inner: Inner
  ) -> LabScreen {
    LabScreen("table", title: "table", owner: { _ in .unclaimed }) { stage in
      inner.show(in: surroundings, on: stage)
    }
  }
}
#endif
