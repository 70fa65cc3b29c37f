import Foundation
import HeadlessUIKit
import Testing

/// What controllers add to the safe areas of views.
@MainActor @Suite struct SafeAreaTests {
  @Test func `a view has what the controllers around it add`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    let deep = UIView()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.addSubview(deep)
    #expect(deep.safeAreaInsets == .zero)

    outer.additionalSafeAreaInsets.top = 10
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(outer.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(top: 11, left: 2, bottom: 3, right: 4))
    #expect(deep.safeAreaInsets == inner.view.safeAreaInsets)
  }

  @Test func `those whose safe area changes are told, once the view is there`() {
    var heard: [String] = []
    let (outer, inner) = (Told("outer"), Told("inner"))
    for told in [outer, inner] { told.onChange = { heard.append($0) } }
    outer.additionalSafeAreaInsets.left = 1
    outer.addChild(inner)
    outer.view.addSubview(inner.view)

    inner.additionalSafeAreaInsets.left = 2
    inner.additionalSafeAreaInsets.left = 2
    let first = heard
    outer.additionalSafeAreaInsets.left = 3

    #expect(first == ["inner view 3", "inner 3"])
    #expect(heard.dropFirst(2) == ["outer view 3", "outer 3", "inner view 5", "inner 5"])
  }

  @Test func `scroll views do not follow their safe area`() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    controller.view.addSubview(scrollView)

    controller.additionalSafeAreaInsets.top = 50

    #expect(scrollView.safeAreaInsets.top == 50)
    #expect(scrollView.adjustedContentInset == .zero)
  }

  private final class Told: UIViewController {
    var onChange: (String) -> Void = { _ in }

    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let view = ToldView()
      view.onChange = { [weak self] in self?.say("view ") }
      self.view = view
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      say("")
    }

    private func say(_ what: String) {
      onChange("\(title ?? "?") \(what)\(Int(viewIfLoaded?.safeAreaInsets.left ?? -1))")
    }
  }

  private final class ToldView: UIView {
    var onChange: () -> Void = {}
    override func safeAreaInsetsDidChange() { onChange() }
  }
}
