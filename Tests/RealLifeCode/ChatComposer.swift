import UIKitShim

final class ChatComposerView: UIView, UITextViewDelegate {
  private let textView = UITextView()
  private let placeholder = UILabel()
  private let send = UIButton(type: .system)
  var onSend: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    textView.delegate = self
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    textView.layer.cornerCurve = .continuous
    textView.textColor = .label
    textView.tintColor = .systemGreen
    textView.dataDetectorTypes = [.link]
    placeholder.text = "Message"
    placeholder.textColor = .placeholderText
    send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    send.isEnabled = false
    send.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onSend?(textView.text)
        textView.text = ""
        textViewDidChange(textView)
      }, for: .touchUpInside)
    [textView, placeholder, send].forEach(addSubview)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    textView.frame = CGRect(x: 12, y: 8, width: bounds.width - 68, height: bounds.height - 16)
    placeholder.frame = textView.frame.insetBy(dx: 12, dy: 0)
    send.frame = CGRect(x: bounds.width - 52, y: 4, width: 44, height: 44)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    send.isEnabled = textView.hasText
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func textViewDidBeginEditing(_ textView: UITextView) { layer.borderWidth = 1 }
  func textViewDidEndEditing(_ textView: UITextView) { layer.borderWidth = 0 }
}
