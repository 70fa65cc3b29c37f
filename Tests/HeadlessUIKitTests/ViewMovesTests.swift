import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewMovesTests {
  private let diary = Diary()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `on the way in, the tree hears of the window before the view of the superview`() {
    let (outer, inner, host) = (writer("outer"), writer("inner"), writer("host"))
    outer.addSubview(inner)
    window.addSubview(host)
    diary.lines = []

    host.addSubview(outer)

    #expect(
      diary.lines == [
        "outer willMove toWindow", "inner willMove toWindow", "outer willMove toSuperview host",
        "outer didMove toWindow", "inner didMove toWindow", "outer didMove toSuperview host",
        "host didAdd outer",
      ])
  }

  @Test func `on the way out, the view hears of the superview before the tree of the window`() {
    let (outer, inner, host) = (writer("outer"), writer("inner"), writer("host"))
    outer.addSubview(inner)
    host.addSubview(outer)
    window.addSubview(host)
    diary.lines = []

    outer.removeFromSuperview()

    #expect(
      diary.lines == [
        "outer willMove toSuperview nil", "outer willMove fromWindow", "inner willMove fromWindow",
        "host willRemove outer", "outer didMove fromWindow", "inner didMove fromWindow",
        "outer didMove toSuperview nil",
      ])
  }

  @Test func `from one superview to another, the view moves once and the window not at all`() {
    let (view, one, other) = (writer("view"), writer("one"), writer("other"))
    window.addSubview(one)
    window.addSubview(other)
    one.addSubview(view)
    diary.lines = []

    other.addSubview(view)

    #expect(
      diary.lines == [
        "view willMove toSuperview other", "one willRemove view", "view didMove toSuperview other",
        "other didAdd view",
      ])
  }

  @Test func `outside a window nobody hears of one`() {
    let (view, host) = (writer("view"), writer("host"))

    host.addSubview(view)

    #expect(
      diary.lines == [
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
  func `what a view hears that is added again is open; it comes to the front and is never removed`(
    answer: UIKitBehavior.ReaddedSubview, expected: [String]
  ) {
    let screen = Screen(\.readdedSubview, answer)
    let (host, a, b) = (writer("host"), writer("a"), writer("b"))
    screen.window.addSubview(host)
    host.addSubview(a)
    host.addSubview(b)
    diary.lines = []

    host.addSubview(a)

    #expect(host.subviews == [b, a])
    #expect(host.layer.sublayers == [b.layer, a.layer])
    #expect(diary.lines == expected)
    #expect(screen.engine.consultedQuestions.contains(.readdedSubview))
  }

  @Test func `a change of place alone tells nobody`() {
    let (host, a, b) = (writer("host"), writer("a"), writer("b"))
    host.addSubview(a)
    host.addSubview(b)
    diary.lines = []

    host.bringSubviewToFront(a)
    host.sendSubviewToBack(a)
    host.exchangeSubview(at: 0, withSubviewAt: 1)

    #expect(diary.lines == [])
    #expect(host.subviews == [b, a])
  }

  @Test(arguments: ["add", "index", "above", "below"])
  func `a view that hears of its new superview is in it, and so is its layer`(way: String) {
    let (host, view) = (UIView(), writer("view"))
    var isInside = false
    view.moved = { [weak host] in
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

  @Test func `a view that hears of no superview any more is out, and so is its layer`() {
    let (host, view) = (UIView(), writer("view"))
    host.addSubview(view)
    var isOutside = false
    view.moved = {
      isOutside =
        $0.superview == nil && host.subviews.isEmpty && $0.layer.superlayer == nil
    }

    view.removeFromSuperview()

    #expect(isOutside)
  }

  @Test func `a view that cannot be put in hears nothing`() {
    let (outer, inner) = (writer("outer"), writer("inner"))
    outer.addSubview(inner)
    diary.lines = []

    inner.addSubview(outer)
    outer.addSubview(outer)
    UIView().bringSubviewToFront(outer)
    outer.removeFromSuperview()

    #expect(diary.lines == [])
    #expect(outer.subviews == [inner])
  }

  @Test func `a view may take itself out again as soon as it is in`() {
    let (host, view) = (writer("host"), writer("view"))
    window.addSubview(host)
    view.moved = { if $0.superview != nil { $0.removeFromSuperview() } }

    host.addSubview(view)

    #expect(view.superview == nil && view.window == nil)
    #expect(host.subviews.isEmpty && host.layer.sublayers == nil)
  }

  @Test func `a view may take its siblings out as it comes in`() {
    let (host, sibling, view) = (writer("host"), writer("sibling"), writer("view"))
    host.addSubview(sibling)
    view.moved = { _ in sibling.removeFromSuperview() }

    host.addSubview(view)

    #expect(host.subviews == [view])
    #expect(host.layer.sublayers == [view.layer])
  }

  @Test func `a view that was taken out in the middle of a move hears of no window it is not in`() {
    let (outer, inner) = (writer("outer"), writer("inner"))
    outer.addSubview(inner)
    outer.entered = { _ in inner.removeFromSuperview() }
    diary.lines = []

    window.addSubview(outer)

    #expect(inner.window == nil)
    #expect(!diary.lines.contains("inner didMove toWindow"))
  }

  @Test func `subviews may be removed while they are gone through`() {
    let host = UIView()
    for _ in 0..<5 { host.addSubview(UIView()) }

    for view in host.subviews { view.removeFromSuperview() }

    #expect(host.subviews.isEmpty)
  }

  @Test func `a superview keeps its subviews, and they do not keep it`() {
    var host: UIView? = UIView()
    weak var kept: UIView?
    let view = UIView()
    do {
      let inner = UIView()
      kept = inner
      host?.addSubview(inner)
      host?.addSubview(view)
    }

    #expect(kept != nil)

    host = nil

    #expect(kept == nil)
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
  }

  @Test func `a tag is looked for from the view downwards, branch by branch`() {
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

  private func writer(_ name: String) -> Writer {
    let view = Writer()
    view.name = name
    view.diary = diary
    return view
  }

  private final class Diary { var lines: [String] = [] }

  private final class Writer: UIView {
    var name = ""
    var diary: Diary?
    var moved: ((Writer) -> Void)?
    var entered: ((Writer) -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
      write("willMove toSuperview \(named(newSuperview))")
    }
    override func didMoveToSuperview() {
      write("didMove toSuperview \(named(superview))")
      moved?(self)
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      write("willMove \(newWindow == nil ? "from" : "to")Window")
    }
    override func didMoveToWindow() {
      write("didMove \(window == nil ? "from" : "to")Window")
      entered?(self)
    }
    override func didAddSubview(_ subview: UIView) { write("didAdd \(named(subview))") }
    override func willRemoveSubview(_ subview: UIView) { write("willRemove \(named(subview))") }

    private func named(_ view: UIView?) -> String { (view as? Writer)?.name ?? "nil" }
    private func write(_ line: String) { diary?.lines.append("\(name) \(line)") }
  }
}
