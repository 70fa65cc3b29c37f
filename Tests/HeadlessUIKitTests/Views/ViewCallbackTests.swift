#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Callbacks that views receive when they are added, moved and removed.
@MainActor @Suite struct ViewCallbackTests {
  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `adding a view sends window callbacks before superview callbacks`() {
    let (outer, inner, host) = (makeView("outer"), makeView("inner"), makeView("host"))
    outer.addSubview(inner)
    window.addSubview(host)
    log.lines = []

    host.addSubview(outer)

    #expect(
      log.lines == [
        "outer willMove toWindow", "inner willMove toWindow", "outer willMove toSuperview host",
        "outer didMove toWindow", "inner didMove toWindow", "outer didMove toSuperview host",
        "host didAdd outer",
      ])
  }

  @Test func `removing a view sends willMove for the superview before the window`() {
    let (outer, inner, host) = (makeView("outer"), makeView("inner"), makeView("host"))
    outer.addSubview(inner)
    host.addSubview(outer)
    window.addSubview(host)
    log.lines = []

    outer.removeFromSuperview()

    #expect(
      log.lines == [
        "outer willMove toSuperview nil", "outer willMove fromWindow", "inner willMove fromWindow",
        "host willRemove outer", "outer didMove fromWindow", "inner didMove fromWindow",
        "outer didMove toSuperview nil",
      ])
  }

  @Test func `a window that is the superview sends the same callbacks as another view`() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.addSubview(inner)
    log.lines = []

    window.addSubview(outer)
    outer.removeFromSuperview()

    #expect(
      log.lines == [
        "outer willMove toWindow", "inner willMove toWindow", "outer willMove toSuperview window",
        "outer didMove toWindow", "inner didMove toWindow", "outer didMove toSuperview window",
        "outer willMove toSuperview nil", "outer willMove fromWindow", "inner willMove fromWindow",
        "outer didMove fromWindow", "inner didMove fromWindow", "outer didMove toSuperview nil",
      ])
  }

  @Test func `moving a view between superviews sends one move and no window callbacks`() {
    let (view, one, other) = (makeView("view"), makeView("one"), makeView("other"))
    window.addSubview(one)
    window.addSubview(other)
    one.addSubview(view)
    log.lines = []

    other.addSubview(view)

    #expect(
      log.lines == [
        "view willMove toSuperview other", "one willRemove view", "view didMove toSuperview other",
        "other didAdd view",
      ])
  }

  @Test func `without a window no window callbacks are sent`() {
    let (view, host) = (makeView("view"), makeView("host"))

    host.addSubview(view)

    #expect(
      log.lines == [
        "view willMove toSuperview host", "view didMove toSuperview host", "host didAdd view",
      ])
  }

  @Test(arguments: [
    (
      UIKitBehavior.ReaddedSubview.movesAnew,
      ["a willMove toSuperview host", "a didMove toSuperview host", "host didAdd a"]
    ),
    (.changesPlaceOnly, []),
  ])
  func `the behavior decides whether re-adding a subview sends callbacks besides reordering it`(
    answer: UIKitBehavior.ReaddedSubview, expected: [String]
  ) {
    let screen = Screen(\.readdedSubview, answer)
    let (host, a, b) = (makeView("host"), makeView("a"), makeView("b"))
    screen.window.addSubview(host)
    host.addSubview(a)
    host.addSubview(b)
    log.lines = []

    host.addSubview(a)

    #expect(host.subviews == [b, a])
    #expect(host.layer.sublayers == [b.layer, a.layer])
    #expect(log.lines == expected)
    #expect(screen.engine.consultedQuestions.contains(.readdedSubview))
  }

  @Test func `reordering subviews sends no callbacks`() {
    let (host, a, b) = (makeView("host"), makeView("a"), makeView("b"))
    host.addSubview(a)
    host.addSubview(b)
    log.lines = []

    host.bringSubviewToFront(a)
    host.sendSubviewToBack(a)
    host.exchangeSubview(at: 0, withSubviewAt: 1)

    #expect(log.lines == [])
    #expect(host.subviews == [b, a])
  }

  @Test(arguments: ["add", "index", "above", "below"])
  func `in didMoveToSuperview the view and its layer are in the new superview`(way: String) {
    let (host, view) = (UIView(), makeView("view"))
    var isInside = false
    view.onMoveToSuperview = { [weak host] in
      isInside =
        $0.superview === host && host?.subviews == [$0]
        && host?.layer.sublayers?.contains($0.layer) == true
    }

    switch way {
    case "add": host.addSubview(view)
    case "index": host.insertSubview(view, at: 0)
    case "above": host.insertSubview(view, aboveSubview: host)
    default: host.insertSubview(view, belowSubview: host)
    }

    #expect(isInside)
  }

  @Test func `in didMoveToSuperview the view and its layer have left the old superview`() {
    let (host, view) = (UIView(), makeView("view"))
    host.addSubview(view)
    var isOutside = false
    view.onMoveToSuperview = {
      isOutside =
        $0.superview == nil && host.subviews.isEmpty && $0.layer.superlayer == nil
    }

    view.removeFromSuperview()

    #expect(isOutside)
  }

  @Test func `an invalid insertion sends no callbacks`() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.addSubview(inner)
    log.lines = []

    inner.addSubview(outer)
    outer.addSubview(outer)
    UIView().bringSubviewToFront(outer)
    outer.removeFromSuperview()

    #expect(log.lines == [])
    #expect(outer.subviews == [inner])
  }

  @Test func `a view may remove itself in didMoveToSuperview`() {
    let (host, view) = (makeView("host"), makeView("view"))
    window.addSubview(host)
    view.onMoveToSuperview = { if $0.superview != nil { $0.removeFromSuperview() } }

    host.addSubview(view)

    #expect(view.superview == nil && view.window == nil)
    #expect(host.subviews.isEmpty && host.layer.sublayers == nil)
  }

  @Test func `a view may remove its siblings in didMoveToSuperview`() {
    let (host, sibling, view) = (makeView("host"), makeView("sibling"), makeView("view"))
    host.addSubview(sibling)
    view.onMoveToSuperview = { _ in sibling.removeFromSuperview() }

    host.addSubview(view)

    #expect(host.subviews == [view])
    #expect(host.layer.sublayers == [view.layer])
  }

  @Test func `a view removed in didMoveToWindow of its superview gets no window callback`() {
    let (outer, inner) = (makeView("outer"), makeView("inner"))
    outer.addSubview(inner)
    outer.onMoveToWindow = { _ in inner.removeFromSuperview() }
    log.lines = []

    window.addSubview(outer)

    #expect(inner.window == nil)
    #expect(!log.lines.contains("inner didMove toWindow"))
  }

  @Test func `subviews may be removed during iteration`() {
    let host = UIView()
    for _ in 0..<5 { host.addSubview(UIView()) }

    for view in host.subviews { view.removeFromSuperview() }

    #expect(host.subviews.isEmpty)
  }

  @Test func `a superview retains its subviews, and subviews do not retain it`() {
    var host: UIView? = UIView()
    weak var retained: UIView?
    let view = UIView()
    do {
      let inner = UIView()
      retained = inner
      host?.addSubview(inner)
      host?.addSubview(view)
    }

    let isRetained = retained != nil
    host = nil

    #expect(isRetained && retained == nil)
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
  }

  @Test func `viewWithTag searches the view and its subtree depth-first`() {
    let (host, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    host.addSubview(a)
    host.addSubview(b)
    a.addSubview(c)
    b.tag = 7
    c.tag = 7

    #expect(host.viewWithTag(7) === c)
    #expect(b.viewWithTag(7) === b)
    #expect(host.viewWithTag(8) == nil)
    #expect(a.viewWithTag(0) === a)
  }

  private func makeView(_ name: String) -> LoggingView {
    let view = LoggingView()
    view.name = name
    view.log = log
    return view
  }

  private final class CallLog { var lines: [String] = [] }

  private final class LoggingView: UIView {
    var name = ""
    var log: CallLog?
    var onMoveToSuperview: ((LoggingView) -> Void)?
    var onMoveToWindow: ((LoggingView) -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
      record("willMove toSuperview \(name(of: newSuperview))")
    }
    override func didMoveToSuperview() {
      record("didMove toSuperview \(name(of: superview))")
      onMoveToSuperview?(self)
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      record("willMove \(newWindow == nil ? "from" : "to")Window")
    }
    override func didMoveToWindow() {
      record("didMove \(window == nil ? "from" : "to")Window")
      onMoveToWindow?(self)
    }
    override func didAddSubview(_ subview: UIView) { record("didAdd \(name(of: subview))") }
    override func willRemoveSubview(_ subview: UIView) { record("willRemove \(name(of: subview))") }

    private func name(of view: UIView?) -> String {
      if view is UIWindow { return "window" }
      return (view as? LoggingView)?.name ?? "nil"
    }
    private func record(_ line: String) { log?.lines.append("\(name) \(line)") }
  }
}
#endif
