#if HEADLESS
/// A message with buttons, one below the other.
///
/// An alert lies in the middle of the screen, an action sheet at the bottom. The layout is the
/// engine's (``EngineMetrics/alertWidth``): UIKit's is private. A tap on a button dismisses the
/// controller and then runs the handler of its action, as Apple's documentation says.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The place of a message.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The message below the title.
  open var message: String?
  /// The place of the message.
  open private(set) var preferredStyle = Style.alert
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added, or nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The action that the return key performs; stored only, since the engine has no keyboard.
  open var preferredAction: UIAlertAction?
  private var fields: [UITextField] = []
  private let box = UIView()

  /// Creates a message.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action as a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    if isViewLoaded { addButtons() }
  }

  /// Adds a text field to an alert; the closure configures it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    fields.append(field)
    if isViewLoaded { addButtons() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    addButtons()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private func addButtons() {
    for view in box.subviews { view.removeFromSuperview() }
    for field in fields { box.addSubview(field) }
    for action in actions {
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: action.title ?? "") { [weak self, weak action] _ in
          if let self, let action { choose(action) }
        })
      button.isEnabled = action.isEnabled
      action.button = button
      box.addSubview(button)
    }
    layOut()
  }

  private func choose(_ action: UIAlertAction) {
    guard !isBeingDismissed else { return }
    // An alert that the app shows by other means than a presentation has nothing to dismiss.
    guard presentingViewController != nil else { return action.perform() }
    dismiss(animated: true) { action.perform() }
  }

  private func layOut() {
    let height = EngineMetrics.rowHeight
    // The title and the message have a row of their own.
    let total = height * CGFloat(box.subviews.count + 1)
    let bounds = view.bounds
    box.frame = CGRect(
      x: bounds.midX - EngineMetrics.alertWidth / 2,
      y: preferredStyle == .alert ? bounds.midY - total / 2 : bounds.maxY - total,
      width: EngineMetrics.alertWidth, height: total)
    for (index, row) in box.subviews.enumerated() {
      row.frame = CGRect(
        x: 0, y: height * CGFloat(index + 1), width: box.bounds.width, height: height)
    }
  }
}

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @MainActor NSCopying {
  /// The purpose of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of an action that leaves everything as it is.
    case cancel = 1
    /// The style of an action that changes or deletes data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The purpose of the action.
  open private(set) var style: Style
  /// Whether a tap performs the action.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  /// The button that shows the action.
  weak var button: UIButton?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Returns an action with the same properties and handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIAlertAction(title: title, style: style, handler: handler)
  }

  func perform() { handler?(self) }
}
#endif
