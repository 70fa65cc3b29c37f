import GestureArbitration
import UIKitShim

extension Recipe {
  /// A question before changes are lost, for every way back.
  static let discardChanges = Recipe(
    title: "“Discard changes?” for every way back", hint: "Swipe from the edge, or tap Back.",
    drags: [Drag(.right, from: .edge, plain: .pop, arbitrated: .nothing)]
  ) { EditorScreen() }
}

/// An editor with changes.
final class EditorScreen: UIViewController, RecipeScreen, PopIntercepting {
  private let text = UITextView()
  private let saved = ""
  private var hasChanges: Bool { text.text != saved }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = "A draft that is not saved"
    fill(with: text)
  }

  func use(_ arbiter: GestureArbiter) { popInterceptor = self }

  func allowsPop(by trigger: PopTrigger) -> Bool { !hasChanges }

  func didAttemptPop(by trigger: PopTrigger) {
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.navigationController?.gestureArbiter.pop(confirmed: true)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    present(alert, animated: true)
  }
}
