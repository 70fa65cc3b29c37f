import GestureArbitration
import UIKitShim

extension Recipe {
  /// Shelves in a list, which share the role of the list.
  static let shelves = Recipe(
    title: "Every shelf of a list pops at its first card", hint: "Drag to the right on any shelf.",
    drags: [
      Drag(.right, from: .upperHalf, plain: .content("first shelf"), arbitrated: .pop),
      Drag(
        .left, from: .upperHalf, plain: .content("first shelf"),
        arbitrated: .content("first shelf")),
    ]
  ) { ShelvesScreen() }
}

/// A list of shelves, two of which fill the screen.
final class ShelvesScreen: UIViewController, RecipeScreen {
  private let list = UIScrollView()
  private let shelves = (0..<4).map { _ in Pages() }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: list)
    shelves.forEach(list.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: list.bounds.width, height: list.bounds.height / 2)
    for (index, shelf) in shelves.enumerated() {
      shelf.frame = CGRect(
        x: 0, y: CGFloat(index) * size.height, width: size.width, height: size.height - 8)
    }
    list.contentSize = CGSize(width: size.width, height: CGFloat(shelves.count) * size.height)
  }

  func use(_ arbiter: GestureArbiter) {
    list.allowsPopGestureAtLeadingEdge = true
    arbiter.driver = .arbiter  // before iOS 26
  }
}
