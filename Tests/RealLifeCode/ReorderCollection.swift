import UIKitShim

final class ReorderViewController: UICollectionViewController {
  private var tiles = Array(0..<30)

  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = true
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { tiles.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tiles.insert(tiles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }

  func removeFirst() {
    tiles.removeFirst()
    collectionView.performBatchUpdates {
      self.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }
}
