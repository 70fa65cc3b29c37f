import GestureArbitration
import UIKitShim

extension Recipe {
  /// A screen that a drag to the left pushes.
  static let pushByDrag = Recipe(
    title: "A drag to the left pushes the comments", hint: "Drag to the left anywhere.",
    drags: [Drag(.left, plain: .nothing, arbitrated: .push)]
  ) { ArticleScreen() }
}

/// An article with comments.
final class ArticleScreen: UIViewController, RecipeScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: Tile("An article"))
  }

  func use(_ arbiter: GestureArbiter) {
    pushCandidate = {
      let comments = UIViewController()
      comments.title = "Comments"
      comments.fill(with: Tile("Comments", number: 1))
      return comments
    }
  }
}
