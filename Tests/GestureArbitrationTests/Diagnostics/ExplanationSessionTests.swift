#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// An explanation is a session that no touch feeds: a drag that is under way does not notice it.
@MainActor @Suite struct ExplanationSessionTests {
  @Test(arguments: [SystemVersion.v16, .v26])
  func `explanations during a drag do not change it`(version: SystemVersion) {
    // Every second screen, and the others on the other release.
    for (index, screen) in LabScreen.all.enumerated()
    where index.isMultiple(of: 2) == (version == .v26) {
      let direction: SwipeDirection = screen.layoutDirection == .leftToRight ? .right : .left
      for place in StrokePlace.allCases {
        var count = 0

        let undisturbed = Self.story(of: screen, direction, place, version) { _, _ in }
        let explained = Self.story(of: screen, direction, place, version) { arbiter, _ in
          for point in [CGPoint(x: 3, y: 400), CGPoint(x: 195, y: 422)] {
            count += arbiter.explain(point).gestures.count
          }
        }

        #expect(undisturbed == explained, "\(screen.name) \(direction) \(place)")
        #expect(count > 0 || screen.name.hasPrefix("sheet"), "\(screen.name)")
      }
    }
  }

  @Test func `a diagnosis during a drag does not change it`() {
    for (index, screen) in LabScreen.all.enumerated() {
      let moment = 1 + index % 8

      let undisturbed = Self.story(of: screen, .right, .middle, .v26) { _, _ in }
      let diagnosed = Self.story(of: screen, .right, .middle, .v26) { arbiter, step in
        if step == moment { _ = arbiter.diagnose() }
      }

      #expect(undisturbed == diagnosed, "\(screen.name)")
    }
  }

  @Test func `promise 15: an explanation says what the screen says now, and tells it nothing`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)

    let explanation = phone.arbiter.explain(CGPoint(x: 195, y: 400))
    _ = phone.arbiter.diagnose()
    phone.stage.rest()

    #expect(screen.attempts.isEmpty)
    #expect(explanation.gestures.map(\.screen) == ["InterceptingScreen", "InterceptingScreen"])
    #expect(explanation.gestures.map(\.refusals.first?.rule) == ["asksScreen", "asksScreen"])
    screen.answer = { _ in true }
    let later = phone.arbiter.explain(CGPoint(x: 195, y: 400))
    #expect(later.gestures.allSatisfy { $0.refusals.isEmpty })
  }

  @Test func `an explanation counts a control that would follow a driver's drag`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    let slider = UISlider(frame: CGRect(x: 20, y: 400, width: 350, height: 44))
    slider.value = 0.5
    phone.screen.view.addSubview(slider)

    let explanation = phone.arbiter.explain(CGPoint(x: 195, y: 422))

    let pop = explanation.decisions.first { $0.attempt.gesture == .contentPop }
    #expect(pop?.attempt.contents.map(\.name) == ["UISlider"])
  }

  @Test func `an explanation asks a claim's condition, and the drag keeps its first answer`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    var isClaiming = true
    var questions = 0
    view.popGestureRole = .claims { _ in
      questions += 1
      return isClaiming
    }
    phone.arbiter.policy.rules = [.contentAtLeadingEdge]

    phone.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 150, y: 0))) { step in
      guard step == 1 else { return }
      let before = questions
      isClaiming = false
      let explanation = phone.arbiter.explain(CGPoint(x: 195, y: 400))
      #expect(questions > before)
      #expect(explanation.contents.first?.demands[.contentPop] == nil)
    }

    #expect(phone.decisions.map(\.refusal) == [.claimed(name: "content")])
  }

  @Test func `a role that removes the arbiter during an explanation leaves UIKit's pop`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    var isRemoving = false
    phone.arbiter.register(
      view,
      as: .custom { [weak navigation = phone.stage.navigation] _ in
        if isRemoving { navigation?.gestureArbiter.remove() }
        return nil
      })

    phone.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 150, y: 0))) { step in
      guard step == 2 else { return }
      isRemoving = true
      _ = phone.arbiter.explain(CGPoint(x: 195, y: 400))
      isRemoving = false
    }
    phone.stage.rest()

    #expect(phone.stage.navigation.gestureArbiter !== phone.arbiter)
    #expect(phone.depth == 1)
  }

  /// The timeline of a drag, with something done before each of its steps.
  private static func story(
    of screen: LabScreen, _ direction: SwipeDirection, _ place: StrokePlace,
    _ version: SystemVersion, before step: (GestureArbiter, Int) -> Void
  ) -> [String] {
    let stage = screen.stage(behavior: UIKitBehavior(version: version))
    screen.show(on: stage)
    let script = TouchScript.humanStroke(on: screen, direction, place)
    let begin = stage.engine.clock.now
    let arbiter = stage.arbiter
    for (index, each) in script.steps.enumerated() {
      step(arbiter, index)
      stage.engine.send([each.sample], at: begin + each.time)
    }
    step(arbiter, script.steps.count)
    stage.rest()
    return stage.timeline.lines + ["\(stage.navigation.viewControllers.count)"]
  }
}

extension TouchScript {
  /// A human stroke on a screen, as `gesture-lab play timeline` makes it.
  @MainActor
  static func humanStroke(
    on screen: LabScreen, _ direction: SwipeDirection, _ place: StrokePlace
  ) -> TouchScript {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(
      for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)
    return TouchScript(
      generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
  }
}
#endif
