import GestureArbitration
import UIKitShim

extension Recipe {
  /// An endless carousel, which has no first card on which it could pop.
  static let carousel = Recipe(
    title: "An endless carousel pops beside the edge",
    hint: "Drag to the right near the edge, then elsewhere.",
    drags: [
      Drag(.right, from: .strip, plain: .content("carousel"), arbitrated: .pop),
      Drag(.right, from: .edge, plain: .content("carousel"), arbitrated: .pop),
      Drag(.right, plain: .content("carousel"), arbitrated: .content("carousel")),
    ]
  ) { CarouselScreen() }
}

/// A screen with an endless carousel.
final class CarouselScreen: UIViewController, RecipeScreen {
  private let carousel = Cards()

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: carousel)
  }

  func use(_ arbiter: GestureArbiter) {
    carousel.popGestureRole = .carousel
    arbiter.driver = .arbiter  // before iOS 26
  }
}
