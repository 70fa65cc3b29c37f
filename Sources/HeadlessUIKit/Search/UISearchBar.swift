#if HEADLESS
/// A bar with a field for a search.
///
/// The field receives taps; nothing is typed. Scopes, buttons and the look are stored only.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look of the bar. Nothing is drawn.
  public enum Style: UInt, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case `default`, prominent, minimal
  }

  /// The object that receives events of editing. The bar keeps it weakly.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field of the bar.
  open private(set) var searchTextField: UISearchTextField = UISearchTextField()
  /// The line above the field; stored only.
  open var prompt: String?
  /// The titles of the scopes; stored only.
  open var scopeButtonTitles: [String]?
  /// The selected scope; stored only.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes show; stored only.
  open var showsScopeBar = false
  /// Whether the button that cancels shows; stored only, since it is not modelled.
  open var showsCancelButton = false
  /// Whether the button for bookmarks shows; stored only, since it is not modelled.
  open var showsBookmarkButton = false
  /// The look of the bar; stored only.
  open var searchBarStyle = Style.default
  /// The style of the bar; stored only.
  open var barStyle = UIBarStyle.default
  /// The color of the bar; stored only.
  open var barTintColor: UIColor?
  /// The image behind the field; stored only.
  open var backgroundImage: UIImage?
  /// Whether content shows through the bar; stored only.
  open var isTranslucent = true
  /// The search controller of the bar.
  weak var searchController: UISearchController?

  /// Creates a bar with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.searchBar = self
    addSubview(searchTextField)
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The text of the search. Setting it updates the results of a search controller.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      searchController?.update()
    }
  }

  /// The text that shows while there is no other.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Shows or hides the button that cancels; stored only.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// Returns the size of the bar that fits a width: its height is that of a navigation bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: EngineMetrics.barHeight)
  }

  /// Lays out the field over the bar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard let searchBar, !wasEditing else { return super.becomeFirstResponder() }
    guard searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true,
      super.becomeFirstResponder()
    else { return false }
    searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    searchBar.searchController?.isActive = true
    searchBar.searchController?.update()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    guard let searchBar, wasEditing else { return super.resignFirstResponder() }
    guard searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true,
      super.resignFirstResponder()
    else { return false }
    searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    return true
  }
}

/// Receives the events of a search bar. Every method is optional.
///
/// Nothing is typed and the engine has no buttons in the bar: the methods about them are never
/// called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Would be called after text was typed, which it is not.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Would be asked about typed text, which there is not.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Would be called for the key that searches, which there is not.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Would be called for the button that cancels, which there is not.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Would be called for the button for bookmarks, which there is not.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Would be called for a scope, which the engine does not show.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default implementation, which returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation, which does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default implementation, which returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation, which does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation, which does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default implementation, which returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation, which does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation, which does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation, which does nothing.
  public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange _: Int) {}
}
#endif
