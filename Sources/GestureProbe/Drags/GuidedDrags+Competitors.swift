import Foundation
import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags on views to which UIKit's content pop may yield: controls, rows and text.
  static let competitors: [GuidedDrag] = [
    GuidedDrag(
      "slider-thumb", title: "Thumb of a slider",
      instruction: "Drag the thumb of the slider to the right.",
      questions: ["contentPopOverCompetitors"], touches: [.right(from: Place(0.5, 0.5), by: 90)]
    ) { [slider] },
    GuidedDrag(
      "slider-track", title: "Track of a slider",
      instruction: "Drag to the right on the track of the slider, away from its thumb.",
      questions: ["sliderArea", "contentPopOverCompetitors"],
      touches: [.right(from: Place(0.5, 0.5, offset: CGPoint(x: -80, y: 0)))]
    ) { [slider] },
    GuidedDrag(
      "slider-thumb-pan", title: "Slider in a view with a pan",
      instruction: "Drag the thumb of the slider to the right.",
      questions: ["sliderThumb", "contentPopOverCompetitors"],
      touches: [.right(from: Place(0.5, 0.5), by: 90)]
    ) {
      [
        ContentScreen("Slider") { screen in
          let panned = screen.fill(with: UIView())
          panned.addGestureRecognizer(pan(named: "panned.pan"))
          let slider = screen.add(UISlider(), width: 240, height: 34)
          slider.value = 0.5
          slider.frame = panned.convert(slider.frame, from: screen.view)
          panned.addSubview(slider)
        }
      ]
    },
    GuidedDrag(
      "button", title: "Button", instruction: "Drag to the right from the button.",
      questions: ["contentPopOverCompetitors"], touches: [.right(from: Place(0.5, 0.5))]
    ) {
      [
        ContentScreen("Button") { screen in
          let button = UIButton(type: .system, primaryAction: nil)
          button.setTitle("Button", for: .normal)
          screen.add(button, width: 160, height: 44)
        }
      ]
    },
    GuidedDrag(
      "switch", title: "Switch", instruction: "Drag to the right from the switch.",
      questions: ["contentPopOverCompetitors"], touches: [.right(from: Place(0.5, 0.5))]
    ) { [ContentScreen("Switch") { $0.add(UISwitch(), width: 51, height: 31) }] },
    GuidedDrag(
      "rows-trailing", title: "Row with trailing actions",
      instruction: "Drag a row to the right, away from its actions.",
      questions: ["rowsAndContentPop"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [RowsScreen("Rows", side: .trailing)] },
    GuidedDrag(
      "rows-leading", title: "Row with leading actions",
      instruction: "Drag a row to the right until its action appears.",
      questions: ["contentPopOverCompetitors"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [RowsScreen("Rows", side: .leading)] },
    GuidedDrag(
      "text", title: "Text that can be selected",
      instruction: "Drag to the right over the text.",
      questions: ["textAndContentPop"], touches: [.right(from: Place(0.4, 0.5))],
      isRebuildable: false
    ) {
      [
        ContentScreen("Text") { screen in
          let text = UITextView(frame: screen.space)
          text.isEditable = false
          text.text = String(repeating: "Selectable text that lies under the drag. ", count: 60)
          screen.fill(with: text)
        }
      ]
    },
    GuidedDrag(
      "pages-mirrored", title: "Pages from right to left",
      instruction: "Drag to the right from the middle of the first page.",
      questions: ["pagerMirroring", "contentPopOverScrolling"],
      touches: [.right(from: Place(0.4, 0.5))], isRebuildable: false
    ) { [MirroredPagesScreen("Pages")] },
    GuidedDrag(
      "sheet", title: "Beside a sheet that dims nothing",
      instruction: SheetScreen.instruction,
      questions: ["popUnderPresentation"], touches: [.right(from: Place(0.3, 0.25))],
      isRebuildable: false
    ) { [SheetScreen("Under a sheet")] },
  ]

  @MainActor private static var slider: UIViewController {
    ContentScreen("Slider") { screen in
      screen.add(UISlider(), width: 240, height: 34).value = 0.5
    }
  }

  /// Makes a pan that does nothing.
  @MainActor
  static func pan(named name: String) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer()
    pan.name = name
    return pan
  }
}

/// A table whose rows have swipe actions on one side.
@MainActor
private final class RowsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Side { case leading, trailing }

  private let side: Side
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ title: String, side: Side) {
    self.side = side
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stripe = Stripes.view(indexPath.row, frame: cell.contentView.bounds)
    stripe.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(stripe)
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { side == .leading ? actions : nil }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { side == .trailing ? actions : nil }

  private var actions: UISwipeActionsConfiguration {
    let action = UIContextualAction(style: .normal, title: "Do") { _, _, complete in
      complete(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}

/// A screen that presents a sheet of half its height, which leaves the rest usable.
@MainActor
private final class SheetScreen: ContentScreen {
  nonisolated static let instruction =
    "Drag to the right above the sheet, then swipe the sheet down."
  private var hasPresented = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasPresented else { return }
    hasPresented = true
    // The sheet covers the panel, so it repeats the instruction.
    let sheet = ContentScreen("Sheet") { sheet in
      let label = UILabel()
      label.text = Self.instruction
      OverlayText.style(label, as: .body, lines: 3)
      sheet.view.addSubview(label)
      label.frame = sheet.space.insetBy(dx: 16, dy: 16)
      label.frame.size.height = 66
    }
    sheet.becomeHalfSheet()
    present(sheet, animated: false)
  }
}

/// A page controller in a right-to-left layout, on its first of three pages.
@MainActor
private final class MirroredPagesScreen: ContentScreen, UIPageViewControllerDataSource {
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let pages = (0..<3).map { number in
    ContentScreen("\(number + 1)") { $0.fill(with: Stripes.view(number, frame: .zero)) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.view.semanticContentAttribute = .forceRightToLeft
    pager.dataSource = self
    pager.setViewControllers(
      Array(pages.prefix(1)), direction: .forward, animated: false, completion: nil)
    addChild(pager)
    fill(with: pager.view)
    pager.didMove(toParent: self)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
