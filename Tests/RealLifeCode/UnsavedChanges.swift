import UIKitShim

final class EditNoteViewController: UIViewController, UITextViewDelegate,
  UIAdaptivePresentationControllerDelegate
{
  private let textView = UITextView()
  private let original = "Hello"
  private var hasChanges: Bool { textView.text != original }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = original
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.confirmCancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationController?.presentationController?.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    textView.frame = view.bounds.inset(by: view.safeAreaInsets)
    isModalInPresentation = hasChanges
  }

  func textViewDidChange(_ textView: UITextView) {
    isModalInPresentation = hasChanges
    navigationItem.rightBarButtonItem?.isEnabled = hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  { confirmCancel() }

  private func confirmCancel() {
    guard hasChanges else { return dismiss(animated: true) }
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    alert.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(alert, animated: true)
  }
}
