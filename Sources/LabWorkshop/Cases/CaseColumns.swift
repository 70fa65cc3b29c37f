#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Children side by side, or one in a view with a gesture of the app's.
@MainActor
final class CaseColumns: UIViewController {
  private let parts: [UIViewController]
  /// The gesture around the only part.
  private let gesture: CaseGesture?
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
#endif
