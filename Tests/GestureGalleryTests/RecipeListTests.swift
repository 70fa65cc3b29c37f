#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import HeadlessUIKit
import Testing

/// The list of recipes, and what their screens do beside drags.
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

  @Test func `every recipe has a title and a hint of one line`() {
    #expect(Set(Recipe.all.map(\.title)).count == Recipe.all.count)
    for recipe in Recipe.all {
      #expect((10...50).contains(recipe.hint.count), "\(recipe.hint)")
    }
  }

  @Test func `the locked screen pops from nowhere`() throws {
    let stage = Stage()
    let screen = try push("A screen pops from its edge only, or not at all", on: stage)

    try stage.tap(try #require(screen.navigationItem.rightBarButtonItem))
    for start in [CGPoint(x: 2, y: 400), CGPoint(x: 200, y: 400)] {
      stage.drag(.right, from: start)
      stage.rest()
    }
    #expect(stage.navigation.topViewController === screen)
    try stage.tap(try #require(screen.navigationItem.rightBarButtonItem))
    stage.drag(.right, from: CGPoint(x: 2, y: 400))
    stage.rest()

    #expect(stage.navigation.topViewController !== screen)
  }

  @Test(arguments: ["edge", "content", "back button"])
  func `the editor asks, keeps the draft, and pops when it is discarded`(way: String) throws {
    let stage = Stage()
    let screen = try push("“Discard changes?” for every way back", on: stage)

    for (answer, remains) in [("Keep Editing", true), ("Discard", false)] {
      switch way {
      case "edge": stage.drag(.right, from: CGPoint(x: 2, y: 400))
      case "content": stage.drag(.right, from: CGPoint(x: 200, y: 400))
      default: try stage.tapBackButton()
      }
      stage.rest()
      let alert = try #require(screen.presentedViewController as? UIAlertController)
      #expect(stage.navigation.topViewController === screen)
      try stage.tap(try #require(alert.view.button(answer)))
      stage.rest()
      #expect((stage.navigation.topViewController === screen) == remains)
    }
  }

  private func push(_ title: String, on stage: Stage) throws -> any RecipeScreen {
    let recipe = try #require(Recipe.all.first { $0.title == title })
    let screen = recipe.push(onto: stage.navigation, animated: false)
    stage.rest()
    return screen
  }
}

extension UIView {
  /// The button with a title in the view.
  fileprivate func button(_ title: String) -> UIButton? {
    if let button = self as? UIButton, button.title(for: .normal) == title { return button }
    return subviews.lazy.compactMap { $0.button(title) }.first
  }
}
#endif
