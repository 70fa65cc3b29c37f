#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// A screen that records its appearance callbacks.
@MainActor
final class InterleavingScreen: UIViewController, PopIntercepting {
  /// The name in violations.
  let name: String
  /// The appearance callbacks in order.
  private(set) var calls: [AppearanceRecord.Call] = []
  /// Whether the screen refuses every pop.
  var refusesPops = false
  /// Whether it agrees nevertheless.
  var yields = false
  /// How often it has agreed to be popped by a swipe.
  var agreements = 0
  /// Whether its view lets no gesture begin to which it has agreed.
  var viewRefusesPops = false

  init(named name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = viewRefusesPops ? PopRefusingView(of: self) : UIView() }

  func shouldPop(by trigger: PopTrigger) -> Bool {
    let agrees = !refusesPops || yields
    if agrees, trigger == .edgeSwipe || trigger == .contentSwipe { agreements += 1 }
    return agrees
  }

  override func viewWillAppear(_ animated: Bool) { calls.append(.willAppear) }

  override func viewDidAppear(_ animated: Bool) { calls.append(.didAppear) }

  override func viewWillDisappear(_ animated: Bool) { calls.append(.willDisappear) }

  override func viewDidDisappear(_ animated: Bool) { calls.append(.didDisappear) }
}

/// A view that refuses the pop to which its screen has agreed.
private final class PopRefusingView: UIView {
  private weak var screen: InterleavingScreen?

  init(of screen: InterleavingScreen) {
    self.screen = screen
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    screen?.agreements == 0
  }
}
#endif
