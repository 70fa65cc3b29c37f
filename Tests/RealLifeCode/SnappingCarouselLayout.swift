import UIKitShim

final class SnappingLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 260, height: 360)
    minimumLineSpacing = 16
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.decelerationRate = .fast
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let page = itemSize.width + minimumLineSpacing
    var index = (collectionView.contentOffset.x / page).rounded()
    if velocity.x > 0 { index += 1 } else if velocity.x < 0 { index -= 1 }
    return CGPoint(x: max(0, index) * page, y: proposedContentOffset.y)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      let scale = max(0.8, 1 - abs(copy.center.x - middle) / 1000)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      return copy
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
