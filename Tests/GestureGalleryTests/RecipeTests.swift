#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import Testing

/// Every recipe, played on the engine as its screen declares it.
@MainActor @Suite struct RecipeTests {
  /// Every recipe on iOS 26, and on one release without the content pop.
  nonisolated private static let runs: [(Recipe, SystemVersion)] =
    Recipe.all.enumerated().flatMap { index, recipe in
      [(recipe, index.isMultiple(of: 2) ? .v16 : .v18), (recipe, .v26)]
    }

  @Test(arguments: runs)
  func `drags have the declared owners without and with the arbiter`(
    recipe: Recipe, version: SystemVersion
  ) {
    let screen = StagedScreen(recipe.title, iOS: version) { stage in
      recipe.push(onto: stage.navigation, animated: false)
    }
    // Fine enough for every place that a drag starts at; else it would not be tested.
    let narrow = Set(recipe.drags.filter { [.edge, .strip].contains($0.start) }.map(\.swipe))
    let spacing = recipe.drags.contains { $0.start == .strip } ? 28 : 38
    let wide = Set(recipe.drags.map(\.swipe)).subtracting(narrow)

    #expect(!recipe.drags.isEmpty)
    for (directions, spacing) in [(narrow, spacing), (wide, 97)] {
      let drags = recipe.drags.filter { directions.contains($0.swipe) }
      expect(drags, on: screen, version, every: spacing)
    }
  }

  private func expect(
    _ drags: [Recipe.Drag], on screen: StagedScreen, _ version: SystemVersion, every spacing: Int
  ) {
    let directions = SwipeDirection.allCases.filter(drags.map(\.swipe).contains)
    let plain = screen.conflictMap(directions, every: spacing, withArbiter: false)
    let arbitrated = screen.conflictMap(directions, every: spacing)

    for drag in drags {
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
