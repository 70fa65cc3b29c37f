#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Items that an app's recognizer moves, trees of items, and views of children that replace another.
///
/// The rules are those of Apple's pages on `beginInteractiveMovementForItem(at:)`,
/// `NSDiffableDataSourceSectionSnapshot` and
/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor @Suite struct CollectionMovementTests {
  private let screen = Screen()

  @Test func `a moved item goes where the touch ends, unless the movement is cancelled`() {
    let source = Tiles()
    let collection = source.collection
    screen.window.addSubview(collection)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])

    let begins = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    let moved = source.names
    _ = collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 350, y: 50))
    collection.cancelInteractiveMovement()
    collection.endInteractiveMovement()

    #expect(begins && moved == ["b", "c", "a", "d"] && source.names == moved)
    #expect(collection.cellForItem(at: [0, 2]) === cell)
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 3]), "the data source refuses")
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 9]))
  }

  @Test func `a collection view shows the items of a tree whose parents are expanded`() {
    let collection = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    screen.window.addSubview(collection)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      _, _, _ in UICollectionViewCell()
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2", "a"], to: "a")
    tree.append(["deep"], to: "a1")
    tree.append(["x"], to: "none")

    source.apply(tree, to: 0)
    let collapsed = source.snapshot().itemIdentifiers
    tree.expand(["a", "a1"])
    source.apply(tree, to: 0)

    #expect(collapsed == ["a", "b"] && tree.items == ["a", "a1", "deep", "a2", "b"])
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "deep", "a2", "b"])
    #expect(tree.level(of: "deep") == 2 && tree.parent(of: "a2") == "a")

    tree.collapse(["a"])
    tree.delete(["b"])

    #expect(tree.visibleItems == ["a"] && tree.rootItems == ["a"])
    #expect(source.snapshot(for: 0).isExpanded("a1"))
  }

  @Test func `a child's view replaces that of another at the end of a transition`() {
    let parent = UIViewController()
    screen.window.rootViewController = parent
    let (old, new) = (UIViewController(), UIViewController())
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    var isFinished = false

    parent.transition(from: old, to: new, duration: 0.3, animations: { new.view.alpha = 0.5 }) {
      isFinished = $0
    }
    let during = (old.view.superview === parent.view, new.view.superview === parent.view)
    screen.wait(1)

    #expect(during == (true, true) && isFinished)
    #expect(old.view.superview == nil && new.view.superview === parent.view)
  }

  @Test func `a detent without a height is left out`() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController
    sheet?.detents = [
      .custom(identifier: .init("none")) { _ in nil },
      .custom(identifier: .init("quarter")) { $0.maximumDetentValue / 4 },
    ]
    screen.window.rootViewController = UIViewController()

    screen.window.rootViewController?.present(controller, animated: false)

    #expect(controller.view.frame.height == (800 - EngineMetrics.sheetGap) / 4)
  }

  private final class Tiles: NSObject, UICollectionViewDataSource {
    var names = ["a", "b", "c", "d"]
    let collection: UICollectionView

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumInteritemSpacing = 0
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      collection.dataSource = self
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { names[indexPath.item] != "d" }

    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }
}
#endif
