#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Messages with buttons.
@MainActor @Suite struct AlertTests {
  private let stage = NavigationStage(depth: 1)

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func `a tap on a button dismisses the message and then runs its handler`(
    style: UIAlertController.Style
  ) throws {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    var log: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [stage] action in
        log.append("\(action.title ?? "") \(stage.navigation.presentedViewController == nil)")
      })
    stage.navigation.present(alert, animated: true)
    stage.screen.wait(1)

    try tap("Delete", in: alert)
    stage.screen.wait(1)

    #expect(log == ["Delete true"])
  }

  @Test func `a disabled action runs no handler, and the message stays`() throws {
    let alert = UIAlertController(title: nil, message: "Name", preferredStyle: .alert)
    var count = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in count += 1 }
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(save)
    save.isEnabled = false
    stage.navigation.present(alert, animated: false)

    try tap("Save", in: alert)
    stage.screen.wait(1)

    #expect(count == 0 && stage.navigation.presentedViewController === alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
  }

  private func tap(_ title: String, in alert: UIAlertController) throws {
    let found = try #require(alert.viewIfLoaded.flatMap { button(title, in: $0) })
    let frame = found.convert(found.bounds, to: nil)
    stage.screen.touch.tap(frame.midX, frame.midY)
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    for subview in view.subviews {
      if let button = subview as? UIButton, button.currentTitle == title { return button }
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }
}
#endif
