#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite
struct BuiltInScreenTests {
  /// One promise of one screen.
  struct Promise: Sendable, CustomTestStringConvertible {
    let screen: LabScreen
    let name: String
    let direction: SwipeDirection
    let place: StrokePlace
    let version: SystemVersion
    /// The seed of the stroke.
    let seed: UInt64

    var testDescription: String { "\(name), \(direction) from \(place), \(version)" }
  }

  static let promises: [Promise] = {
    var promises: [Promise] = []
    for (index, screen) in LabScreen.all.enumerated() {
      for direction in SwipeDirection.allCases {
        for place in StrokePlace.allCases {
          promises.append(
            Promise(
              screen: screen, name: screen.name, direction: direction, place: place,
              version: SystemVersion.allCases[promises.count % 3], seed: UInt64(1 + index % 2)))
        }
      }
    }
    return promises
  }()

  /// On one release each, by turns; `gesture-lab check promises --every-drag` plays every promise under all
  /// answers, and `gesture-lab --all --count N` plays more strokes.
  @Test(arguments: await promises)
  func `a generated stroke has the owner that its screen promises`(promise: Promise) {
    let screen = promise.screen
    let expected = screen.promise(promise.direction, from: promise.place, on: promise.version)
    let start = promise.place.start(
      for: promise.direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)

    var generator = StrokeGenerator(seed: promise.seed)
    let stroke = generator.next(promise.direction)
    let trial = Trial(
      TouchScript(stroke.placed(startingAt: start, within: StageMetrics.screen)), on: screen,
      withArbiter: true, behavior: UIKitBehavior(version: promise.version))

    let story = "seed \(promise.seed):\n\(trial.timeline.lines.joined(separator: "\n"))"
    #expect(trial.owner == expected, "\(story)")
    #expect(trial.screensPopped <= (expected == .pop ? 1 : 0), "\(story)")
  }

