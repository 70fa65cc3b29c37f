import GestureLab
import Testing

@testable import Shop

@MainActor struct ProductPromiseTests {
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
}
