#if HEADLESS
/// A search bar and the results of its search.
///
/// The engine shows neither by itself: an app may add the bar to a view. What a search obscures and
/// how it is presented is stored only.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that updates the results. The controller keeps it weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that receives events of the search. The controller keeps it weakly.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The view controller of the results, or nil.
  open private(set) var searchResultsController: UIViewController?
  /// Whether a search is in progress. Editing of the bar begins one, the app ends it.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.didPresentSearchController(self)
      } else {
        searchBar.resignFirstResponder()
        delegate?.didDismissSearchController(self)
      }
      update()
    }
  }
  /// Whether the content is covered during a search; stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during a search; stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels shows by itself; stored only.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes show by themselves; stored only.
  open var automaticallyShowsScopeBar = true
  /// Whether the results show by themselves; stored only.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results show during a search; stored only.
  open var showsSearchResultsController = false
  private let bar = UISearchBar()

  /// Creates a search with a view controller for its results, or none.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// The bar of the search.
  open var searchBar: UISearchBar { bar }
  /// Asks for new results.
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called after the bar has become the first responder, or its text was set.
  func updateSearchResults(for searchController: UISearchController)
}

/// Receives the events of a search. Every method is optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Would be called before a search is presented; the engine presents none.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Would be called before a search is dismissed; the engine presents none.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation, which does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// The default implementation, which does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
#endif
