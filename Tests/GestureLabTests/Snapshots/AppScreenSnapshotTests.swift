#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A screen as apps write them, of which the lab knows nothing but its snapshot.
@MainActor
struct AppScreenSnapshotTests {
  private static let width = StageMetrics.screen.width

  /// The app: a container of tabs with its own side menu pan around two stacks, and on the pushed
  /// screen of the first a list whose first row is a pager, whose other rows have actions, and
  /// below it a map with its own pan, on the screen of a stack of its own.
  private func app(withRoles: Bool) -> (stage: Stage, feed: FeedController) {
    let stage = Stage()
    let container = ContainerController()
    container.menuPan.name = "menu.pan"
    container.view.addGestureRecognizer(container.menuPan)
    let navigation = stage.navigation
    stage.window.rootViewController = container
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    container.addHiddenTab()
    let feed = FeedController()
    stage.push(feed)
    feed.list.layoutIfNeeded()
    feed.fillFirstRow()
    if withRoles {
      feed.pager.allowsPopGestureAtLeadingEdge = true
      stage.arbiter.register(feed.map, as: .map, named: "store map")
    }
    return (stage, feed)
  }

  private func rebuilt(withRoles: Bool) throws -> (stage: Stage, snapshot: GestureSnapshot) {
    let (stage, feed) = app(withRoles: withRoles)
    let bytes = withExtendedLifetime(feed) { stage.arbiter.snapshot().json.utf8 }
    let snapshot = try GestureSnapshot(json: bytes, named: "feed.json")
    return (Stage(snapshot), snapshot)
  }

  /// What began, by name, when a drag of 150 pt to the right starts at a point.
  private func winners(_ stage: Stage, from start: CGPoint, by x: CGFloat = 150) -> [String] {
    let before = stage.timeline.winners.count
    stage.play(
      TouchScript().down(at: start)
        .move(to: CGPoint(x: start.x + x, y: start.y + 4), over: 0.25).up())
    stage.rest()
    return stage.timeline.winners[before...].compactMap(\.name)
      .filter { !$0.hasPrefix("GestureArbiter") }
  }

  private static let starts: [(name: String, point: CGPoint)] = [
    ("pager", CGPoint(x: 150, y: 60)), ("row", CGPoint(x: 150, y: 250)),
    ("map", CGPoint(x: 150, y: 700)), ("edge over the map", CGPoint(x: 2, y: 700)),
  ]

  @Test(arguments: [false, true])
  func `drags on the rebuilt screen go where they go on the app's`(withRoles: Bool) throws {
    for (name, point) in Self.starts {
      for x in [150, -140] as [CGFloat] {
        let (original, feed) = app(withRoles: withRoles)
        let expected = withExtendedLifetime(feed) { winners(original, from: point, by: x) }
        let copy = try rebuilt(withRoles: withRoles).stage
        #expect(winners(copy, from: point, by: x) == expected, "\(name) by \(x)")
        #expect(
          copy.navigation.viewControllers.count == original.navigation.viewControllers.count)
      }
    }
  }

  @Test func `the promise of the file: the pager's first page pops, the map keeps its drags`()
    throws
  {
    let (stage, _) = try rebuilt(withRoles: true)
    #expect(winners(stage, from: Self.starts[2].point) == ["map.pan"])
    #expect(stage.navigation.viewControllers.count == 2)
    _ = winners(stage, from: Self.starts[0].point)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a few lines hold a map, a diagnosis and a promise of a file`() throws {
    let (_, snapshot) = try rebuilt(withRoles: true)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "feed.json")
    try snapshot.json.write(to: file, atomically: true, encoding: .utf8)

    let feed = try GestureSnapshot(json: Data(contentsOf: file), named: "feed.json")
    let screen = StagedScreen(feed, named: "feed")
    let map = screen.conflictMap([.right], every: 39)
    let promise = DragPromise(.right, from: { $0.y < 120 }, goesTo: .pop)
    #expect(map.breach(of: promise) == nil, "\(map.breach(of: promise)?.description ?? "")")
    let stage = Stage(feed)
    #expect(stage.arbiter.diagnose().isEmpty)

    #expect(map.owner(of: .right, from: CGPoint(x: 195, y: 700)) == .content("store map"))
    #expect(map.owner(of: .right, from: CGPoint(x: 195, y: 300)) == .content("UITableView row"))
    #expect(screen.notes.contains { $0.contains("The delegate of map.pan") })
  }
}

@MainActor
private final class ContainerController: UIViewController {
  let menuPan = UIScreenEdgePanGestureRecognizer()

  /// Adds the stack of the tab that is not selected, and the buttons that select one.
  func addHiddenTab() {
    let other = UINavigationController(rootViewController: UIViewController())
    addChild(other)
    view.addSubview(other.view)
    other.view.isHidden = true
    other.didMove(toParent: self)
    for index in 0..<2 {
      view.addSubview(UIButton(frame: CGRect(x: 195 * index, y: 800, width: 195, height: 44)))
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    menuPan.edges = .right
  }
}

@MainActor
private final class FeedController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIGestureRecognizerDelegate
{
  let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), style: .plain)
  let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 120))
  let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
  private let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.rowHeight = 120
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
    pager.contentSize = CGSize(width: 390 * 3, height: 120)
    pager.isPagingEnabled = true
    pan.name = "map.pan"
    pan.delegate = self
    map.addGestureRecognizer(pan)
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.isNavigationBarHidden = true
    addChild(inner)
    inner.view.frame = map.frame
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
    map.frame = inner.view.bounds
    inner.viewControllers.first?.view.addSubview(map)
  }

  func fillFirstRow() {
    list.cellForRow(at: [0, 0])?.contentView.addSubview(pager)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    indexPath.row == 0
      ? nil
      : UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, complete in complete(true) }
      ])
  }
}
#endif
