#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import Testing

/// Every recipe, played on the engine as its screen declares it.
@MainActor @Suite struct RecipeTests {
  @Test(arguments: Recipe.all, [SystemVersion.v16, .v18, .v26])
  func `drags have the declared owners without and with the arbiter`(
    recipe: Recipe, version: SystemVersion
  ) {
    let screen = StagedScreen(recipe.title, iOS: version) { stage in
      recipe.push(onto: stage.navigation, animated: false)
    }
    let directions = SwipeDirection.allCases.filter { direction in
      recipe.drags.contains { $0.swipe == direction }
    }
    // Fine enough for every place that a drag of the recipe starts at; else it would not be tested.
    let spacing = recipe.drags.contains { $0.start == .strip } ? 20 : 38
    let plain = screen.conflictMap(directions, every: spacing, withArbiter: false)
    let arbitrated = screen.conflictMap(directions, every: spacing)

    #expect(!recipe.drags.isEmpty)
    for drag in recipe.drags {
      let owner = version == .v26 ? drag.plainOn26 : drag.plain
      let breach = plain.breach(of: drag.promise(of: owner))
      #expect(breach == nil, "plain UIKit, \(drag.start): \(breach?.description ?? "")")
      let breachWithArbiter = arbitrated.breach(of: drag.promise(of: drag.arbitrated))
      #expect(
        breachWithArbiter == nil,
        "with the arbiter, \(drag.start): \(breachWithArbiter?.description ?? "")")
    }
  }

  @Test(arguments: Recipe.all)
  func `the arbiter changes the owner of some drag`(recipe: Recipe) {
    #expect(recipe.drags.contains { $0.arbitrated != $0.plain || $0.arbitrated != $0.plainOn26 })
  }
}
#endif
