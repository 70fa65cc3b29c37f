#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The delegate of a scroll view's recognizers, and how an app may customize them.
@MainActor @Suite struct ScrollDelegateTests {
  @Test func `C160: a scroll view is the delegate of its recognizers and may be set again`() {
    let scrollView = SharingScrollView(frame: .zero)
    scrollView.maximumZoomScale = 2
    let recognizers = [scrollView.panGestureRecognizer, scrollView.pinchGestureRecognizer]

    for recognizer in recognizers {
      #expect(recognizer?.delegate === scrollView)
      recognizer?.delegate = scrollView
      #expect(recognizer?.delegate === scrollView)
    }
  }

  @Test func `C160: the private delegate of a plain scroll view may be set again`() {
    let scrollView = UIScrollView(frame: .zero)
    let delegate = scrollView.panGestureRecognizer.delegate

    scrollView.panGestureRecognizer.delegate = delegate

    #expect(delegate != nil)
    #expect(scrollView.panGestureRecognizer.delegate === delegate)
  }

  @Test func `C160: a scroll view set as its own delegate allows simultaneous drag and pinch`() {
    let screen = Screen()
    let scrollView = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    scrollView.maximumZoomScale = 2
    scrollView.panGestureRecognizer.delegate = scrollView
    scrollView.pinchGestureRecognizer?.delegate = scrollView
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")
    if let pinch = scrollView.pinchGestureRecognizer { screen.watch(pinch, as: "pinch") }

    screen.touch(0).down(200, 400)
    screen.touch(1).down(200, 500).drag(0, 100)

    #expect(
      Set(screen.timeline[.action]).isSuperset(of: ["scroll began", "pinch began"]), screen.log)
  }

  @Test func `C161: setting another delegate on the pan traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scrollView = UIScrollView(frame: .zero)
        let delegate = ForeignDelegate()
        scrollView.panGestureRecognizer.delegate = delegate
      }
    }
  }

  @Test func `C161: setting another delegate on the pinch traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scrollView = UIScrollView(frame: .zero)
        scrollView.maximumZoomScale = 2
        let delegate = ForeignDelegate()
        scrollView.pinchGestureRecognizer?.delegate = delegate
      }
    }
  }

  @Test func `C162: a scroll view does not publicly conform to UIGestureRecognizerDelegate`() {
    let scrollView: UIView = UIScrollView(frame: .zero)

    #expect((scrollView as? any UIGestureRecognizerDelegate) == nil)
  }

  @Test func `C163: a subclass may allow simultaneous recognition and refuse its pan`() {
    let screen = Screen()
    let scrollView = SharingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")
    screen.add(UIPanGestureRecognizer(), "outer")

    screen.touch.down(200, 400).drag(0, -100).up()
    let actions = Set(screen.timeline[.action])
    screen.timeline.clear()
    scrollView.mayBegin = false
    screen.touch.down(200, 400).drag(0, -100)

    #expect(actions.isSuperset(of: ["scroll began", "outer began"]), screen.log)
    #expect(Set(screen.timeline[.action]) == ["outer began", "outer changed"], screen.log)
  }

  @Test func `C163, C030: a subclass may refuse the event and then the touch`() {
    let screen = Screen()
    let scrollView = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)

    screen.touch.down(200, 400).drag(0, -100).up()
    let offsetOfFirstDrag = scrollView.contentOffset.y
    scrollView.refusedCall = .touch
    screen.touch.down(200, 400).drag(0, -100).up().hold(2)
    scrollView.refusedCall = .event
    screen.touch.down(200, 400).drag(0, -100).up().hold(2)

    #expect(offsetOfFirstDrag > 50)
    // Called for the event, and then for the touch unless the event was refused (C030).
    #expect(scrollView.calls == [.event, .touch, .event, .touch, .event], screen.log)
  }

  @Test func `C163: the pan's number of touches may be set and the pan moved to another view`() {
    let stage = ScrollStage()
    stage.scrollView.panGestureRecognizer.minimumNumberOfTouches = 2

    stage.screen.touch.down(200, 400).drag(0, -100).up()
    let offsetWithTwoRequired = stage.scrollView.contentOffset
    stage.scrollView.panGestureRecognizer.minimumNumberOfTouches = 1
    stage.scrollView.frame.size.height = 400
    stage.screen.window.addGestureRecognizer(stage.scrollView.panGestureRecognizer)
    // The drag is below the scroll view.
    stage.screen.touch.down(200, 700).drag(0, -100)

    #expect(offsetWithTwoRequired == .zero)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 0.17, stage.screen.log)
  }

  @Test func `C165: a pan target can lock one axis by setting the translation`() {
    let stage = ScrollStage(Screen(), content: CGSize(width: 2000, height: 4000))
    stage.scrollView.panGestureRecognizer.observeActions { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let translation = pan.translation(in: nil)
      pan.setTranslation(CGPoint(x: 0, y: translation.y), in: nil)
    }

    stage.screen.touch.down(300, 700).drag(-100, -100)

    #expect(stage.scrollView.contentOffset.x == 0, stage.screen.log)
    #expect(stage.scrollView.contentOffset.y > 85)
  }
}

@MainActor
private final class ForeignDelegate: NSObject, UIGestureRecognizerDelegate {}

/// A subclass with a conformance to the delegate protocol, as UIKit permits (C163).
@MainActor
private final class RefusingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  enum Call { case event, touch }
  var refusedCall: Call?
  private(set) var calls: [Call] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { mayReceive(.event, of: gestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { mayReceive(.touch, of: gestureRecognizer) }

  private func mayReceive(_ call: Call, of recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { calls.append(call) }
    return refusedCall != call
  }
}

private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  var mayBegin = true

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (mayBegin || recognizer !== panGestureRecognizer)
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
