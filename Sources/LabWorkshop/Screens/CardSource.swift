#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The source of a full-screen collection view with plain cells.
@MainActor
package final class CardSource: NSObject, UICollectionViewDataSource {
  private let sections: [Int]

  /// Makes a source with a number of items in each section.
  package init(sections: [Int]) {
    self.sections = sections
  }

  /// A section of cards of 200 × 600 pt that scrolls to the side, a private scroll view (C270),
  /// above rows of 100 pt.
  package static var shelfAndRows: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .absolute(200) : .fractionalWidth(1),
        heightDimension: .absolute(index == 0 ? 600 : 100))
      let card = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [card]))
      section.interGroupSpacing = 10
      if index == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }

  /// Makes a collection view, which does not retain the source.
  package func collectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let list = UICollectionView(frame: StageMetrics.screen, collectionViewLayout: layout)
    list.panGestureRecognizer.name = "list.pan"
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    list.dataSource = self
    return list
  }

  /// Pushes a screen with a collection view, which does not retain the source.
  func push(_ layout: UICollectionViewLayout, on stage: Stage) -> UICollectionView {
    let list = collectionView(layout)
    let screen = UIViewController()
    screen.view.addSubview(list)
    stage.push(screen)
    list.layoutIfNeeded()
    return list
  }

  /// Returns the number of sections.
  package func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  /// Returns the number of items in a section.
  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  /// Returns a cell.
  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }
}
#endif
