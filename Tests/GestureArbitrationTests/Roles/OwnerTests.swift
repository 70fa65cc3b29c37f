#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Closures of roles and rules that read the screen which keeps them.
@MainActor @Suite struct OwnerTests {
  final class Screen: UIViewController {
    var isBusy = true
    let content = UIView(frame: StageMetrics.screen)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(content)
    }
  }

  /// The places of closures that refuse, or claim drags, while the screen is busy.
  enum Place: CaseIterable {
    case claim, reason, page, rule, refusal, allowance

    @MainActor func set(on screen: Screen) {
      switch self {
      case .claim:
        screen.content.popGestureRole = .claims(for: screen) { screen, drag in
          drag.view === screen.content && screen.isBusy
        }
      case .reason:
        screen.content.popGestureRole = .custom(for: screen) { screen, _ in
          screen.isBusy ? "is busy" : nil
        }
      case .page:
        screen.content.popGestureRole = .pageController(for: screen) { !$0.isBusy }
      case .rule:
        screen.popPolicy?.rules.insert(
          PopRule("busy", for: screen) { screen, _ in
            screen.isBusy ? .refuse(PopReason(code: "busy", text: "busy")) : .noOpinion
          }, at: 0)
      case .refusal:
        screen.popPolicy?.rules.insert(
          .refuse("busy", for: screen) { screen, _ in screen.isBusy }, at: 0)
      case .allowance:
        screen.popPolicy?.rules = [
          .allow("free", for: screen) { screen, _ in !screen.isBusy }, .never,
        ]
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `a closure reads its owner on the main actor, and does not retain it`(place: Place) {
    let stage = Stage(behavior: UIKitBehavior(version: .v26))
    weak var left: Screen?
    do {
      let screen = Screen()
      screen.popPolicy = .standard
      stage.push(screen)
      place.set(on: screen)
      left = screen

      stage.swipeRight()
      #expect(stage.depth == 2, "\(stage.story)")
      screen.isBusy = false
      stage.swipeRight()
      #expect(stage.depth == 1, "\(stage.story)")
    }
    stage.rest()
    #expect(left == nil)
  }

  @Test(arguments: Place.allCases)
  func `without its owner a closure has no opinion`(place: Place) {
    let stage = Stage(behavior: UIKitBehavior(version: .v26))
    let shown = Screen()
    stage.push(shown)
    var owner: Screen? = Screen()
    if let owner {
      owner.popPolicy = .standard
      place.set(on: owner)
      shown.content.popGestureRole = owner.content.popGestureRole
      shown.popPolicy = owner.popPolicy
    }
    owner = nil

    stage.swipeRight()
    #expect(stage.depth == (place == .allowance ? 2 : 1), "\(stage.story)")
  }
}
#endif
