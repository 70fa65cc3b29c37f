import Foundation
import HeadlessUIKit
import Testing

/// What a button shows in each of its states.
@MainActor @Suite struct ButtonLookTests {
  private let screen = Screen()

  @Test func `a title's colour is that of the state, or the normal one, or white`() {
    let button = UIButton(type: .system)
    #expect(button.titleColor(for: .normal) == nil)
    #expect(button.currentTitleColor == .white)

    button.setTitleColor(.black, for: .normal)
    button.setTitleColor(.gray, for: .disabled)

    #expect(button.titleColor(for: .highlighted) == .black)
    #expect(button.currentTitleColor == .black)
    button.isEnabled = false
    #expect(button.currentTitleColor == .gray)
    button.setTitleColor(nil, for: .disabled)
    #expect(button.currentTitleColor == .black)
  }

  @Test func `a button is highlighted while a finger is in it, and its looks follow`() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.gray, for: .highlighted)
    screen.window.addSubview(button)
    var seen: [String] = []
    func look() {
      let color = button.currentTitleColor == .gray ? "gray" : "blue"
      let state = button.state.contains(.highlighted) && button.isHighlighted ? "lit" : "plain"
      seen.append("\(button.currentTitle ?? "") \(color) \(state)")
    }

    screen.finger.down(150, 120)
    look()
    screen.finger.move(200, 0)
    look()
    screen.finger.move(-200, 0)
    look()
    screen.finger.up()
    look()
    screen.finger.down(150, 120).cancel()
    look()

    #expect(
      seen == [
        "Going gray lit", "Go blue plain", "Going gray lit", "Go blue plain", "Go blue plain",
      ])
  }
}
