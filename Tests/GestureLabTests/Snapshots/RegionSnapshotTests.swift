#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Regions, and what the SwiftUI content of a screen says, in snapshots.
@MainActor
struct RegionSnapshotTests {
  private typealias Part = (name: String, region: PopGestureRegion, role: PopGestureRole)

  /// A drawing with two nested parts, of which one is turned; hosted content with two modifiers; a
  /// list with a part that scrolls; and a pager in a region that gives it its role.
  private static let screen = LabScreen(
    "regions", title: "regions", owner: { _ in .unclaimed }
  ) { stage in
    let screen = UIViewController()
    stage.push(screen)
    @MainActor func view(_ view: UIView, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
      view.frame = frame
      (parent ?? screen.view).addSubview(view)
      return view
    }
    let drawing = view(UIView(), CGRect(x: 0, y: 0, width: 390, height: 300))
    let timeline = region(CGRect(x: 20, y: 40, width: 300, height: 200), in: drawing)
    let playhead = region(CGRect(x: 100, y: 50, width: 60, height: 60), in: timeline)
    playhead.transform = CGAffineTransform(rotationAngle: .pi / 4)

    let host = view(UIView(), CGRect(x: 0, y: 300, width: 390, height: 150))
    let wrappers = (0..<2).map { _ in view(UIView(), host.bounds, in: host) }
    wrappers[0].frame = CGRect(x: 0, y: 20, width: 160, height: 100)
    let inner = region(wrappers[0].bounds, in: wrappers[0])
    let outer = region(wrappers[1].bounds, in: wrappers[1])
    (inner.nesting, outer.nesting) = (1, 0)

    let list = UIScrollView()
    _ = view(list, CGRect(x: 0, y: 450, width: 390, height: 150))
    list.contentSize = CGSize(width: 390, height: 1500)
    list.contentOffset.y = 600
    let scrolled = region(CGRect(x: 0, y: 620, width: 200, height: 80), in: list)

    let pager = UIScrollView()
    _ = view(pager, CGRect(x: 0, y: 600, width: 390, height: 244))
    pager.contentSize = CGSize(width: 1560, height: 244)
    let around = region(pager.frame, in: screen.view)
    screen.view.sendSubviewToBack(around)

    let parts: [Part] = [
      ("timeline", timeline, .claims(.horizontalDrags)),
      ("playhead", playhead, .claims(from: .all) { $0.location.y > 30 }),
      ("inner", inner, .excluded(from: .all)), ("outer", outer, .claims(.allDrags)),
      ("scrolled", scrolled, .map), ("around", around, .pagingScrollView),
    ]
    return [
      LabContent(name: "drawing", view: drawing, role: nil, drag: .touches),
      LabContent(name: "pager", view: pager, role: nil),
      LabContent(name: "list", view: list, role: nil),
    ] + parts.map { LabContent(name: $0.name, view: $0.region, role: $0.role) }
  }

