#if HEADLESS
import Foundation
import GestureArbitration
import GestureGallery
import GestureLab
import HeadlessUIKit
import Testing

/// The switch between plain UIKit and the arbiter.
@MainActor @Suite struct RecipeSwitchTests {
  @Test(arguments: Recipe.all)
  func `plain UIKit again is plain UIKit`(recipe: Recipe) {
    for drag in recipe.drags {
      let untouched = stage(recipe, switches: [])
      let switched = stage(recipe, switches: [true, false, true, false])
      // Gates are on every window once any test has an arbiter.
      untouched.navigation.removeGestureArbiter()
      #expect(switched.recognizers == untouched.recognizers)

      let lines = [untouched, switched].map { $0.lines(of: drag) }

      #expect(!lines[0].isEmpty)
      #expect(lines[0] == lines[1], "\(drag.start)")
    }
  }

  @Test(arguments: Recipe.all)
  func `the arbiter again is the arbiter`(recipe: Recipe) {
    for drag in recipe.drags {
      let once = stage(recipe, switches: [true])
      let again = stage(recipe, switches: [true, false, true])

      let lines = [once, again].map { $0.lines(of: drag) }

      #expect(!lines[0].isEmpty)
      #expect(lines[0] == lines[1], "\(drag.start)")
    }
  }

  @Test func `the segments of the bar switch`() throws {
    let stage = Stage()
    var changes: [Bool] = []
    let screen = Recipe.all[0].push(onto: stage.navigation, animated: false) { changes.append($0) }
    stage.rest()
    let choice = try #require(screen.navigationItem.titleView as? UISegmentedControl)

    choice.selectedSegmentIndex = 0
    choice.sendActions(for: .valueChanged)
    stage.drag(.right, from: CGPoint(x: 200, y: 400))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 2)
    choice.selectedSegmentIndex = 1
    choice.sendActions(for: .valueChanged)
    stage.drag(.right, from: CGPoint(x: 200, y: 400))
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
    #expect(changes == [true, false, true])
  }

  /// A stage on which a recipe's screen is shown with plain UIKit and then switched.
  private func stage(_ recipe: Recipe, switches: [Bool]) -> Stage {
    let stage = Stage()
    let screen = recipe.makeScreen()
    stage.push(screen)
    stage.rest()
    for usesArbiter in switches {
      screen.setUsesArbiter(usesArbiter)
      stage.rest()
    }
    return stage
  }
}

extension Stage {
  /// The recognizers of all views, by the view's class and theirs.
  fileprivate var recognizers: [String] {
    func list(_ view: UIView) -> [String] {
      (view.gestureRecognizers ?? []).map { "\(type(of: view)) \(type(of: $0))" }
        + view.subviews.flatMap(list)
    }
    return list(window)
  }

  /// What recognizers do with a drag, in lines.
  fileprivate func lines(of drag: Recipe.Drag) -> [String] {
    let earlier = timeline.lines.count
    self.drag(drag.swipe, from: drag.start.point)
    rest()
    return Array(timeline.lines.dropFirst(earlier))
  }
}
#endif
