import GestureArbitration
import UIKitShim

extension Recipe {
  /// A pager that pops on its first page.
  static let pager = Recipe(
    title: "A pager pops on its first page", hint: "Drag to the right on the first page.",
    drags: [
      Drag(.right, plain: .content("pager"), arbitrated: .pop),
      Drag(.right, from: .edge, plain: .content("pager"), arbitrated: .pop),
      Drag(.left, plain: .content("pager"), arbitrated: .content("pager")),
    ]
  ) { PagerScreen() }
}

/// A screen with a pager.
final class PagerScreen: UIViewController, RecipeScreen {
  private let pager = Pages()

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: pager)
  }

  func use(_ arbiter: GestureArbiter) {
    pager.allowsPopGestureAtLeadingEdge = true
    arbiter.driver = .arbiter  // before iOS 26
  }
}
