import HeadlessUIKit

/// What screens were told of their appearance, in order.
@MainActor
final class AppearanceLog {
  var lines: [String] = []
}

/// A screen that writes down its appearance.
final class LoggedScreen: UIViewController {
  private let log: AppearanceLog

  init(_ name: String, _ log: AppearanceLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

  private func note(_ event: String) { log.lines.append("\(title ?? "?") \(event)") }
}
