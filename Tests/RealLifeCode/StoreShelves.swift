import UIKitShim

final class ShelfHeader: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.boldSystemFont(ofSize: 20)
    addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

final class StoreViewController: UIViewController {
  private enum Shelf: Int, CaseIterable { case hero, popular, fresh }
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let isWide = environment.container.effectiveContentSize.width > 600
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .fractionalWidth(0.9) : .absolute(140),
        heightDimension: .absolute(index == 0 && isWide ? 320 : 180))
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = index == 0 ? .groupPagingCentered : .continuous
      section.interGroupSpacing = 8
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, value in
      cell.contentView.backgroundColor = value.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    }
    let header = UICollectionView.SupplementaryRegistration<ShelfHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.label.text = "Shelf \(indexPath.section)"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, value in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: value)
    }
    dataSource?.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Int>()
    for shelf in Shelf.allCases {
      snapshot.appendSections([shelf])
      snapshot.appendItems((0..<10).map { shelf.rawValue * 100 + $0 })
    }
    dataSource?.apply(snapshot)
  }
}
