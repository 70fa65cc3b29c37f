import GestureLab
import Testing

@testable import Shop

@MainActor struct ProductQuestionTests {
  @Test func `a swipe asks before it discards a note`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    product.note.text = "For Ada"

    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController === product)

    let alert = try #require(product.presentedViewController)
    try stage.tap(#require(alert.view.button(titled: "Discard")))
    stage.rest()
    #expect(stage.navigation.topViewController !== product)
  }

  @Test func `the back button asks as well`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    product.note.text = "For Ada"

    try stage.tapBackButton()
    stage.rest()
    #expect(product.presentedViewController is UIAlertController)
  }
}

extension UIView {
  /// The button with a title, in the view or below it.
  func button(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}
