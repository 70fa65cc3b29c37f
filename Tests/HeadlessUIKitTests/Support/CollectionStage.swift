#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen collection view that records its delegate calls and counts the cells it makes.
@MainActor
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let collectionView: UICollectionView
  var sections: [Int]
  private(set) var calls: [String] = []
  private(set) var cellsMade = 0
  private let screen: Screen

  init(_ screen: Screen, _ layout: UICollectionViewLayout, sections: [Int]) {
    self.screen = screen
    self.sections = sections
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    super.init()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
    screen.window.addSubview(collectionView)
    screen.watch(collectionView.panGestureRecognizer, as: "scroll")
  }

  /// The frame of an item in the layout.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// The private scroll views inside the collection view.
  var innerScrollViews: [UIScrollView] {
    collectionView.subviews.compactMap { $0 as? UIScrollView }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell, !cell.isKnown {
      cell.isKnown = true
      cellsMade += 1
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.section).\(indexPath.item)")
  }

  /// A cell with initializers like those of an app's cells.
  @MainActor
  final class Cell: UICollectionViewCell {
    var isKnown = false
    private(set) var reuseCount = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }
  }
}
#endif
