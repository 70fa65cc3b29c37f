#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import GestureProbe
import HeadlessUIKit
import Testing

/// The list of recipes.
@MainActor @Suite struct RecipeListTests {
  @Test func `a tap on a row pushes its recipe, and the list takes the arbiter back`() throws {
    let stage = Stage()
    let list = RecipeList([("UIKit", Recipe.all)])
    var uses: [Bool] = []
    list.onSwitch = { _, usesArbiter in uses.append(usesArbiter) }
    stage.navigation.setViewControllers([list], animated: false)
    stage.rest()

    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    stage.rest()
    #expect(stage.navigation.topViewController?.title == Recipe.all.first?.title)
    stage.drag(.right, from: CGPoint(x: 200, y: 400))
    stage.rest()

    #expect(stage.navigation.topViewController === list)
    #expect(uses == [false, true, false])
    #expect(list.tableView(list.tableView, numberOfRowsInSection: 0) == Recipe.all.count)
  }

  @Test func `the inspector is there while the arbiter decides`() throws {
    let stage = Stage()
    let list = RecipeList([("UIKit", Recipe.all)])
    // As the app has it.
    list.onSwitch = { navigationController, usesArbiter in
      if usesArbiter {
        GestureInspector.show(on: navigationController)
      } else {
        GestureInspector.hide(on: navigationController)
      }
    }
    stage.navigation.setViewControllers([list], animated: false)
    stage.rest()
    let subviews = stage.window.subviews.count

    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
    stage.rest()
    let inspector = GestureInspector.show(on: stage.navigation)
    #expect(stage.window.subviews.count == subviews + 1)
    stage.drag(.left, from: CGPoint(x: 200, y: 400))
    stage.rest()
    #expect(!inspector.decisions.isEmpty)
    stage.drag(.right, from: CGPoint(x: 2, y: 400))
    stage.rest()

    #expect(stage.navigation.topViewController === list)
    #expect(stage.window.subviews.count == subviews)
  }

  @Test func `every recipe has a title and a hint of one line`() {
    #expect(Set(Recipe.all.map(\.title)).count == Recipe.all.count)
    for recipe in Recipe.all {
      #expect((10...50).contains(recipe.hint.count), "\(recipe.hint)")
    }
  }
}
#endif
