#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Configurations of cells and buttons.
@MainActor @Suite struct CellConfigurationTests {
  @Test func `a configuration makes the view of the content, or changes the one there is`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.layoutIfNeeded()

    var configuration = cell.defaultContentConfiguration()
    configuration.text = "a"
    cell.contentConfiguration = configuration
    let view = cell.contentView.subviews.first
    configuration.text = "b"
    cell.contentConfiguration = configuration

    #expect(view is UIListContentView && view?.frame.width == 300)
    #expect(cell.contentView.subviews.count == 1 && cell.contentView.subviews.first === view)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "b")

    cell.contentConfiguration = nil

    #expect(cell.contentView.subviews.isEmpty)
  }

  @Test func `the update handler is called with every change of the state`() {
    let stage = ListStage([["a"]])
    var states: [String] = []
    stage.cell(0)?.configurationUpdateHandler = { _, state in
      states.append("\(state.isHighlighted) \(state.isSelected) \(state.isEditing)")
    }

    stage.screen.touch.tap(200, 20)
    stage.table.setEditing(true, animated: false)

    #expect(
      states == [
        "false false false", "true false false", "false false false", "false true false",
        "false false false", "false false true",
      ])
  }

  @Test func `a button calls its update handler with every change of the state`() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "a") { _ in })
    var states: [Bool] = []
    button.configurationUpdateHandler = { states.append($0.isSelected) }

    button.isSelected = true
    button.isSelected = true
    button.isEnabled = false

    #expect(states == [false, true, true] && button.currentTitle == "a")
  }

  @Test func `an action of a menu runs as if the user had chosen it`() {
    var log: [String] = []
    let action = UIAction(title: "Copy") { log.append($0.title) }
    let menu = UIMenu(children: [action, UIMenu(options: .displayInline, children: [])])

    (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)

    #expect(log == ["Copy"] && menu.selectedElements.isEmpty)
    #expect(menu.replacingChildren([]).identifier != menu.identifier || menu.children.count == 2)
  }
}
#endif
