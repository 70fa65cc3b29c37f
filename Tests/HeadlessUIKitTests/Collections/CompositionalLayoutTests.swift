#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Compositional layouts: groups, sections that scroll on their own, and lists.
@MainActor @Suite struct CompositionalLayoutTests {
  private let screen = Screen()

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// A section of cards of 200 × 150 pt with gaps of 10 pt and an inset of 20 pt.
  private func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(150)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Cards above rows of the width of the screen.
  private func cardsAndRows(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      guard index > 0 else { return self.cards(behavior) }
      let row = self.size(.fractionalWidth(1), .absolute(100))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }
  }

  @Test func `a row repeats its items until it is full, and a count divides it`() {
    let third = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
    let row = size(.fractionalWidth(1), .absolute(60))
    let repeated = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [third]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: third, count: 2)
    group.interItemSpacing = .fixed(20)
    let counted = NSCollectionLayoutSection(group: group)
    let stage = CollectionStage(
      screen, UICollectionViewCompositionalLayout { index, _ in index == 0 ? repeated : counted },
      sections: [4, 3])

    #expect(abs((stage.frame(2)?.maxX ?? 0) - 400) < 0.01)
    #expect(stage.frame(3)?.origin == CGPoint(x: 0, y: 60))
    #expect(stage.frame(1, 1) == CGRect(x: 210, y: 120, width: 190, height: 60))
    #expect(stage.frame(2, 1)?.origin == CGPoint(x: 0, y: 180))
  }

  @Test func `a group in a group, insets and a header take their places`() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let stage = CollectionStage(
      screen, UICollectionViewCompositionalLayout(section: section), sections: [6])

    #expect(stage.frame(0) == CGRect(x: 5, y: 45, width: 290, height: 190))
    #expect(stage.frame(2) == CGRect(x: 300, y: 140, width: 100, height: 100))
    #expect(stage.frame(3) == CGRect(x: 5, y: 245, width: 290, height: 190))
    #expect(
      stage.collectionView.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).map(\.frame) == [CGRect(x: 0, y: 0, width: 400, height: 40)])
  }

  @Test func `C270: a section that scrolls on its own is a private scroll view with its cells`() {
    let stage = CollectionStage(screen, cardsAndRows(), sections: [9, 20])
    let inner = stage.innerScrollViews.first

    #expect(stage.innerScrollViews.count == 1)
    #expect(inner?.frame == CGRect(x: 0, y: 0, width: 400, height: 150))
    #expect(inner?.contentSize == CGSize(width: 9 * 210 - 10 + 40, height: 150))
    #expect(stage.cell(0)?.superview === inner)
    #expect(stage.cell(0, 1)?.superview === stage.collectionView)
    #expect(stage.cell(3) == nil)
  }

  @Test func `C270: a sideways drag scrolls the section and a vertical one the collection view`() {
    let stage = CollectionStage(screen, cardsAndRows(), sections: [9, 20])

    screen.touch.down(200, 75).drag(-150, 0).hold(0.3).up().hold(1)
    let sideways = (stage.innerScrollViews[0].contentOffset.x, stage.collectionView.contentOffset.y)
    screen.touch.down(200, 75).drag(0, -60).hold(0.3).up().hold(1)

    #expect(sideways.0 > 100 && sideways.1 == 0, screen.log)
    #expect(stage.collectionView.contentOffset.y > 30, screen.log)
    #expect(stage.cell(2)?.superview === stage.innerScrollViews[0])
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 210.0),
    (.groupPagingCentered, 130), (.continuousGroupLeadingBoundary, 210), (.paging, 400),
  ])
  func `C270: a section comes to rest at a group or a page`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat
  ) {
    let stage = CollectionStage(screen, cardsAndRows(behavior), sections: [9, 20])

    screen.touch.down(380, 75).drag(-230, 0, steps: 20).hold(0.3).up().hold(2)

    #expect(stage.innerScrollViews[0].contentOffset.x == offset, screen.log)
  }

  @Test func `C270: taps select the cells of a section that is scrolled`() {
    let stage = CollectionStage(screen, cardsAndRows(), sections: [9, 20])
    stage.innerScrollViews[0].contentOffset.x = 420

    screen.touch.tap(100, 75)
    screen.touch.tap(100, 175)

    #expect(stage.calls == ["selected 0.2", "deselected 0.2", "selected 1.0"])
    #expect(
      stage.collectionView.indexPathForItem(at: CGPoint(x: 100, y: 75))
        == IndexPath(item: 2, section: 0))
  }

  @Test func `C270: the handler of visible items is called with the section's offset`() {
    var offsets: [CGFloat] = []
    var items: [Int] = []
    let section = cards()
    section.visibleItemsInvalidationHandler = { visible, offset, _ in
      offsets.append(offset.x)
      items = visible.map(\.indexPath.item)
      for item in visible { item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    }
    let stage = CollectionStage(
      screen, UICollectionViewCompositionalLayout(section: section), sections: [9])

    stage.innerScrollViews[0].contentOffset.x = 420

    #expect(offsets.first == 0 && offsets.last == 420)
    #expect(items == [1, 2, 3])
    #expect(stage.cell(2)?.transform.a == 0.5)
    #expect(stage.cell(2)?.bounds.width == 200)
  }

  @Test func `in a right-to-left interface a section begins at the right`() {
    let layout = UICollectionViewCompositionalLayout(section: cards())
    let screen = Screen()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    let source = CollectionStage(Screen(), UICollectionViewFlowLayout(), sections: [9])
    view.dataSource = source
    screen.window.addSubview(view)
    let inner = view.subviews.compactMap { $0 as? UIScrollView }.first

    #expect(inner?.contentOffset.x == (inner?.contentSize.width ?? 0) - 400)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) != nil)
  }

  @Test(arguments: [("leading", 60.0), ("trailing", -60)])
  func `C178: the rows of a list swipe open like a table's`(side: String, dx: CGFloat) {
    var performed: [String] = []
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { path in
      let action = UIContextualAction(style: .normal, title: side) { _, _, done in
        performed.append("\(path.item)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    if side == "leading" {
      configuration.leadingSwipeActionsConfigurationProvider = provider
    } else {
      configuration.trailingSwipeActionsConfigurationProvider = provider
    }
    let stage = CollectionStage(
      screen, UICollectionViewCompositionalLayout.list(using: configuration), sections: [5])

    screen.touch.down(200, 66).drag(-dx, 0).up().hold(1)
    let wrongWay = stage.cell(1)?.contentView.frame.minX
    screen.touch.down(200, 66).drag(dx, 0).up().hold(1)
    let open = stage.cell(1)?.contentView.frame.minX
    screen.touch.tap(dx > 0 ? 20 : 380, 66)
    screen.wait(1)

    #expect(stage.frame(1) == CGRect(x: 0, y: 44, width: 400, height: 44))
    #expect(wrongWay == 0 && open == (dx > 0 ? 74 : -74), screen.log)
    #expect(performed == ["1"])
    #expect(stage.cell(1)?.contentView.frame.minX == 0)
  }

  @Test func `C178: a list without actions has no pan for them`() {
    let stage = CollectionStage(
      screen,
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)), sections: [5])

    let others = UIScrollView().gestureRecognizers?.count

    #expect(stage.collectionView.gestureRecognizers?.count == others)
  }
}
#endif
