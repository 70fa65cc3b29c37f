#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Who owns a drag, by what surrounds the content and what its role says about the pans around it.
@MainActor @Suite struct AncestorTableTests {
  /// What lies in the surroundings, and its role.
  enum Inner: String, CaseIterable {
    case bareChart, horizontalChart, verticalChart, map, barePager, pager

    @MainActor
    func show(in surroundings: LabScreen.Surroundings, on stage: Stage) -> [LabContent] {
      switch self {
      case .bareChart: LabScreen.show(chart: nil, in: surroundings, on: stage)
      case .horizontalChart:
        LabScreen.show(
          chart: .claims(.horizontalDrags).forEveryAncestor, in: surroundings, on: stage)
      case .verticalChart:
        LabScreen.show(
          chart: .claims(.verticalDrags).forEveryAncestor, in: surroundings, on: stage)
      case .map: LabScreen.show(chart: .map.forEveryAncestor, in: surroundings, on: stage)
      case .barePager: LabScreen.show(pager: nil, at: 0, in: surroundings, on: stage)
      case .pager:
        LabScreen.show(
          pager: .pagingScrollView.forEveryAncestor, at: 0, in: surroundings, on: stage)
      }
    }
  }

  /// The owners of drags from the middle on iOS 26: right, left, up, down.
  private static let table: [(LabScreen.Surroundings, Inner, String)] = [
    (.sheet, .bareChart, "chart, chart, sheet, sheet"),
    (.sheet, .horizontalChart, "chart, chart, sheet, sheet"),
    (.sheet, .verticalChart, "chart, chart, chart, chart"),
    (.sheet, .map, "chart, chart, chart, chart"),
    (.sheet, .barePager, "pager, pager, sheet, sheet"),
    (.sheet, .pager, "pager, pager, sheet, sheet"),
    (.panel, .bareChart, "panel, panel, panel, panel"),
    (.panel, .horizontalChart, "chart, chart, panel, panel"),
    (.panel, .verticalChart, "panel, panel, chart, chart"),
    (.panel, .map, "chart, chart, chart, chart"),
    (.panel, .barePager, "pager, pager, panel, panel"),
    (.panel, .pager, "panel, pager, panel, panel"),
    (.menu, .bareChart, "menu, menu, menu, menu"),
    (.menu, .horizontalChart, "chart, chart, menu, menu"),
    (.menu, .verticalChart, "menu, menu, chart, chart"),
    (.menu, .map, "chart, chart, chart, chart"),
    (.menu, .barePager, "pager, pager, menu, menu"),
    (.menu, .pager, "menu, pager, menu, menu"),
    (.pager, .bareChart, "outer pager, outer pager, chart, chart"),
    (.pager, .horizontalChart, "chart, chart, chart, chart"),
    (.pager, .verticalChart, "outer pager, outer pager, chart, chart"),
    (.pager, .map, "chart, chart, chart, chart"),
    (.pager, .barePager, "outer pager, pager, unclaimed, unclaimed"),
    (.pager, .pager, "outer pager, pager, unclaimed, unclaimed"),
    (.tabs, .bareChart, "tabs, tabs, chart, chart"),
    (.tabs, .horizontalChart, "chart, chart, chart, chart"),
    (.tabs, .verticalChart, "tabs, tabs, chart, chart"),
    (.tabs, .map, "chart, chart, chart, chart"),
    (.tabs, .barePager, "tabs, pager, unclaimed, unclaimed"),
    (.tabs, .pager, "tabs, pager, unclaimed, unclaimed"),
    (.list, .bareChart, "pop, chart, list, list"),
    (.list, .horizontalChart, "chart, chart, list, list"),
    (.list, .verticalChart, "pop, chart, chart, chart"),
    (.list, .map, "chart, chart, chart, chart"),
    (.list, .barePager, "pager, pager, list, list"),
    (.list, .pager, "pop, pager, list, list"),
  ]

  private static let directions: [SwipeDirection] = [.right, .left, .up, .down]

  @Test func `the table has every content in all surroundings`() {
    #expect(
      Set(Self.table.map { "\($0.0) \($0.1)" }).count
        == LabScreen.Surroundings.allCases.count * Inner.allCases.count)
  }

  @Test(arguments: LabScreen.Surroundings.allCases)
  func `each drag has the owner that the table says`(surroundings: LabScreen.Surroundings) {
    for (_, inner, owners) in Self.table.filter({ $0.0 == surroundings }) {
      let found = Self.directions.map { direction in
        "\(trial(direction, on: Self.screen(surroundings, inner)).owner)"
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
    let row = try #require(Self.table.first { $0.0 == surroundings && $0.1 == inner })
    let owners = row.2.components(separatedBy: ", ")
    let screen = Self.screen(surroundings, inner)
    for (direction, promise) in zip(Self.directions, owners) {
      let exploration = Exploration(departures: 1, limit: .max, shuffles: 1...2) {
        behavior, seed -> Exploration<String>.Run in
        let trial = trial(direction, on: screen, behavior: behavior, seed: seed)
        let owner = "\(trial.owner)"
        guard owner != promise else { return .init("", consulted: trial.consultedQuestions) }
        let plain = self.trial(
          direction, on: screen, withArbiter: false, behavior: behavior, seed: seed)
        return .init(
          trial.owner == plain.owner ? "" : "\(owner) instead of \(promise)",
          consulted: trial.consultedQuestions)
      }

      #expect(exploration.combinations > 3)
      #expect(exploration.isSameEverywhere, "\(direction): \(exploration)")
      #expect(exploration.groups.first?.outcome == "", "\(direction)")
    }
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
    for version in SystemVersion.allCases {
      for departure in [nil] + UIKitBehavior(version: version).departures.map(Optional.some) {
        let behavior = departure?.behavior ?? UIKitBehavior(version: version)
        let begins = [true, false].map { withArbiter in
          let trial = trial(
            direction, on: Self.screen(surroundings, inner), withArbiter: withArbiter,
            behavior: behavior)
          return trial.timeline.entries.first {
            $0.subject == pan && $0.event == .state(.began, because: nil)
          }?.time
        }

        #expect(begins[0] == begins[1], "\(pan), \(departure.map { "\($0)" } ?? "likely")")
        if departure == nil { #expect(begins[0] != nil) }
      }
    }
  }

  private func trial(
    _ direction: SwipeDirection, on screen: LabScreen, withArbiter: Bool = true,
    behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1
  ) -> Trial {
    let way = direction.vector(turnedBy: 3)
    let script = TouchScript.drag(
      from: CGPoint(x: 195, y: 422), by: CGPoint(x: way.x * 180, y: way.y * 180))
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
