#if HEADLESS
/// An item of a compositional layout. Badges are not modelled.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item in its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the item inside its size, in pt.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances around the item, which the engine ignores; stored only.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with a size.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// The frame of an item in a group that the app lays out.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the coordinates of the group, in pt.
  public let frame: CGRect
  /// The order of overlapping items; larger values lie in front.
  public let zIndex: Int

  /// Creates a custom item with a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// Lays out the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A row, a column, or an arrangement of items that a section repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case row
    case column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  private let arrangement: Arrangement
  /// The items, which repeat until the group is full.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The number of equal items, or nil if the items repeat until the group is full.
  private let count: Int?
  /// The distance between items, or nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ arrangement: Arrangement, layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
    super.init(layoutSize: layoutSize)
  }

  /// Returns a row of items, which repeat until the row is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize: layoutSize, subitems: subitems)
  }

  /// Returns a row of a number of items of equal width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize: layoutSize, subitems: [subitem], count: count)
  }

  /// Returns a row of a number of items of equal width. Deprecated from iOS 16 on.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Returns a column of items, which repeat until the column is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize: layoutSize, subitems: subitems)
  }

  /// Returns a column of a number of items of equal height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize: layoutSize, subitems: [subitem], count: count)
  }

  /// Returns a column of a number of items of equal height. Deprecated from iOS 16 on.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Returns a group whose items a closure places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize: layoutSize, subitems: [])
  }

  /// Returns the frames of the items in a group of a size, in pt, from its corner.
  func frames(in size: CGSize, _ environment: any NSCollectionLayoutEnvironment) -> [CGRect] {
    switch arrangement {
    case .custom(let provider): provider(environment).map(\.frame)
    case .row: frames(alongX: true, in: size, environment)
    case .column: frames(alongX: false, in: size, environment)
    }
  }

  private func frames(
    alongX: Bool, in size: CGSize, _ environment: any NSCollectionLayoutEnvironment
  ) -> [CGRect] {
    let limit = (alongX ? size.width : size.height) + 1e-6
    let parts = parts(alongX: alongX, in: size, limit: limit)
    var gap = interItemSpacing?.spacing ?? 0
    if interItemSpacing?.isFlexibleSpacing == true, parts.count > 1 {
      let used = parts.reduce(0) { $0 + (alongX ? $1.size.width : $1.size.height) }
      gap = max(gap, (limit - used) / CGFloat(parts.count - 1))
    }
    var frames: [CGRect] = []
    var position: CGFloat = 0
    for (item, part) in parts {
      let origin = alongX ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
      let frame = CGRect(origin: origin, size: part).inset(by: item.contentInsets)
      if let group = item as? NSCollectionLayoutGroup {
        frames += group.frames(in: frame.size, environment).map {
          $0.offsetBy(dx: frame.minX, dy: frame.minY)
        }
      } else {
        frames.append(frame)
      }
      position += (alongX ? part.width : part.height) + gap
    }
    return frames
  }

  /// Returns the items with their sizes, as many as fit.
  private func parts(
    alongX: Bool, in size: CGSize, limit: CGFloat
  ) -> [(item: NSCollectionLayoutItem, size: CGSize)] {
    guard !subitems.isEmpty else { return [] }
    let gap = interItemSpacing?.spacing ?? 0
    if let count, let item = subitems.first {
      let number = max(1, count)
      var part = item.layoutSize.size(in: size)
      let share =
        ((alongX ? size.width : size.height) - gap * CGFloat(number - 1)) / CGFloat(number)
      if alongX { part.width = max(0, share) } else { part.height = max(0, share) }
      return Array(repeating: (item, part), count: number)
    }
    var parts: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var position: CGFloat = 0
    while true {
      let item = subitems[parts.count % subitems.count]
      let part = item.layoutSize.size(in: size)
      let length = alongX ? part.width : part.height
      // Every item is placed once, however long. Items without a length do not repeat.
      if parts.count >= subitems.count, position + length > limit || position <= 0 { break }
      if !parts.isEmpty, parts.count < subitems.count, position + length > limit { break }
      parts.append((item, part))
      position += length + gap
    }
    return parts
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, left to right.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
#endif
