#if HEADLESS
/// What a list section looks like and which actions its rows have.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The style of a list; nothing is drawn.
  public enum Appearance: Int, Sendable {
    /// Rows from side to side.
    case plain = 0
    /// Groups from side to side.
    case grouped = 1
    /// Groups with insets.
    case insetGrouped = 2
    /// A sidebar.
    case sidebar = 3
    /// A sidebar with a plain look.
    case sidebarPlain = 4
  }

  /// How a section shows its header.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item, which the engine lays out like the others.
    case firstItemInSection = 2
  }

  /// How a section shows its footer.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Returns the actions of a row.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The style of the list; nothing is drawn.
  public var appearance: Appearance { style }
  private let style: Appearance
  /// Whether lines separate the rows; nothing is drawn.
  public var showsSeparators = true
  /// The lines between the rows; stored only.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the lines of a row. Never called by the engine.
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  /// The color behind the rows; nothing is drawn.
  public var backgroundColor: UIColor?
  /// How sections show their headers.
  public var headerMode = HeaderMode.none
  /// How sections show their footers.
  public var footerMode = FooterMode.none
  /// The distance above the header, in pt; stored only.
  public var headerTopPadding: CGFloat?
  /// Returns the actions on the leading side of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions on the trailing side of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration of a style.
  public init(appearance: Appearance) {
    style = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The headers and footers that are supplementary views.
  func boundaries(_ size: NSCollectionLayoutSize) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if headerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}
#endif
