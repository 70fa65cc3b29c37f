import UIKitShim

final class WaterfallLayout: UICollectionViewLayout {
  var columns = 2
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var height: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    cache = []
    let width = collectionView.bounds.width / CGFloat(columns)
    var bottoms = [CGFloat](repeating: 0, count: columns)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      guard let column = bottoms.indices.min(by: { bottoms[$0] < bottoms[$1] }) else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      let itemHeight = 120 + CGFloat(item % 3) * 40
      attributes.frame = CGRect(
        x: CGFloat(column) * width, y: bottoms[column], width: width, height: itemHeight)
      bottoms[column] += itemHeight
      cache.append(attributes)
    }
    height = bottoms.max() ?? 0
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cache.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
