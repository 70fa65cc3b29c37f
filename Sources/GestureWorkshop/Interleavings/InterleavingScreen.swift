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

  init(named name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  func allowsPop(by trigger: PopTrigger) -> Bool { !refusesPops || yields }

  override func viewWillAppear(_ animated: Bool) { calls.append(.willAppear) }

  override func viewDidAppear(_ animated: Bool) { calls.append(.didAppear) }

  override func viewWillDisappear(_ animated: Bool) { calls.append(.willDisappear) }

  override func viewDidDisappear(_ animated: Bool) { calls.append(.didDisappear) }
}
#endif
