#if HEADLESS
/// A header or footer of a section, which a table uses again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view for the content, which fills the header.
  open var contentView: UIView { content }
  /// The identifier for reuse, or nil.
  open private(set) var reuseIdentifier: String?
  /// The view behind the content, which fills the header.
  open var backgroundView: UIView? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private let content = UIView()
  private var label: UILabel?
  private var detailLabel: UILabel?

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a registered class. Not part of UIKit.
  ///
  /// UIKit sends `init(reuseIdentifier:)` to the class, which Swift allows for required initializers
  /// only. A subclass inherits this one if it overrides both of the others or neither.
  public required convenience init(headlessReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The label of the title, made on first access.
  open var textLabel: UILabel? {
    label = label ?? addLabel()
    return label
  }

  /// The label of a second text, made on first access.
  open var detailTextLabel: UILabel? {
    detailLabel = detailLabel ?? addLabel()
    return detailLabel
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Lays out the content over the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: content.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(label)
    return label
  }
}
#endif
