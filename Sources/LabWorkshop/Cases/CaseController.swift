#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A screen of a case.
@MainActor
final class CaseController: UIViewController {
  let name: String
  let screen: CaseScreen
  private let inside: UIViewController?
  /// The view that competes with a pop; nil without content.
  private(set) var content: UIView?
  /// What shows its pages; nil without.
  private(set) var pages: PagesController?
  /// Whether what fills it has no parent.
  var isAroundOrphan: Bool { screen.inside != nil && screen.isOrphan }
  /// Called in each callback.
  var onCallback: (Log.Callback) -> Void = { _ in }

  init(_ screen: CaseScreen, inside: UIViewController?) {
    (name, self.screen, self.inside) = (screen.name, screen, inside)
    super.init(nibName: nil, bundle: nil)
    title = screen.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if screen.content.isPages {
      let made = PagesController(at: screen.content == .pages ? 0 : 1)
      fill(with: made, hasParent: true)
      (pages, content) = (made, made.pager.view)
    } else if let made = screen.content.view(filling: view.bounds) {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
      content = made
    }
    if let inside { fill(with: inside, hasParent: !screen.isOrphan) }
    onCallback(.didLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onCallback(.willAppear)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onCallback(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onCallback(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onCallback(.didDisappear)
  }
}

extension UIViewController {
  /// Adds a controller's view over the whole view.
  func fill(with inner: UIViewController, hasParent: Bool) {
    if hasParent { addChild(inner) }
    inner.view.frame = view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner.view)
    if hasParent { inner.didMove(toParent: self) }
  }
}

extension CaseScreen.Content {
  /// Whether a page controller is in the screen.
  var isPages: Bool { self == .pages || self == .laterPages }

  /// Makes the view; nil for nothing.
  @MainActor
  fileprivate func view(filling bounds: CGRect) -> UIView? {
    let (width, height) = (bounds.width, bounds.height)
    switch self {
    case .nothing, .pages, .laterPages: return nil
    case .map:
      let map = UIView(frame: bounds)
      map.addGestureRecognizer(UIPanGestureRecognizer())
      return map
    case .list: return scrollView(bounds, CGSize(width: width, height: 5 * height))
    case .carousel: return scrollView(bounds, CGSize(width: 5 * width, height: height), at: width)
    case .pager, .laterPage:
      let pager = scrollView(
        bounds, CGSize(width: 5 * width, height: height), at: self == .pager ? 0 : width)
      pager.isPagingEnabled = true
      return pager
    }
  }

  @MainActor
  private func scrollView(_ frame: CGRect, _ size: CGSize, at x: CGFloat = 0) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.contentSize = size
    view.contentOffset.x = x
    return view
  }
}
#endif
