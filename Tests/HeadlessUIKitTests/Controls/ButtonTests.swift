#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// What a button shows in each state, and when it performs its action.
@MainActor @Suite struct ButtonTests {
  private let screen = Screen()

  @Test func `each initializer of an action sets the properties it names`() throws {
    let image = UIImage()
    var performed: [String] = []
    let actions = [
      UIAction { performed.append($0.title) },
      UIAction(title: "b", image: image, attributes: .disabled, state: .on) { _ in },
      UIAction(title: "c", subtitle: "s", identifier: .init("c")) { _ in },
      UIAction(title: "d", selectedImage: image) { _ in },
    ]

    #expect(actions.map(\.title) == ["", "b", "c", "d"])
    #expect(actions[1].image === image && actions[1].attributes == .disabled)
    #expect(actions[1].state == .on && actions[3].selectedImage === image)
    #expect(actions[2].subtitle == "s" && actions[2].identifier.rawValue == "c")

    actions[0].title = "a"
    let copy = try #require(actions[0].copy() as? UIAction)
    UIControl().sendAction(copy)

    #expect(copy !== actions[0] && copy.identifier == actions[0].identifier)
    #expect(performed == ["a"])
  }

  @Test func `a title color falls back to the normal color, then to white`() {
    let button = UIButton(type: .system)
    let initialTitleColor = button.titleColor(for: .normal)
    let initialCurrentColor = button.currentTitleColor

    button.setTitleColor(.black, for: .normal)
    button.setTitleColor(.gray, for: .disabled)
    var currentColors = [button.currentTitleColor]
    button.isEnabled = false
    currentColors.append(button.currentTitleColor)
    button.setTitleColor(nil, for: .disabled)
    currentColors.append(button.currentTitleColor)

    #expect(initialTitleColor == nil && initialCurrentColor == .white)
    #expect(button.titleColor(for: .highlighted) == .black)
    #expect(currentColors == [.black, .gray, .black])
  }

  @Test func `a button is highlighted while a touch is inside, and its title follows`() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.gray, for: .highlighted)
    screen.window.addSubview(button)
    var seen: [String] = []
    func record() {
      let color = button.currentTitleColor == .gray ? "gray" : "blue"
      let isHighlighted = button.state.contains(.highlighted) && button.isHighlighted
      seen.append(
        "\(button.currentTitle ?? "") \(color) \(isHighlighted ? "highlighted" : "plain")")
    }

    screen.touch.down(150, 120)
    record()
    screen.touch.move(200, 0)
    record()
    screen.touch.move(-200, 0)
    record()
    screen.touch.up()
    record()
    screen.touch.down(150, 120).cancel()
    record()

    #expect(
      seen == [
        "Going gray highlighted", "Go blue plain", "Going gray highlighted", "Go blue plain",
        "Go blue plain",
      ])
  }

  @Test func `a tap performs a button's action, and a touch that ends outside does not`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    button.setTitle("Go", for: .normal)
    button.setTitle("Off", for: .disabled)
    screen.window.addSubview(button)

    screen.touch.tap(150, 120)
    screen.touch.down(150, 120).move(200, 0).up()

    #expect(taps == 1)
    #expect(button.currentTitle == "Go")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.buttonType == .system)
  }
}
#endif
