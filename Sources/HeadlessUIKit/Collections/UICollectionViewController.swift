#if HEADLESS
/// A view controller with a collection view, of which it is the data source and the delegate.
///
/// An override replaces a method's default. The methods have the defaults of a collection view
/// without a delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// Whether the selection is cleared when the view appears (documented; true by default).
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items; stored only, since the engine drags no items.
  open var installsStandardGestureForInteractiveMovement = true
  /// Whether a push to another such view controller shares the collection view; stored only.
  open var useLayoutToLayoutNavigationTransitions = false
  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// Creates a view controller with a layout of its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller with a flow layout; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, a subview of the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      view.addSubview(newValue)
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }

  open override func loadView() {
    let made = UICollectionView(frame: .zero, collectionViewLayout: initialLayout)
    made.dataSource = self
    made.delegate = self
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = UIView()
    view.fillScreen()
    self.view = view
    collectionView = made
  }

  /// Clears the selection, if ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection else { return }
    for path in collection.selectedPaths { collection.deselectItem(at: path, animated: animated) }
  }

  /// Begins or ends editing of the collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collection?.isEditing = editing
  }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items in a section; 0 by default.
  open func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  /// Returns the cell of an item; an empty one by default.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell() }
  /// Returns a supplementary view; an empty one by default.
  open func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns true: all items may be moved interactively.
  open func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }
  /// Called after an item was moved interactively; does nothing.
  open func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}
  /// Returns whether a touch highlights an item; true by default.
  open func collectionView(_: UICollectionView, shouldHighlightItemAt _: IndexPath) -> Bool { true }
  /// Called after a touch has highlighted an item.
  open func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  /// Called after the highlight of an item has ended.
  open func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  /// Returns whether a tap may select an item; true by default.
  open func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  /// Returns whether a tap may deselect an item; true by default.
  open func collectionView(_: UICollectionView, shouldDeselectItemAt _: IndexPath) -> Bool { true }
  /// Called after a tap has selected an item.
  open func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  /// Called after a tap has deselected an item.
  open func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
  /// Called before a cell shows.
  open func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// Called after a cell has been removed.
  open func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// Called before a supplementary view shows.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view has been removed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Never called: the engine shows no context menus.
  open func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point _: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Never called: the engine models no pan with two touches that selects.
  open func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
#endif
