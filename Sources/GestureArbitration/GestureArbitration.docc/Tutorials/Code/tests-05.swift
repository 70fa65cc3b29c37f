import Foundation
import GestureLab
import Testing

@testable import Shop

@MainActor struct ProductTests {
  @Test(arguments: [SystemVersion.v16, .v18, .v26])
  func `a drag to the right pops on the first photo, and turns the page on the next`(
    version: SystemVersion
  ) throws {
    let stage = Stage(iOS: version, navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)

    try stage.drag(.left, on: product.photos)
    stage.rest()
    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController === product)
    #expect(product.photos.contentOffset.x == 0)

    try stage.drag(.right, on: product.photos)
    stage.rest()
    #expect(stage.navigation.topViewController !== product)
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `every drag to the right has the owner that the screen promises`(version: SystemVersion) {
    let screen = StagedScreen("product", iOS: version, navigation: ShopController()) { stage in
      stage.push(ProductViewController())
    }
    let map = screen.conflictMap([.right])
    let isOnShelf = { @Sendable (start: CGPoint) in start.x > 60 && (360..<480) ~= start.y }
    let isOnMap = { @Sendable (start: CGPoint) in start.x > 20 && (490..<790) ~= start.y }

    for promise in [
      DragPromise(.right, from: isOnShelf, goesTo: .content("carousel")),
      DragPromise(.right, from: isOnMap, goesTo: .content("map")),
      DragPromise(.right, from: { !isOnShelf($0) && !isOnMap($0) }, goesTo: .pop),
    ] {
      #expect(map.breach(of: promise) == nil)
    }
  }

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
    #expect(stage.arbiter.diagnose().isEmpty)
  }

  @Test func `a recorded swipe ends the same when it is played again`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    stage.arbiter.isRecording = true
    try stage.drag(.right, on: product.map)
    stage.rest()
    let report = Data(stage.arbiter.trace.json.utf8)

    let trace = try GestureTrace(json: report, named: "report.json")
    let again = Reproduction.all(of: trace, named: "report.json")
    #expect(!again.isEmpty)
    for take in again { #expect(take.isSame, "\(take.differences)") }
    #expect(stage.navigation.topViewController === product)
  }
}

extension UIView {
  /// The button with a title, in the view or below it.
  func button(titled title: String) -> UIButton? {
    if let button = self as? UIButton, button.currentTitle == title { return button }
    return subviews.lazy.compactMap { $0.button(titled: title) }.first
  }
}
