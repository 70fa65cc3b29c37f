import Foundation
import HeadlessUIKit
import Testing

/// What it means for a recognizer to be part of an interaction, and when its targets hear of it.
@MainActor @Suite struct InteractionLifeTests {
  private let screen = Screen()

  @Test func `C002: actions come at the end of the pass, never while the state is being set`() {
    let probe = screen.add(Probe(), "probe")
    let later = screen.add(Probe(), "later")
    probe.onTouches = { [timeline = screen.timeline] probe, _ in
      probe.state = .began
      timeline.note("state was set")
    }
    later.prevents = { _ in false }
    later.onTouches = { [timeline = screen.timeline] _, _ in timeline.note("the next one sees it") }

    screen.finger.down(100, 100)

    let action = screen.timeline[.note, .action].firstIndex(of: "probe began")
    #expect(action == 2, screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .ended])
  func `C033, C059: one that comes to no end hangs whoever waits for it, until it does`(
    end: UIGestureRecognizer.State
  ) {
    let (waiter, idle) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "idle"))
    waiter.require(toFail: idle)
    screen.finger.down(100, 100)
    waiter.state = .ended

    screen.finger.up().hold(60)
    #expect(screen.timeline[.action, .reset] == [], screen.log)

    idle.state = end

    let expected = end == .failed ? "waiter ended" : "idle ended"
    #expect(screen.timeline[.action] == [expected], screen.log)
    #expect(Set(screen.timeline[.reset]) == ["waiter possible", "idle possible"], screen.log)
  }

  @Test(arguments: [UIGestureRecognizer.State.ended, .failed, .cancelled])
  func `C060: after any end the system resets a recognizer, once, and it reads possible`(
    end: UIGestureRecognizer.State
  ) {
    let probe = screen.add(Probe(), "probe")
    var resets = 0
    probe.onReset = { _ in resets += 1 }
    screen.finger.down(100, 100)
    if end == .cancelled { probe.state = .began }
    probe.state = end
    #expect(resets == 0)

    screen.finger.up()

    #expect(resets == 1)
    #expect(probe.state == .possible)
  }

  @Test func `C071: one that is held is further than others can read`() {
    let (waiter, blocker) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "blocker"))
    waiter.require(toFail: blocker)
    var own: [UIGestureRecognizer.State] = []
    waiter.onTouches = { probe, phase in
      if phase == .began { probe.state = .began }
      own.append(probe.state)
    }

    screen.finger.down(100, 100)
    let outside = waiter.state
    screen.finger.move(1, 0)

    #expect(own == [.began, .began], screen.log)
    #expect(outside == .possible)
  }

  @Test func `C040: a name is for people, and changes nothing`() {
    #expect(Probe().name == nil)
    for names in [("a", "b"), ("same", "same"), ("UINavigationController.edgeSwipe", "")] {
      let screen = Screen()
      let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
      for (recognizer, name) in [(pan, names.0), (tap, names.1)] as [(UIGestureRecognizer, String)]
      {
        screen.window.addGestureRecognizer(recognizer)
        recognizer.name = name
      }

      screen.finger.down(100, 100).move(20, 0)

      #expect([pan.state, tap.state] == [.began, .failed], screen.log)
    }
  }

  @Test(arguments: [true, false])
  func `C079: after one delegate has allowed it the other need not be asked`(first: Bool) {
    let (one, other) = (screen.add(Probe(), "one"), screen.add(Probe(), "other"))
    let (ones, others) = (Answers(), Answers())
    one.delegate = ones
    other.delegate = others
    var asked: [String] = []
    ones.simultaneous = { _ in
      asked.append("one")
      return first
    }
    others.simultaneous = { _ in
      asked.append("other")
      return !first
    }
    screen.finger.down(100, 100)

    one.state = .began
    #expect(Set(asked).isSubset(of: ["one", "other"]))
    #expect(asked.contains(first ? "one" : "other"))
    #expect(asked.count == Set(asked).count)

    other.state = .began
    #expect(Set(screen.timeline[.action]) == ["one began", "other began"], screen.log)
  }

  @Test(arguments: [true, false])
  func `C090: a relation that never changes comes out the same in either form`(fails: Bool) {
    let logs = [true, false].map { isStatic in
      let screen = Screen()
      let (waiter, blocker) = (screen.add(Probe(), "waiter"), screen.add(Probe(), "blocker"))
      if isStatic {
        waiter.require(toFail: blocker)
      } else {
        waiter.waitsFor = { $0 === blocker }
      }
      screen.finger.down(100, 100)
      waiter.state = .began
      blocker.state = fails ? .failed : .ended
      screen.finger.up()
      return screen.timeline[.state, .action, .wait]
    }

    #expect(logs[0] == logs[1])
    #expect(logs[0].contains(fails ? "waiter began" : "blocker ended"))
  }

  @Test func `C242: an offset is not mirrored: 0 is the left end in right-to-left too`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.semanticContentAttribute = .forceRightToLeft
    scrollView.contentSize = CGSize(width: 1200, height: 800)
    screen.window.addSubview(scrollView)
    #expect(scrollView.contentOffset == .zero)

    screen.finger.down(300, 400).drag(-110, 0).hold(1).up()

    #expect(abs(scrollView.contentOffset.x - 100) <= 11)
    #expect(scrollView.contentOffset.x > 0)
  }
}
