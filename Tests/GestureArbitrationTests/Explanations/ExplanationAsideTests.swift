import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Explaining and diagnosing change nothing, not even in the middle of a drag.
@MainActor @Suite struct ExplanationAsideTests {
  @Test(arguments: [SystemVersion.iOS16, .iOS26])
  func `a drag with somebody asking all the time goes as one without`(version: SystemVersion) {
    for screen in LabScreen.all {
      for place in StrokePlace.allCases {
        for direction in [SwipeDirection.right, .left] {
          let plain = Self.story(of: screen, direction, place, version) { _ in }
          var explained = 0
          let asked = Self.story(of: screen, direction, place, version) { arbiter in
            for point in [CGPoint(x: 3, y: 400), CGPoint(x: 195, y: 422)] {
              explained += arbiter.explanation(at: point).description.count
            }
          }
          #expect(plain == asked, "\(screen.name) \(direction) \(place)")
          #expect(explained > 0)
        }
      }
    }
  }

  @Test func `a diagnosis in the middle of a drag leaves it as it is`() {
    for screen in LabScreen.all {
      var steps = 0
      let plain = Self.story(of: screen, .right, .middle, .iOS26) { _ in }
      let asked = Self.story(of: screen, .right, .middle, .iOS26) { arbiter in
        steps += 1
        if steps % 6 == 0 { _ = arbiter.diagnose() }
      }
      #expect(plain == asked, "\(screen.name)")
    }
  }

  @Test func `the screen on top is never asked for its word`() {
    let phone = Phone()
    let screen = CountingController()
    phone.stage.push(screen)

    let explanation = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
    _ = phone.arbiter.diagnose()

    #expect(screen.questions == 0)
    #expect(explanation.passages.map(\.screen) == ["CountingController", "CountingController"])
    #expect(
      explanation.passages.map { $0.answers.last?.verdict } == [.asksScreen, .asksScreen])
  }

  @Test func `the word that a screen has given in the drag still counts after an explanation`() {
    let phone = Phone()
    let screen = CountingController()
    phone.stage.push(screen)

    phone.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 150, y: 0))) { _ in
      _ = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
    }

    #expect(screen.questions == 1)
    #expect(phone.decisions.map(\.rule) == [Decision.noObjection])
    #expect(phone.decisions.map(\.attempt.screenAnswer) == [.agrees])
  }

  @Test
  func `the condition of a claim is asked, and what it said when the finger landed still counts`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    var isClaiming = true
    var questions = 0
    view.popGestureClaim = .drags(named: "board") { _ in
      questions += 1
      return isClaiming
    }
    phone.arbiter.policy.rules = [.contentAtLeadingEdge]

    phone.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 150, y: 0))) { step in
      guard step == 1 else { return }
      let before = questions
      isClaiming = false
      let explanation = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
      #expect(questions > before)
      #expect(explanation.contents.first?.ofContentPop == nil)
    }

    #expect(phone.decisions.map(\.refusal) == [.claimed(name: "board")])
  }

  @Test func `what is asked may end the drag, and the next one begins afresh`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)
    var isEnding = false
    phone.arbiter.register(
      view,
      as: .custom("board") { _ in
        if isEnding { phone.stage.navigation.gestureArbiter.remove() }
        return nil
      })

    phone.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 150, y: 0))) { step in
      guard step == 2 else { return }
      isEnding = true
      _ = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
      isEnding = false
    }
    phone.stage.rest()

    #expect(phone.stage.navigation.gestureArbiter !== phone.arbiter)
    #expect(phone.depth == 1)
  }

  /// What happens in a drag before whose every step somebody does something.
  private static func story(
    of screen: LabScreen, _ direction: SwipeDirection, _ place: StrokePlace,
    _ version: SystemVersion, before step: (GestureArbiter) -> Void
  ) -> [String] {
    let stage = screen.stage(behavior: UIKitBehavior(version: version))
    screen.show(on: stage)
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, height: screen.strokeHeight, reading: screen.reading)
    let script = TouchScript(
      generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
    let begin = stage.engine.clock.now
    let arbiter = stage.arbiter
    for each in script.steps {
      step(arbiter)
      stage.engine.send([each.sample], at: begin + each.time)
    }
    step(arbiter)
    stage.rest()
    return stage.timeline.lines + ["\(stage.navigation.viewControllers.count)"]
  }
}

/// Counts how often it is asked.
@MainActor
private final class CountingController: UIViewController, PopIntercepting {
  var questions = 0

  func shouldPop(by way: WayBack) -> Bool {
    questions += 1
    return true
  }
}
