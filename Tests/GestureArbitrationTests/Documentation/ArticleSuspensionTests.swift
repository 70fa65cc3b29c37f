#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import SystemPopTransition
import Testing

/// The Swift of the pages about suspensions and the driver of a product of its own.
@MainActor @Suite struct ArticleSuspensionTests {
  @Test func `the driver of its own product is chosen as on the product's page`() {
    let navigationController = UINavigationController(rootViewController: UIViewController())

    navigationController.gestureArbiter.driver = .systemTransition

    #expect(navigationController.gestureArbiter.driver == .systemTransition)
  }

  @Test func `gestures are suspended as in the article, and the refusal reads as it shows`() throws
  {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    let recorder = Recorder()
    var decisions: [String] = []
    arbiter.onDecision = { decisions.append("\($0)") }

    let pause = arbiter.suspend(.content, for: recorder, because: "recording")
    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(arbiter.activeSuspensions.map(\.reason) == ["recording"])
    pause.end()
    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
    let article = try #require(DocumentedSources.article("suspending-gestures"))
    #expect(article.blocks(of: "text").first == decisions.first, "\(decisions)")
  }
}

private final class Recorder {}
#endif
