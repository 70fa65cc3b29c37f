#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A sheet over a pushed screen: its drags resize it or dismiss it, and nothing under it is popped.
  package static let sheet = LabScreen(
    "sheet", title: "sheet over a pushed screen",
    owner: { $0.way == .vertical ? .content("sheet") : .nobody }
  ) { stage in
    stage.push(UIViewController())
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    stage.navigation.present(sheet, animated: false)
    stage.rest()
    // Once the sheet is dismissed, its recognizers have no view to be known by.
    let pans = sheet.view.gestureRecognizers ?? []
    return [
      LabContent(name: "sheet", view: sheet.view, role: nil) { winners in
        winners.contains { pans.contains($0) }
      }
    ]
  }
}
#endif
