#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Gestures of hosted SwiftUI content beside UIKit's recognizers.
@MainActor @Suite struct HostingTests {
  private func host(_ screen: Screen) -> HeadlessHostingView {
    let view = HeadlessHostingView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    screen.window.addSubview(view)
    return view
  }

  private func addDrag(to view: HeadlessHostingView, on screen: Screen) {
    view.addGesture(
      .drag(minimumDistance: 15), name: "photo drag",
      onChanged: { [timeline = screen.timeline] in timeline.note("drag changed \($0.x)") },
      onEnded: { [timeline = screen.timeline] in timeline.note("drag ended \($0.x)") })
  }

  @Test func `C101: a hosted gesture and UIKit's recognizers exclude each other`() {
    let screen = Screen()
    addDrag(to: host(screen), on: screen)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(100, 100).move(12, 0).move(20, 0).up()
    pan.isEnabled = false
    screen.touch.down(100, 100).move(12, 0).move(20, 0).up()

    #expect(
      screen.timeline[.action, .note]
        == ["pan began", "pan changed", "pan ended", "drag changed 32.0", "drag ended 32.0"],
      screen.log)
  }

  @Test func `C101: a UIKit delegate identifies a hosted gesture by its name`() {
    let screen = Screen()
    addDrag(to: host(screen), on: screen)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    let answers = DelegateStub()
    pan.delegate = answers
    answers.requiresFailureOf = { $0.name == "photo drag" }

    screen.touch.down(100, 100).move(12, 0)
    let eventsWhileHeld = screen.timeline[.wait]
    screen.touch.move(20, 0).up()
    answers.requiresFailureOf = { _ in false }
    answers.simultaneous = { $0.name == "photo drag" }
    screen.touch.down(100, 100).move(30, 0).up()

    #expect(eventsWhileHeld == ["pan waits for photo drag"], screen.log)
    #expect(
      screen.timeline[.note] == [
        "drag changed 32.0", "drag ended 32.0", "drag changed 30.0", "drag ended 30.0",
      ], screen.log)
    #expect(screen.timeline[.action] == ["pan began", "pan ended"], screen.log)
  }

  @Test func `C101: a hosted gesture is a recognizer of no public UIKit class`() throws {
    let screen = Screen()
    let view = host(screen)
    view.addGesture(.tap, name: "tap")
    let recognizer = try #require(view.gestureRecognizers?.first)

    #expect(recognizer.name == "tap")
    #expect(!(recognizer is UITapGestureRecognizer))
  }

  @Test(arguments: SystemVersion.allCases)
  func `C101: before iOS 18 hosted gestures and UIKit's recognizers are independent`(
    version: SystemVersion
  ) {
    let screen = Screen(UIKitBehavior(version: version))
    addDrag(to: host(screen), on: screen)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.cancelsTouchesInView = false
    let answers = DelegateStub()
    pan.delegate = answers
    var names: [String?] = []
    answers.simultaneous = { other in
      names.append(other.name)
      return false
    }

    screen.touch.down(100, 100).move(20, 0).move(10, 0).up()

    if version >= .v18 {
      #expect(names.contains("photo drag"))
      #expect(
        screen.timeline[.note] == ["drag changed 20.0", "drag changed 30.0", "drag ended 30.0"])
      #expect(screen.timeline[.action] == [], screen.log)
    } else {
      #expect(names == [])
      #expect(
        screen.timeline[.note] == ["drag changed 20.0", "drag changed 30.0", "drag ended 30.0"])
      #expect(screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `C101: a hosted gesture ends, fails or is cancelled, and then starts anew`(
    version: SystemVersion
  ) {
    let screen = Screen(UIKitBehavior(version: version))
    let view = host(screen)
    view.addGesture(.tap, onEnded: { [timeline = screen.timeline] _ in timeline.note("tap") })
    addDrag(to: view, on: screen)

    screen.touch.tap(100, 100)
    screen.touch.down(100, 100).move(5, 0).cancel()
    screen.touch.down(100, 100).drag(90, 0, steps: 2).cancel()
    screen.touch.down(100, 100).move(-15, 0)
    screen.touch(1).tap(300, 300)
    screen.touch.up()

    #expect(
      screen.timeline[.note] == [
        "tap", "drag changed 45.0", "drag changed 90.0", "drag changed -15.0", "drag ended -15.0",
      ], screen.log)
  }
}
#endif
