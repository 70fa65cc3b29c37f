import UIKitShim

/// The list of guided drags, in the order of their importance. A row is as high as its text.
@MainActor
final class DragList: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let drags: [GuidedDrag]
  private let onChoice: @MainActor (GuidedDrag) -> Void
  private let table = UITableView(frame: .zero, style: .plain)
  /// The identifiers of the drags that were recorded.
  var recorded: Set<String> = [] { didSet { if recorded != oldValue { table.reloadData() } } }

  /// Creates a list.
  ///
  /// - Parameter onChoice: Runs with the drag of the row that was tapped.
  init(_ drags: [GuidedDrag], onChoice: @escaping @MainActor (GuidedDrag) -> Void) {
    self.drags = drags
    self.onChoice = onChoice
    super.init(nibName: nil, bundle: nil)
    title = "Gesture probe"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    drags.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard drags.indices.contains(indexPath.row) else { return cell }
    let drag = drags[indexPath.row]
    let isRecorded = recorded.contains(drag.id)
    ProbeText.fill(cell, with: isRecorded ? "✓ \(drag.title)" : drag.title)
    if isRecorded { ProbeText.describe(cell, "\(drag.title), recorded") }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if drags.indices.contains(indexPath.row) { onChoice(drags[indexPath.row]) }
  }
}
