#if HEADLESS
extension UICollectionView {
  /// How the cells of one kind are configured.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler =
      @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration; UIKit raises if it is made for every cell anew.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How the supplementary views of one kind are configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Creates a registration for the supplementary views of a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    cellClasses[registration.identifier] = Cell.self
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // An item configured again may have got another kind of cell.
    let cell =
      dequeued as? Cell ?? Cell(headlessReuseIdentifier: registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    supplementaryClasses[kind, default: [:]][registration.identifier] = Supplementary.self
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let view =
      dequeued as? Supplementary
      ?? Supplementary(headlessReuseIdentifier: registration.identifier)
    registration.handler(view, kind, indexPath)
    return view
  }
}
#endif
