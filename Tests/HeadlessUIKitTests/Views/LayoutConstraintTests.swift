#if HEADLESS
import HeadlessUIKit
import Testing

/// Views whose edges are pinned: the part of Auto Layout that the engine has.
@MainActor @Suite struct LayoutConstraintTests {
  private let screen = Screen()

  private func pinned(in parent: UIView) -> UIView {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test(arguments: [false, true])
  func `a view follows the edges of its superview at its distances`(isMirrored: Bool) {
    let parent = screen.addView()
    let view = pinned(in: parent)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    let bottom = view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -10)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -5),
      bottom,
    ])
    screen.wait(0.1)
    let x: CGFloat = isMirrored ? 5 : 20
    let (width, height) = (parent.bounds.width, parent.bounds.height)
    #expect(view.frame == CGRect(x: x, y: height - 50, width: width - 25, height: 40))

    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(view.frame == CGRect(x: x, y: 250, width: 175, height: 40))

    bottom.constant = -30
    screen.wait(0.1)
    #expect(view.frame.maxY == 270)

    bottom.isActive = false
    parent.frame.size.height = 500
    #expect(view.frame.maxY == 270)
  }

  @Test func `a view that is pinned to a scroll view's frame does not scroll`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = CGSize(width: 300, height: 2_000)
    screen.window.addSubview(scrollView)
    let view = pinned(in: scrollView)
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: frame.leftAnchor),
      view.topAnchor.constraint(equalTo: frame.topAnchor, constant: 7),
    ])

    scrollView.contentOffset.y = 500
    screen.wait(0.1)

    #expect(view.frame.origin == CGPoint(x: 0, y: 507))
    #expect(scrollView.frameLayoutGuide === frame)
  }

  @Test func `a constraint that the engine does not solve is reported`() {
    let parent = screen.addView()
    let (view, sibling) = (pinned(in: parent), pinned(in: parent))
    view.topAnchor.constraint(equalTo: sibling.bottomAnchor).isActive = true
    screen.wait(0.1)

    #expect(screen.engine.issues == [.ignoredConstraint("UIView")])
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `a view that is pinned to the safe area follows it`() {
    let parent = screen.addView()
    parent.frame = screen.window.bounds
    let view = pinned(in: parent)
    view.bottomAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.bottomAnchor).isActive = true
    screen.engine.safeAreaInsets.bottom = 34
    screen.wait(0.1)

    #expect(view.frame.maxY == parent.bounds.maxY - 34)
  }
}
#endif