  private static func region(_ frame: CGRect, in view: UIView) -> PopGestureRegion {
    let region = PopGestureRegion(frame: frame)
    view.addSubview(region)
    return region
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `drags on the copy of a screen with regions have the same owners and reasons`(
    version: SystemVersion
  ) throws {
    let trip = try SnapshotRoundTrip(Self.screen, behavior: UIKitBehavior(version: version))
    #expect(trip.mapDifferences(grid: MapGrid(spacing: 32), directions: [.right]) == [])
  }

  @Test(arguments: [
    ("timeline", CGPoint(x: 60, y: 60)), ("playhead", CGPoint(x: 150, y: 120)),
    ("inner", CGPoint(x: 50, y: 360)), ("outer", CGPoint(x: 300, y: 400)),
    ("scrolled", CGPoint(x: 100, y: 500)), ("around", CGPoint(x: 195, y: 700)),
  ])
  func `each region of the copy is where it was`(name: String, point: CGPoint) throws {
    let file = Self.screen.snapshot().json.utf8
    let copy = Stage(try GestureSnapshot(json: file, named: "regions.json"))
    let text = copy.arbiter.explanation(at: point)
    #expect(text.contains(name), "\(text)")
  }

  @Test func `the place, the nesting and the exemption of a region are in the file`() throws {
    let snapshot = Self.screen.snapshot()
    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "regions.json"))
    let again = copy.arbiter.snapshot()
    #expect(copy.notes.allSatisfy { !$0.hasPrefix("Built elsewhere") }, "\(copy.notes)")
    func regions(_ snapshot: GestureSnapshot) -> [GestureSnapshot.View] {
      snapshot.views.filter { $0.kind == .region }
    }
    #expect(regions(snapshot).count == 6)
    #expect(regions(snapshot).compactMap(\.nesting) == [1, 0])
    #expect(regions(again) == regions(snapshot))
  }

  @Test func `a region without a role exempts its scroll view in the copy too`() throws {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.contentSize = CGSize(width: 1560, height: 844)
    screen.view.addSubview(pager)
    let outer = PopGestureRegion(frame: StageMetrics.screen)
    outer.popGestureRole = .pagingScrollView
    let inner = PopGestureRegion(frame: StageMetrics.screen)
    inner.popGestureRole = nil
    for region in [outer, inner] { screen.view.insertSubview(region, belowSubview: pager) }

    let file = try GestureSnapshot(json: stage.arbiter.snapshot().json.utf8, named: "s.json")
    #expect(file.views.compactMap(\.isExempt) == [true])
    let copy = Stage(file)
    for stage in [stage, copy] {
      let text = stage.arbiter.explanation(at: CGPoint(x: 195, y: 422))
      #expect(text.contains("without a role"), "\(text)")
    }
  }

  @Test func `the default role of a scroll view is left out where a region gives another`() throws {
    GestureArbiter.defaults.scrollViewRole = .carousel
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    var pagers: [UIScrollView] = []
    for y in [CGFloat(0), 422] {
      let pager = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: 422))
      pager.contentSize = CGSize(width: 1560, height: 422)
      screen.view.addSubview(pager)
      pagers.append(pager)
    }
    let region = PopGestureRegion(frame: pagers[0].frame)
    region.popGestureRole = .pagingScrollView
    screen.view.insertSubview(region, at: 0)

    let snapshot = stage.arbiter.snapshot()
    let roles = snapshot.views.filter { $0.kind == .scrollView }.map(\.role?.name)
    #expect(roles == [nil, "carousel"])
    #expect(snapshot.views.first { $0.kind == .region }?.role?.name == "pager")
  }

  @Test(arguments: SystemVersion.allCases)
  func `what hosted content says of its screen counts in the copy`(version: SystemVersion) throws {
    final class Editor: PopIntercepting {
      func allowsPop(by trigger: PopTrigger) -> Bool { true }
    }
    func depths(_ change: (inout ContentSettings) -> Void) throws -> [[Int]] {
      let stage = Stage(iOS: version)
      let screen = UIViewController()
      screen.popPolicy = .standard
      stage.push(screen)
      var settings = ContentSettings()
      change(&settings)
      screen.contentSettings = settings
      let snapshot = try GestureSnapshot(json: stage.arbiter.snapshot().json.utf8, named: "s.json")
      return [stage, Stage(snapshot)].map { stage in
        [CGFloat(195), 6].map { x in
          stage.drag(.right, from: CGPoint(x: x, y: 422))
          stage.rest()
          return stage.navigation.viewControllers.count
        }
      }
    }
    let editor = Editor()
    let contentPop = version.hasContentPop ? 1 : 2
    let expected: [[Int]] = [[2, 2], [2, 2], [1, 1], [contentPop, 1], [2, 1]]
    let found = [
      try depths { $0.isInteractivePopDisabled = true }, try depths { $0.policy = .disabled },
      try depths { $0.hasFullScreenPop = true }, try depths { $0.interceptors = [editor] },
      try depths { $0.policy = .edgeOnly },
    ]
    for (found, expected) in zip(found, expected) { #expect(found == [expected, expected]) }
  }

  @Test func `a drawing that claims by its regions only counts as one that tracks touches`() throws
  {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    let drawing = UIView(frame: StageMetrics.screen)
    screen.view.addSubview(drawing)
    let playhead = Self.region(CGRect(x: 100, y: 400, width: 44, height: 80), in: drawing)
    stage.arbiter.register(playhead, as: .claims(.horizontalDrags), named: "playhead")
    let file = try GestureSnapshot(json: stage.arbiter.snapshot().json.utf8, named: "s.json")

    let map = StagedScreen(file, named: "s").conflictMap([.right], every: 39)
    #expect(map.owner(of: .right, from: CGPoint(x: 117, y: 440)) == .content("UIView"))
    #expect(map.owner(of: .right, from: CGPoint(x: 195, y: 700)) == .pop)
  }
}
#endif
