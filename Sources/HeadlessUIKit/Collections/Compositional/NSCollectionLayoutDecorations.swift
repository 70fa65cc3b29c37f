#if HEADLESS
/// A view behind a section. The engine shows none; stored only.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSObject {
  /// The kind of the view.
  open private(set) var elementKind: String
  /// The distances around the view, in pt; stored only.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The order among overlapping elements; stored only.
  open var zIndex = 0

  private init(elementKind: String) { self.elementKind = elementKind }

  /// Returns a view behind a whole section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// What the insets of content are measured from. The engine's collection views ignore safe areas.
public enum UIContentInsetsReference: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The distances around an item. The engine ignores them; stored only.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance at the top.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates distances; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}

/// The line between the rows of a list. Nothing is drawn; all of it is stored only.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line shows.
  public enum Visibility: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, visible, hidden
  }

  /// The color.
  public var color: UIColor = .separator
  /// The insets above the row, in pt.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// The insets below the row, in pt.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Whether the line above the row shows.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row shows.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// Creates the configuration of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
#endif
