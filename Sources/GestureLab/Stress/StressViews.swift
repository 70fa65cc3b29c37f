import GestureArbitration
import HeadlessUIKit

/// What the views of a case have in common: they write down what they are told of touches.
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
    monitor?.view(self, called: label, isTold: .began, of: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .moved, of: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .ended, of: touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .cancelled, of: touches)
  }
}

/// A scroll view that writes down what it is told of touches.
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
    monitor?.view(self, called: label, isTold: .began, of: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .moved, of: touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .ended, of: touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    monitor?.view(self, called: label, isTold: .cancelled, of: touches)
  }
}

/// A screen of a case.
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

  override func viewWillAppear(_ animated: Bool) { tell(.willAppear) }

  override func viewDidAppear(_ animated: Bool) { tell(.didAppear) }

  override func viewWillDisappear(_ animated: Bool) { tell(.willDisappear) }

  override func viewDidDisappear(_ animated: Bool) { tell(.didDisappear) }

  private func tell(_ call: AppearanceRecord.Call) {
    if let title { monitor?.screen(title, isTold: call) }
  }
}

/// A screen that does not let itself be popped by a drag.
@MainActor
final class StressRefusingScreen: StressScreen, PopIntercepting {
  func shouldPop(by way: WayBack) -> Bool {
    monitor?.asked(title ?? "", by: way)
    return false
  }
}
