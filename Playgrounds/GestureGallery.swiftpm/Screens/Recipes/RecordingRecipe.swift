import GestureArbitration
import UIKitShim

extension Recipe {
  /// A recording that no drag in the content should end.
  static let recording = Recipe(
    title: "Nothing but the edge pops during a recording",
    hint: "Drag to the right while the recording runs.",
    drags: [
      Drag(.right, plain: .nothing, on26: .pop, arbitrated: .nothing),
      Drag(.right, from: .edge, plain: .pop, arbitrated: .pop),
    ]
  ) { RecordingScreen() }
}

/// A screen that records as long as it is there.
final class RecordingScreen: UIViewController, RecipeScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: Tile("● Recording"))
  }

  func use(_ arbiter: GestureArbiter) {
    arbiter.suspend(.content, for: self, because: "recording")
  }
}
