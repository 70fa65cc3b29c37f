#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Taps and drags that name a thing instead of a place.
@MainActor @Suite struct StageTouchTests {
  private let stage = Stage(iOS: .v18)
  private let screen = UIViewController()
  private let button = UIButton(frame: CGRect(x: 40, y: 300, width: 120, height: 44))

  init() {
    screen.view.addSubview(button)
    stage.push(screen)
  }

  /// The sentence with which a tap fails; nil if it does not.
  private func failure(_ tap: () throws -> Void) -> String? {
    do {
      try tap()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a stage has the release that it names`() {
    #expect(stage.engine.behavior == UIKitBehavior(version: .v18))
    #expect(stage.navigation.interactiveContentPopGestureRecognizer == nil)
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases)
  func `a tap on the back button pops`(layoutDirection: PopAttempt.LayoutDirection) throws {
    let stage = Stage(iOS: .v26, layoutDirection: layoutDirection)
    stage.push(UIViewController())

    try stage.tapBackButton()
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `without a back button the tap says why`() {
    #expect(
      failure(Stage().tapBackButton)
        == "The navigation bar shows no back button: the root is shown.")

    screen.navigationItem.hidesBackButton = true
    #expect(
      failure(stage.tapBackButton)
        == "The navigation bar shows no back button: UIViewController hides it.")
    screen.navigationItem.hidesBackButton = false
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in })
    #expect(
      failure(stage.tapBackButton)
        == "The navigation bar shows no back button: the left bar button items replace it.")
    stage.navigation.isNavigationBarHidden = true
    #expect(
      failure(stage.tapBackButton) == "The navigation bar shows no back button: it is hidden.")
  }

  @Test func `a tap on a button performs its action`() throws {
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

    try stage.tap(button)

    #expect(taps == 1)
  }

  @Test func `a tap hits the part of a view that is on screen`() throws {
    button.frame.origin.x = 380
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)

    try stage.tap(button)

    #expect(taps == 1)
    #expect(stage.timeline.entries.first?.event == .touch(.began, CGPoint(x: 385, y: 322)))
  }

  @Test func `a tap that cannot reach a view says why`() {
    button.isEnabled = false
    #expect(failure { try stage.tap(button) } == "UIButton is disabled.")
    button.isEnabled = true
    button.isHidden = true
    #expect(failure { try stage.tap(button) } == "UIButton is hidden.")
    button.isHidden = false
    button.frame.origin.y = 900
    #expect(
      failure { try stage.tap(button) }
        == "UIButton lies outside of the view of UIViewController around it, and receives no "
        + "touches there.")
    button.frame.origin.y = 300
    let cover = UIView(frame: screen.view.bounds)
    screen.view.addSubview(cover)
    #expect(failure { try stage.tap(button) } == "UIView covers UIButton at (100, 322).")
    cover.isUserInteractionEnabled = false
    #expect(failure { try stage.tap(button) } == nil)
    screen.view.isUserInteractionEnabled = false
    #expect(
      failure { try stage.tap(button) }
        == "The view of UIViewController around UIButton receives no touches: "
        + "isUserInteractionEnabled is off.")
    button.removeFromSuperview()
    #expect(failure { try stage.tap(button) } == "UIButton is in no window.")
  }

  @Test func `a label receives no tap, and says so`() {
    let label = UILabel(frame: button.frame)
    screen.view.addSubview(label)

    #expect(
      failure { try stage.tap(label) }
        == "UILabel receives no touches: isUserInteractionEnabled is off.")
  }

  @Test func `a tap on a bar button performs its action`() throws {
    var taps: [String] = []
    let save = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in taps.append("Save") })
    let more = UIBarButtonItem(primaryAction: UIAction(title: "More") { _ in taps.append("More") })
    screen.navigationItem.rightBarButtonItems = [save, more]

    try stage.tap(more)
    try stage.tap(save)

    #expect(taps == ["More", "Save"])
    save.isEnabled = false
    #expect(failure { try stage.tap(save) } == "The bar button \"Save\" is disabled.")
    save.isEnabled = true
    save.isHidden = true
    #expect(failure { try stage.tap(save) } == "The bar button \"Save\" is hidden.")
    #expect(
      failure { try stage.tap(UIBarButtonItem()) } == "The bar button is in no navigation bar.")
  }

  @Test func `a tap on a bar button with a view taps the view`() throws {
    let item = UIBarButtonItem(
      customView: UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
    var taps = 0
    (item.customView as? UIButton)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.navigationItem.rightBarButtonItem = item

    try stage.tap(item)

    #expect(taps == 1)
  }

  @Test func `a drag by name begins where the view is`() throws {
    let map = UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
    let pan = UIPanGestureRecognizer()
    map.addGestureRecognizer(pan)
    screen.view.addSubview(map)

    try stage.drag(.left, on: map)

    #expect(stage.timeline.winners == [pan])
    #expect(stage.timeline.entries.first?.event == .touch(.began, CGPoint(x: 195, y: 600)))
    #expect(
      stage.timeline.entries.last { $0.subject == "touch" }?.event
        == .touch(.ended, CGPoint(x: 15, y: 600)))
  }

  @Test func `a drag from the edge pops`() {
    stage.drag(.right, from: CGPoint(x: 8, y: 400))
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a tap beside a touch that is down leaves that one down`() throws {
    stage.play(TouchScript().down(at: CGPoint(x: 300, y: 700)))

    try stage.tap(button)

    #expect(!stage.engine.isAtRest)
    stage.play(TouchScript().down(at: CGPoint(x: 300, y: 700)).up())
    stage.rest()
    #expect(stage.engine.isAtRest)
  }
}
#endif
