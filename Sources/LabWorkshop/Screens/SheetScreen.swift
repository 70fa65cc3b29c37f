#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A sheet over a pushed screen; drags resize or dismiss it, and no screen below is popped.
  package static let sheet = LabScreen(
    "sheet", title: "sheet over a pushed screen",
    owner: { $0.heading == .vertical ? .content("sheet") : .unclaimed }
  ) { stage in
    stage.push(UIViewController())
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    stage.navigation.present(sheet, animated: false)
    stage.rest()
    return [LabContent(name: "sheet", view: sheet.view, role: nil, drag: .sheet)]
  }
}
#endif
