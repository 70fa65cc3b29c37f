#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A screen of a case.
@MainActor
final class CaseController: UIViewController {
  let name: String
  private let screen: CaseScreen
  private let inside: UIViewController?
  /// The view that competes with a pop; nil without content.
  private(set) var content: UIView?
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
    if let made = screen.content.view(filling: view.bounds) {
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

/// Children side by side, or one in a view with a gesture of the app's.
@MainActor
final class CaseColumns: UIViewController {
  private let parts: [UIViewController]
  /// The gesture around the only part.
  let gesture: CaseGesture?
  /// Called when the gesture begins.
  var onBegin: () -> Void = {}

  init(_ parts: [UIViewController], gesture: CaseGesture? = nil) {
    (self.parts, self.gesture) = (parts, gesture)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view =
      gesture == .hosted
      ? HeadlessHostingView(frame: StageMetrics.screen) : UIView(frame: StageMetrics.screen)
    gesture?.add(to: view) { [weak self] in self?.onBegin() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in parts { fill(with: part, hasParent: true) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width / CGFloat(max(1, parts.count))
    for (index, part) in parts.enumerated() where part.parent === self {
      part.view.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
    }
  }
}

extension UIViewController {
  /// Adds a controller's view over the whole view.
  fileprivate func fill(with inner: UIViewController, hasParent: Bool) {
    if hasParent { addChild(inner) }
    inner.view.frame = view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner.view)
    if hasParent { inner.didMove(toParent: self) }
  }
}

extension CaseScreen.Content {
  /// Makes the view; nil for nothing.
  @MainActor
  fileprivate func view(filling bounds: CGRect) -> UIView? {
    let (width, height) = (bounds.width, bounds.height)
    switch self {
    case .nothing: return nil
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

extension CaseGesture {
  /// Adds the gesture to a view.
  @MainActor
  fileprivate func add(to view: UIView, onBegin: @escaping @MainActor () -> Void) {
    let recognizer: UIGestureRecognizer
    switch self {
    case .pan: recognizer = UIPanGestureRecognizer()
    case .own: recognizer = OwnRecognizer()
    case .hosted:
      let host = view as? HeadlessHostingView
      host?.addGesture(.drag(minimumDistance: 10), name: rawValue) { _ in onBegin() }
      return
    }
    recognizer.name = rawValue
    recognizer.observeActions { if $0.state == .began { onBegin() } }
    view.addGestureRecognizer(recognizer)
  }
}

/// A recognizer of an app's class that begins after 10 pt in any direction.
@MainActor
private final class OwnRecognizer: UIGestureRecognizer {
  private var start: CGPoint?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = start ?? touches.first?.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let place = touches.first?.location(in: nil) else { return }
    if state != .possible {
      state = .changed
    } else if hypot(place.x - start.x, place.y - start.y) >= 10 {
      state = .began
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
  }
}

/// A window that answers hit tests in its own way.
@MainActor
final class CaseWindowView: UIWindow {
  var kind = CaseWindow.Kind.ordinary
  weak var behind: UIWindow?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isNothing = hit === self || hit === rootViewController?.view
    switch kind {
    case .ordinary: return hit
    case .passThrough: return isNothing ? nil : hit
    case .forwarding: return isNothing ? behind?.hitTest(point, with: event) : hit
    case .eventsOnly: return event == nil ? nil : hit
    }
  }
}
#endif
