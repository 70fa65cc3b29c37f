#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import HeadlessUIKit
import Testing

/// What the screens of recipes do after the first drag.
@MainActor @Suite struct RecipeScreenTests {
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

  @Test(arguments: [SystemVersion.v18, .v26])
  func `a drag to the right closes an open row before it pops`(version: SystemVersion) throws {
    let stage = Stage(iOS: version)
    let screen = try push("Rows keep the swipes that show their actions", on: stage)
    let readMessage = CGPoint(x: 200, y: 650)

    stage.drag(.left, from: readMessage, by: 60)
    stage.rest()
    stage.drag(.right, from: readMessage, by: 60)
    stage.rest()
    #expect(stage.navigation.topViewController === screen)
    stage.drag(.right, from: readMessage)
    stage.rest()

    #expect(stage.navigation.topViewController !== screen)
  }

  @Test(arguments: [SystemVersion.v16, .v18, .v26])
  func `the second page of the pager goes back to the first one`(version: SystemVersion) throws {
    let stage = Stage(iOS: version)
    let screen = try push("A pager pops on its first page", on: stage)

    stage.drag(.left, from: CGPoint(x: 300, y: 400))
    stage.rest()
    stage.drag(.right, from: CGPoint(x: 100, y: 400))
    stage.rest()
    #expect(stage.navigation.topViewController === screen)
    stage.drag(.right, from: CGPoint(x: 100, y: 400))
    stage.rest()

    #expect(stage.navigation.topViewController !== screen)
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