  @Test func `every screen has the listed promises`() {
    let promises = LabScreen.all.map { screen in
      let owners = SwipeDirection.allCases.flatMap { direction in
        StrokePlace.allCases.map { place in
          "\(screen.promise(direction, from: place, on: .v26))"
        }
      }
      return "\(screen.name): \(owners.joined(separator: " "))"
    }

    #expect(
      promises == [
        "plain: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "root: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "pager-first: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "pager-middle: pop pager pager pager unclaimed unclaimed unclaimed unclaimed",
        "carousel: pop carousel carousel carousel unclaimed unclaimed unclaimed unclaimed",
        "map: pop map map map map map map map",
        "map-pan: pop map map map map map map map",
        "list: pop pop row row list list list list",
        "pager-rtl: pager pager pop pop unclaimed unclaimed unclaimed unclaimed",
        "pager-keeping: pager pager pager pager unclaimed unclaimed unclaimed unclaimed",
        "pages-first: pop pop pages pages unclaimed unclaimed unclaimed unclaimed",
        "pages-middle: pop pages pages pages unclaimed unclaimed unclaimed unclaimed",
        "canvas: pop canvas canvas canvas canvas canvas canvas canvas",
        "canvas-edge: canvas canvas canvas canvas canvas canvas canvas canvas",
        "edge-only: pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "disabled: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "excluded: pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "refusing: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "suspended: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "zoom: pop pop unclaimed unclaimed unclaimed unclaimed pop pop",
        "zoom-list-top: pop pop unclaimed unclaimed list list pop pop",
        "zoom-list-middle: pop pop unclaimed unclaimed list list list list",
        "zoom-photo: photo photo photo photo photo photo photo photo",
        "zoom-refusing: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "zoom-suspended: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "slider: pop slider unclaimed slider unclaimed slider unclaimed slider",
        "rows: pop row row row list list list list",
        "nested-first: pop pop row row list list list list",
        "nested-middle: pop row row row list list list list",
        "sheet: unclaimed unclaimed unclaimed unclaimed sheet sheet sheet sheet",
        "plain-rtl: unclaimed unclaimed pop pop unclaimed unclaimed unclaimed unclaimed",
        "map-rtl: map map pop map map map map map",
        "edge-only-rtl: unclaimed unclaimed pop unclaimed unclaimed unclaimed unclaimed unclaimed",
        "canvas-rtl: canvas canvas pop canvas canvas canvas canvas canvas",
        "carousel-rtl: carousel carousel pop carousel unclaimed unclaimed unclaimed unclaimed",
        "slider-rtl: unclaimed slider pop slider unclaimed slider unclaimed slider",
        "rows-rtl: row row pop row list list list list",
        "sheet-chart: chart chart chart chart chart chart chart chart",
        "panel-chart: panel panel panel panel chart chart chart chart",
        "pager-chart: pop chart chart chart chart chart chart chart",
        "list-chart: pop pop chart chart chart chart chart chart",
        "menu-pager: menu menu pager pager menu menu menu menu",
        "menu-pager-rtl: pager pager menu menu menu menu menu menu",
        "shelf-first: pop pop shelf shelf list list list list",
        "shelf-middle: pop shelf shelf shelf list list list list",
        "list-rows: pop row row row list list list list",
        "tabs: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "split-detail: unclaimed pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "split-collapsed: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "split-collapsed-detail: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "nested-stack: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "hosted-pager: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "sheet-pager: pop pop pager pager sheet sheet sheet sheet",
        "split-pager: unclaimed pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "embedded-pager: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "window-pager: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "late-tab: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "late-window: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "pass-through: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "three-stacks: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "driven-stacks: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "driven-inside: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "plain-driven: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "root-driven: unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "pager-first-driven: pop pop pager pager unclaimed unclaimed unclaimed unclaimed",
        "pager-middle-driven: pop pager pager pager unclaimed unclaimed unclaimed unclaimed",
        "carousel-driven: pop carousel carousel carousel unclaimed unclaimed unclaimed unclaimed",
        "map-driven: pop map map map map map map map",
        "rows-driven: pop row row row list list list list",
        "slider-driven: pop slider unclaimed slider unclaimed slider unclaimed slider",
        "hidden-bar: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "hidden-back: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "custom-back: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "back-action: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "own-transition: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "candidate: pop pop push push unclaimed unclaimed unclaimed unclaimed",
        "candidate-pager: pop pager push push unclaimed unclaimed unclaimed unclaimed",
        "companion: pop pop unclaimed unclaimed unclaimed unclaimed unclaimed unclaimed",
        "plain-driven-rtl: unclaimed unclaimed pop pop unclaimed unclaimed unclaimed unclaimed",
        "candidate-rtl: push push pop pop unclaimed unclaimed unclaimed unclaimed",
      ])
  }

  @Test(arguments: [SystemVersion.v16, .v18])
  func `without a content pop, a pop is promised only from the edge`(
    version: SystemVersion
  ) {
    // A zoom is dismissed from anywhere (C235).
    for screen in LabScreen.all
    where screen.driver == .uikitOnly && !screen.name.hasPrefix("zoom") {
      for direction in SwipeDirection.allCases {
        let now = screen.promise(direction, from: .edge, on: version)

        #expect(screen.promise(direction, from: .middle, on: version) != .pop, "\(screen.name)")
        #expect(now == screen.promise(direction, from: .edge, on: .v26), "\(screen.name)")
      }
    }
  }

  @Test func `names and titles of screens are unique`() {
    #expect(Set(LabScreen.all.map(\.name)).count == LabScreen.all.count)
    #expect(Set(LabScreen.all.map(\.title)).count == LabScreen.all.count)
    #expect(LabScreen.compared.count == 9)
  }

  @Test(
    arguments: [
      (.right, .leftToRight, 8), (.left, .leftToRight, 382), (.up, .leftToRight, 8),
      (.down, .rightToLeft, 382), (.left, .rightToLeft, 382), (.right, .rightToLeft, 8),
    ] as [(SwipeDirection, PopAttempt.LayoutDirection, CGFloat)])
  func `an edge stroke starts at the border that it comes from`(
    direction: SwipeDirection, layoutDirection: PopAttempt.LayoutDirection, x: CGFloat
  ) {
    let edge = StrokePlace.edge.start(for: direction, height: 300, layoutDirection: layoutDirection)
    let middle = StrokePlace.middle.start(
      for: direction, height: 300, layoutDirection: layoutDirection)

    #expect(edge == CGPoint(x: x, y: 300))
    #expect(middle == CGPoint(x: 195, y: 300))
  }
}
#endif
