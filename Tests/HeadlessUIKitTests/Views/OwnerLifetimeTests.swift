#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// What refers to an owner finds nil once that is deallocated, without a weak reference to it.
@MainActor @Suite struct OwnerLifetimeTests {
  @Test func `a subview outlives its superview`() {
    let view = UIView()
    weak var gone: UIView?
    do {
      let superview = UIView()
      superview.addSubview(view)
      gone = superview
    }

    #expect(gone == nil)
    #expect(view.superview == nil)
    #expect(view.next == nil)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    view.removeFromSuperview()
  }

  @Test func `subviews that are held by a layer outlive their superview`() {
    var superview: UIView? = UIView()
    let view = UIView()
    superview?.addSubview(view)
    let layer = superview?.layer

    superview = nil

    #expect(view.superview == nil)
    #expect(layer?.delegate == nil)
    #expect(view.layer.superlayer === layer)
    UIView().addSubview(view)
  }

  @Test func `a view whose layer was moved elsewhere outlives its superview`() {
    var superview: UIView? = UIView()
    let (view, other) = (UIView(), UIView())
    superview?.addSubview(view)
    other.layer.addSublayer(view.layer)
    other.addSubview(UIView())
    other.bringSubviewToFront(other.subviews[0])

    superview = nil

    #expect(view.superview == nil)
    #expect(view.layer.superlayer === other.layer)
  }

  @Test func `a sublayer outlives its superlayer`() {
    var superlayer: CALayer? = CALayer()
    let layer = CALayer()
    superlayer?.addSublayer(layer)
    #expect(layer.superlayer === superlayer)

    superlayer = nil

    #expect(layer.superlayer == nil)
    layer.removeFromSuperlayer()
  }

  @Test func `a backing layer has its view as the delegate until another is set`() {
    let view = UIView()
    #expect(view.layer.delegate === view)

    view.layer.delegate = nil

    #expect(view.layer.delegate == nil)
  }

  @Test func `a view outlives its controller, and a child its parent`() {
    var parent: UIViewController? = UIViewController()
    let child = UIViewController()
    parent?.addChild(child)
    let view = parent?.view
    #expect(child.parent === parent)
    #expect(view?.next === parent)

    parent = nil

    #expect(child.parent == nil)
    #expect(child.navigationController == nil)
    #expect(view?.next == nil)
    child.removeFromParent()
  }

  @Test func `a screen and a bar outlive their navigation controller`() {
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: UIViewController())
    let (view, bar) = (navigation?.view, navigation?.navigationBar)
    let screen = navigation?.topViewController

    navigation = nil

    #expect(screen?.navigationController == nil)
    #expect(bar?.delegate == nil)
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
    #expect(view?.hitTest(.zero, with: nil) == nil)
  }

  @Test func `a recognizer outlives its view`() {
    let recognizer = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(recognizer)
    #expect(recognizer.view === view)

    view = nil

    #expect(recognizer.view == nil)
    let other = UIView()
    other.addGestureRecognizer(recognizer)
    #expect(recognizer.view === other)
  }

  @Test func `the pan of a scroll view outlives it`() {
    var scrollView: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let pan = scrollView?.panGestureRecognizer

    scrollView = nil

    #expect(pan?.view == nil)
    pan?.setTranslation(.zero, in: nil)
    pan?.reset()
  }

  @Test func `a window, a touch and a recognizer outlive their engine in a gesture`() {
    var screen: Screen? = Screen()
    let window = screen?.window
    let recognizer = Probe()
    screen?.add(recognizer, "probe")
    screen?.touch.down(100, 100)
    let touch = recognizer.lastEvent?.allTouches?.first
    #expect(touch?.window === window)
    recognizer.state = .began

    screen = nil

    #expect(window?.headlessEngine == nil)
    #expect(touch?.gestureRecognizers?.isEmpty != false)
    recognizer.state = .changed
    window?.setNeedsLayout()
  }

  @Test func `a touch outlives the window and the view that it hit`() {
    var screen: Screen? = Screen()
    let recognizer = Probe()
    screen?.add(recognizer, "probe")
    screen?.touch.down(100, 100)
    let touch = recognizer.lastEvent?.allTouches?.first
    #expect(touch?.view === screen?.window)

    screen = nil

    #expect(touch?.view == nil)
    #expect(touch?.window == nil)
    #expect(touch?.location(in: nil) == CGPoint(x: 100, y: 100))
  }

  @Test func `a subview outlives a superview that another thread deallocates`() async {
    let view = UIView()
    let tree = Tree(around: view)
    #expect(view.superview != nil)

    await Task.detached { tree.drop() }.value

    #expect(view.superview == nil)
  }

  /// Owns a view, and drops it anywhere.
  private final class Tree: @unchecked Sendable {
    private var root: UIView?

    @MainActor init(around view: UIView) {
      let root = UIView()
      root.addSubview(view)
      self.root = root
    }

    func drop() { root = nil }
  }
}
#endif
