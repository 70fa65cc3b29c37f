import UIKitShim

final class ReminderListViewController: UICollectionViewController {
  private struct Reminder: Hashable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }
  private var reminders = (0..<12).map { Reminder(id: $0, title: "Reminder \($0)") }
  private var dataSource: UICollectionViewDiffableDataSource<Int, Reminder.ID>?

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.showsSeparators = false
    list.backgroundColor = .clear
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Reminder.ID> {
      [weak self] cell, indexPath, id in
      guard let reminder = self?.reminders.first(where: { $0.id == id }) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = reminder.title
      content.textProperties.font = .preferredFont(forTextStyle: .body)
      cell.contentConfiguration = content
      cell.accessories = reminder.isDone ? [.checkmark()] : [.disclosureIndicator()]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .secondarySystemGroupedBackground
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Reminder.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(reminders.map(\.id))
    dataSource?.apply(snapshot, animatingDifferences: false)
    collectionView.dataSource = dataSource
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let dataSource, let id = dataSource.itemIdentifier(for: indexPath) else { return }
    reminders[id].isDone.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
  }
}
