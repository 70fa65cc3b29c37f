#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Safe area insets that view controllers add to their views.
@MainActor @Suite struct SafeAreaTests {
  @Test func `safeAreaInsets sums the additional insets of all enclosing view controllers`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let deep = UIView()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(deep)
    let insetsBefore = deep.safeAreaInsets

    outer.additionalSafeAreaInsets.top = 10
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(insetsBefore == .zero)
    #expect(outer.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 11, left: 2, bottom: 3, right: 4))
    #expect(deep.safeAreaInsets == inner.view.safeAreaInsets)
  }

  @Test func `safe area callbacks are sent when the insets change and the view is loaded`() {
    var calls: [String] = []
    let (outer, inner) = (ReportingController("outer"), ReportingController("inner"))
    for controller in [outer, inner] { controller.onChange = { calls.append($0) } }
    outer.additionalSafeAreaInsets.left = 1
    outer.addChild(inner)
    outer.view.addSubview(inner.view)

    inner.additionalSafeAreaInsets.left = 2
    inner.additionalSafeAreaInsets.left = 2
    let callsOfInner = calls
    outer.additionalSafeAreaInsets.left = 3

    #expect(callsOfInner == ["inner view 3", "inner 3"])
    #expect(calls.dropFirst(2) == ["outer view 3", "outer 3", "inner view 5", "inner 5"])
  }

  @Test func `a view that enters a window with insets is told of its safe area`() {
    let screen = Screen()
    screen.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 5, bottom: 34, right: 0)
    let (inner, later) = (ReportingController("inner"), ReportingController("later"))
    var calls: [String] = []
    for controller in [inner, later] {
      controller.onChange = { calls.append($0) }
      controller.view.frame = screen.window.bounds
    }

    screen.window.addSubview(inner.view)
    #expect(calls == ["inner view 5", "inner 5"])

    let window = UIWindow(frame: screen.window.bounds)
    window.rootViewController = later
    #expect(calls.count == 2)
    screen.engine.attach(window)
    #expect(calls.dropFirst(2) == ["later view 5", "later 5"])
  }

  @Test func `a scroll view's adjustedContentInset ignores its safe area`() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view.addSubview(scrollView)

    controller.additionalSafeAreaInsets.top = 50

    #expect(scrollView.safeAreaInsets.top == 50)
    #expect(scrollView.adjustedContentInset == .zero)
  }

  private final class ReportingController: UIViewController {
    var onChange: (String) -> Void = { _ in }

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let view = ReportingView()
      view.onChange = { [weak self] in self?.report("view ") }
      self.view = view
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      report("")
    }

    private func report(_ prefix: String) {
      onChange("\(title ?? "?") \(prefix)\(Int(viewIfLoaded?.safeAreaInsets.left ?? -1))")
    }
  }

  private final class ReportingView: UIView {
    var onChange: () -> Void = {}
    override func safeAreaInsetsDidChange() { onChange() }
  }
}
#endif
