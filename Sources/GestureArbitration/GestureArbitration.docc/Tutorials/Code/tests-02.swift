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
}
