#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// A view of a case that records its touch callbacks.
@MainActor
final class StressView: UIView {
  private let label: String
  private weak var monitor: StressMonitor?

  init(_ label: String, frame: CGRect = .zero, monitor: StressMonitor) {
    self.label = label
    self.monitor = monitor
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .began, of: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .moved, of: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .ended, of: touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .cancelled, of: touches)
  }
}

/// A scroll view of a case that records its touch callbacks.
@MainActor
final class StressScrollView: UIScrollView {
  private let label: String
  private weak var monitor: StressMonitor?

  init(_ label: String, frame: CGRect, monitor: StressMonitor) {
    self.label = label
    self.monitor = monitor
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .began, of: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .moved, of: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .ended, of: touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, receives: .cancelled, of: touches)
  }
}

/// A screen of a case that records its appearance callbacks.
@MainActor
class StressScreen: UIViewController {
  fileprivate weak var monitor: StressMonitor?

  init(_ title: String, monitor: StressMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if let monitor, let title {
      view = StressView(title, monitor: monitor)
    } else {
      super.loadView()
    }
  }

  override func viewWillAppear(_ animated: Bool) { report(.willAppear) }

  override func viewDidAppear(_ animated: Bool) { report(.didAppear) }

  override func viewWillDisappear(_ animated: Bool) { report(.willDisappear) }

  override func viewDidDisappear(_ animated: Bool) { report(.didDisappear) }

  private func report(_ call: AppearanceRecord.Call) {
    if let title { monitor?.screen(title, receives: call) }
  }
}

/// A screen that refuses to be popped.
@MainActor
final class StressRefusingScreen: StressScreen, PopIntercepting {
  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { monitor?.told(title ?? "", of: trigger) }
}
#endif
