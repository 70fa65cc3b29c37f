import GestureArbitration
import UIKitShim

extension Recipe {
  /// A chart in a sheet, which drags up and down would move.
  static let chartInSheet = Recipe(
    title: "A chart in a sheet is scrubbed up and down",
    hint: "Drag down on the chart in the sheet.",
    drags: [
      Drag(.down, plain: .content("sheet"), arbitrated: .content("chart")),
      Drag(.up, plain: .content("sheet"), arbitrated: .content("chart")),
    ]
  ) { ChartInSheetScreen() }
}

/// A screen that presents a chart in a sheet.
final class ChartInSheetScreen: UIViewController, RecipeScreen {
  private let chart = Chart(isUpright: false)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Chart") { [weak self] _ in self?.showChart() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { showChart() }
  }

  func use(_ arbiter: GestureArbiter) {
    chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
  }

  private func showChart() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.fill(with: chart, from: 0.1)
    present(sheet, animated: true)
  }
}
