#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Collection views: flow layouts, cells, reuse and selection.
@MainActor @Suite struct CollectionViewTests {
  private let screen = Screen()

  private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> UICollectionViewFlowLayout
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 10
    change(layout)
    return layout
  }

  @Test func `C262: a collection view does not bounce vertically by default`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow())

    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
  }

  @Test func `a vertical flow fills rows from the left, and the content grows downwards`() {
    let stage = CollectionStage(
      screen,
      flow {
        $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 20)
        $0.headerReferenceSize = CGSize(width: 0, height: 30)
      }, sections: [4, 1])

    #expect(stage.frame(0) == CGRect(x: 20, y: 35, width: 100, height: 100))
    #expect(stage.frame(1) == CGRect(x: 150, y: 35, width: 100, height: 100))
    #expect(stage.frame(2) == CGRect(x: 280, y: 35, width: 100, height: 100))
    #expect(stage.frame(3) == CGRect(x: 20, y: 145, width: 100, height: 100))
    #expect(stage.frame(0, 1) == CGRect(x: 20, y: 295, width: 100, height: 100))
    #expect(stage.collectionView.contentSize == CGSize(width: 400, height: 410))
    let header = stage.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 260, width: 400, height: 30))
  }

  @Test func `a horizontal flow fills columns from the top, and the content grows to the right`() {
    let stage = CollectionStage(screen, flow { $0.scrollDirection = .horizontal }, sections: [10])

    #expect(stage.frame(1) == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(stage.frame(9) == CGRect(x: 110, y: 100, width: 100, height: 100))
    #expect(stage.collectionView.contentSize == CGSize(width: 210, height: 800))
  }

  @Test func `C242: a flow mirrors in a right-to-left interface only if its subclass says so`() {
    for (layout, x) in [(UICollectionViewFlowLayout(), CGFloat(0)), (MirroredFlow(), 350)] {
      let stage = CollectionStage(Screen(), layout, sections: [1])
      stage.collectionView.semanticContentAttribute = .forceRightToLeft
      layout.invalidateLayout()
      stage.collectionView.layoutIfNeeded()

      #expect(stage.frame(0)?.minX == x)
      #expect(stage.collectionView.contentOffset == .zero)
    }
  }

  @Test func `cells exist while they are visible, and scrolling uses them again`() {
    let stage = CollectionStage(
      screen, flow { $0.itemSize = CGSize(width: 400, height: 90) }, sections: [100])
    let first = stage.cell(0) as? CollectionStage.Cell
    let visible = stage.collectionView.indexPathsForVisibleItems.map(\.item)

    screen.touch.down(200, 700).drag(0, -600, steps: 30).up().hold(3)
    let offset = stage.collectionView.contentOffset.y

    #expect(visible == Array(0..<8))
    #expect(offset > 1000, screen.log)
    #expect(stage.cell(0) == nil)
    #expect(stage.collectionView.indexPathsForVisibleItems.first?.item == Int(offset / 100))
    #expect(stage.cellsMade <= 10)
    #expect((first?.reuseCount ?? 0) > 0)
  }

  @Test func `a touch that follows a change of the offset hits the cell that is there now`() {
    let stage = CollectionStage(
      screen, flow { $0.itemSize = CGSize(width: 400, height: 90) }, sections: [100])

    stage.collectionView.contentOffset.y = 2000
    screen.touch.tap(200, 45)

    #expect(stage.calls == ["selected 0.20"])
    #expect(stage.cell(20)?.isSelected == true)
  }

  @Test func `a tap selects one item, or several, and a drag or an app's recognizer none`() {
    let stage = CollectionStage(screen, flow(), sections: [20])

    screen.touch.tap(50, 50)
    screen.touch.tap(150, 50)
    stage.collectionView.allowsMultipleSelection = true
    screen.touch.tap(50, 50)
    screen.touch.tap(150, 50)
    screen.touch.down(50, 150).move(0, 9).move(0, 300).up()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.touch.tap(50, 150)

    #expect(
      stage.calls == [
        "selected 0.0", "deselected 0.0", "selected 0.1", "selected 0.0", "deselected 0.1",
      ]
    )
    #expect(stage.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `an app selects and scrolls to an item without calls of the delegate`() {
    let stage = CollectionStage(screen, flow(), sections: [100])

    stage.collectionView.selectItem(
      at: IndexPath(item: 50, section: 0), animated: false, scrollPosition: .centeredVertically)
    stage.collectionView.layoutIfNeeded()

    #expect(stage.collectionView.contentOffset == CGPoint(x: 0, y: 970))
    #expect(stage.cell(50)?.isSelected == true)
    #expect(stage.calls.isEmpty)
  }

  @Test func `inserted and deleted items move the selection with them`() {
    let stage = CollectionStage(screen, flow(), sections: [5])
    stage.collectionView.selectItem(
      at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])

    stage.sections = [6]
    stage.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    let afterInsertion = stage.collectionView.indexPathsForSelectedItems
    stage.sections = [4]
    var isComplete = false
    stage.collectionView.performBatchUpdates {
      stage.collectionView.deleteItems(
        at: [IndexPath(item: 1, section: 0), IndexPath(item: 5, section: 0)])
    } completion: {
      isComplete = $0
    }

    #expect(afterInsertion == [IndexPath(item: 3, section: 0)])
    #expect(stage.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(isComplete && stage.collectionView.visibleCells.count == 4)
    #expect(stage.cell(2)?.isSelected == true)
  }

  @Test func `a layout of the app chooses where content comes to rest`() {
    let layout = SnappingFlow()
    layout.itemSize = CGSize(width: 300, height: 800)
    layout.scrollDirection = .horizontal
    let stage = CollectionStage(screen, layout, sections: [10])

    screen.touch.down(300, 400).drag(-120, 0, steps: 6).up().hold(3)

    #expect(layout.proposals.count == 1)
    #expect(stage.collectionView.contentOffset.x == 310, screen.log)
  }

  /// A flow that mirrors its content.
  private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  /// A flow that comes to rest at the second item.
  private final class SnappingFlow: UICollectionViewFlowLayout {
    var proposals: [CGPoint] = []

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      proposals.append(proposedContentOffset)
      return CGPoint(x: 310, y: 0)
    }
  }
}
#endif
