#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

@MainActor
struct SnapshotCaptureTests {
  private let stage = Stage()
  private let screen = UIViewController()

  init() {
    stage.push(screen)
  }

  private var snapshot: GestureSnapshot { stage.arbiter.snapshot() }

  private func added<View: UIView>(_ view: View) -> View {
    screen.view.addSubview(view)
    return view
  }

  private func entry(_ type: String) throws -> GestureSnapshot.View {
    try #require(snapshot.views.first { $0.type == type })
  }

  @Test func `a snapshot contains the content, the offset and the role of a scroll view`() throws {
    let pager = added(UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300)))
    pager.contentSize = CGSize(width: 1_170, height: 300)
    pager.contentInset.left = 12
    pager.contentOffset.x = 390
    pager.isPagingEnabled = true
    pager.allowsPopGestureAtLeadingEdge = true

    let view = try entry("UIScrollView")
    #expect(view.kind == .scrollView)
    #expect(view.origin == CGPoint(x: 390, y: 0))
    #expect(view.scroll?.contentSize == pager.contentSize)
    #expect(view.scroll?.inset.left == 12)
    #expect(view.scroll?.isPaging == true)
    #expect(
      view.role
        == GestureSnapshot.Registration(name: "pager", role: .pager(keepsEdgeSwipes: false)))
  }

  @Test func `layout direction and drags that a scroll view keeps are built again`() throws {
    let pager = added(UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300)))
    pager.semanticContentAttribute = .forceRightToLeft
    pager.transfersHorizontalScrollingToParent = false

    let view = try entry("UIScrollView")
    #expect(view.isRightToLeft == true)
    #expect(view.scroll?.transfersHorizontalScrollingToParent == false)
    #expect(view.scroll?.transfersVerticalScrollingToParent == nil)
    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "s"))
    let rebuilt = try #require(
      copy.window.hitTest(CGPoint(x: 195, y: 250), with: nil) as? UIScrollView)
    #expect(rebuilt.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(!rebuilt.transfersHorizontalScrollingToParent)
    #expect(rebuilt.transfersVerticalScrollingToParent)
  }

  @Test func `a snapshot can be read again, however many rows and recognizers there are`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows()
    for y in [0.0, 400] {
      added(UITableView(frame: CGRect(x: 0, y: y, width: 390, height: 300))).dataSource = rows
    }
    let canvas = added(UIView(frame: CGRect(x: 0, y: 710, width: 390, height: 100)))
    for _ in 0..<120 { canvas.addGestureRecognizer(UIPanGestureRecognizer()) }
    stage.rest()

    var written = snapshot
    // The engine makes every row of a table; a phone those that are seen.
    for index in written.views.indices { written.views[index].rows?.count = 6_000 }
    let read = try GestureSnapshot(json: written.withinLimits.json.utf8, named: "s")
    #expect(read.views.compactMap(\.rows?.count) == [6_000, 4_000])
    #expect(read.notes.contains { $0.contains("10000 rows") }, "\(read.notes)")
    #expect(read.notes.contains { $0.contains("more than 100 recognizers") }, "\(read.notes)")
  }

  @Test func `no text, image or label of a screen is in the file`() {
    let secret = "4111 1111 1111 1111"
    screen.title = secret
    let label = added(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20)))
    label.text = secret
    let button = added(UIButton(frame: CGRect(x: 0, y: 40, width: 100, height: 20)))
    button.setTitle(secret, for: .normal)
    let field = added(UITextField(frame: CGRect(x: 0, y: 80, width: 100, height: 20)))
    field.text = secret
    #expect(!snapshot.json.contains("4111"))
  }

  @Test func `a condition is asked at a grid of places, for each pop that it may claim`() throws {
    let chart = added(UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 80)))
    var asked: [NavigationGesture] = []
    chart.popGestureRole = .claims(from: .content) { drag in
      asked.append(drag.gesture)
      return drag.location.x > 40
    }
    guard
      case .claimsWhere(let answers, nil, let gestures) = try #require(
        snapshot.views.first { $0.role != nil }?.role?.role)
    else {
      Issue.record("\(snapshot.json)")
      return
    }
    #expect(gestures == .content)
    #expect(answers.map(\.gesture) == [.contentPop])
    #expect(answers[0].rows == Array(repeating: [0, 0, 0, 0, 1, 1, 1, 1], count: 8))
    #expect(Set(asked) == [.contentPop])
  }

  @Test(arguments: [true, false])
  func `whether a screen refuses its pop is stored, and rebuilt`(agrees: Bool) throws {
    let editor = InterceptingScreen { _ in agrees }
    stage.push(editor)

    let snapshot = snapshot
    let stored = try #require(snapshot.controllers.last { $0.interceptor == "InterceptingScreen" })
    #expect(stored.refusesPop == (agrees ? nil : true) && editor.attempts.isEmpty)

    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "s"))
    let rebuilt = try #require(copy.navigation.topViewController?.popInterceptor)
    #expect(rebuilt.allowsPop(by: .backButton) == agrees)
  }

  @Test func `the answers of an app's delegates about other recognizers are stored`() throws {
    final class Friendly: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { otherGestureRecognizer is UIPinchGestureRecognizer }
    }
    let friend = Friendly()
    let pan = UIPanGestureRecognizer()
    pan.name = "own.pan"
    pan.delegate = friend
    let inner = added(UIView(frame: StageMetrics.screen))
    inner.addGestureRecognizer(pan)
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "own.pinch"
    screen.view.addGestureRecognizer(pinch)

    let snapshot = snapshot
    let names = snapshot.recognizers.map { $0.name ?? "" }
    let relations = snapshot.relations.map {
      "\(names[$0.first]) \($0.answer) \(names[$0.second])"
    }
    #expect(relations == ["own.pan simultaneous own.pinch"])
    #expect(snapshot.recognizers.first { $0.name == "own.pan" }?.delegate == "Friendly")
    #expect(snapshot.notes.contains { $0.hasPrefix("The delegate of own.pan may keep") })
  }

  @Test func `recognizers of the app, the arbiter and UIKit are distinguished`() {
    let table = UITableView(frame: StageMetrics.screen, style: .plain)
    screen.view.addSubview(table)
    screen.view.addGestureRecognizer(UITapGestureRecognizer())
    let snapshot = snapshot
    func count(_ maker: GestureSnapshot.Recognizer.Maker) -> Int {
      snapshot.recognizers.count { $0.maker == maker }
    }
    #expect(count(.app) == 1)
    #expect(count(.arbiter) == 4)
    #expect(snapshot.recognizers.filter { $0.pop != nil }.map(\.pop) == [.edgePop, .contentPop])
  }

  @Test func `a hidden view is stored without its subviews, which receive no touches`() {
    let cover = added(UIView(frame: StageMetrics.screen))
    for _ in 0..<5 { cover.addSubview(UIView()) }
    let shown = snapshot.views.count
    cover.isHidden = true
    #expect(snapshot.views.count == shown - 5)
    #expect(snapshot.views.last { $0.isHidden == true } != nil)
  }

  @Test func `settings of the arbiter, of screens and of suspensions are stored as written`() {
    let arbiter = stage.arbiter
    arbiter.policy = .edgeOnly
    arbiter.driver = .arbiter
    screen.popPolicy = PopPolicy(start: .leading(120))
    screen.popTransition = .sideBySide
    arbiter.suspend(.content, for: self.stage, because: "recording")
    let snapshot = snapshot
    #expect(snapshot.arbiter.policy == StoredPolicy(.edgeOnly))
    #expect(snapshot.arbiter.driver == "arbiter")
    #expect(snapshot.arbiter.suspensions.map(\.reason) == ["recording"])
    let top = snapshot.navigation.stack.last.map { snapshot.controllers[$0] }
    #expect(top?.policy == StoredPolicy(PopPolicy(start: .leading(120))))
    #expect(top?.transition == [1, 0, 0])
  }

  @Test func `a child with an interceptor is rebuilt as one`() throws {
    let child = InterceptingScreen { _ in true }
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)

    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "s"))
    let rebuilt = try #require(copy.navigation.topViewController)
    #expect(rebuilt.children.first?.popInterceptor != nil && rebuilt.popInterceptor == nil)
  }

  @Test func `a snapshot without a window notes that no view was seen`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let snapshot = navigation.gestureArbiter.snapshot()
    #expect(snapshot.views.count == 1)
    #expect(snapshot.notes.contains { $0.contains("is in no window") })
    _ = try GestureSnapshot(json: snapshot.json.utf8, named: "s.json")
  }

  @Test func `taking a snapshot changes nothing`() {
    let pager = added(UIScrollView(frame: StageMetrics.screen))
    pager.contentSize = CGSize(width: 1_170, height: 844)
    pager.allowsPopGestureAtLeadingEdge = true
    let first = snapshot
    #expect(snapshot == first)
    stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 400))
        .move(to: CGPoint(x: 330, y: 400), over: 0.2).up())
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)
  }
}
#endif
