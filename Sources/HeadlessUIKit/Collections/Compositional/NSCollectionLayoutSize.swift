#if HEADLESS
/// A width or a height of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  private let kind: Kind
  /// The fraction from 0 to 1, or the length in pt.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in pt.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// Returns an estimated length in pt. The engine measures no cells and takes it as it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether this is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether this is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether this is a length.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether this is an estimated length.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the length in a container, in pt.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an element of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from its dimensions.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size in a container, in pt.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between the items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, or the smallest one, in pt.
  public let spacing: CGFloat
  /// Whether the distance may grow to fill the group.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }

  /// Returns a distance that may grow.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a fixed distance.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The area that a section fills.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection view, in pt.
  var contentSize: CGSize { get }
  /// The size inside the insets, in pt.
  var effectiveContentSize: CGSize { get }
  /// The insets of the area, in pt.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply, in pt.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may look at to choose its layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area that the section fills.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The environment of a collection view, and the area of its sections.
@MainActor
final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let effectiveContentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets = NSDirectionalEdgeInsets.zero

  init(_ view: UICollectionView) {
    let inset = view.contentInset
    effectiveContentSize = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    traitCollection = view.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var contentSize: CGSize { effectiveContentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
#endif
