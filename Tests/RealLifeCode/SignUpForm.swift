import UIKitShim

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private let email = UITextField()
  private let password = UITextField()
  private let submit = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    email.textContentType = .emailAddress
    email.autocapitalizationType = .none
    email.autocorrectionType = .no
    email.returnKeyType = .next
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.textContentType = .newPassword
    password.returnKeyType = .done
    for field in [email, password] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
      view.addSubview(field)
    }
    submit.configuration?.title = "Create Account"
    submit.configuration?.cornerStyle = .capsule
    submit.addAction(UIAction { [weak self] _ in self?.send() }, for: .primaryActionTriggered)
    view.addSubview(submit)
    validate()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    email.frame = CGRect(x: 20, y: 120, width: width, height: 44)
    password.frame = CGRect(x: 20, y: 176, width: width, height: 44)
    submit.frame = CGRect(x: 20, y: 240, width: width, height: 50)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email { password.becomeFirstResponder() } else { view.endEditing(true) }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { (textField.text ?? "").count + string.count <= 64 }

  private func validate() {
    submit.isEnabled = (email.text ?? "").contains("@") && (password.text ?? "").count >= 8
  }

  private func send() {
    submit.configuration?.showsActivityIndicator = true
    view.isUserInteractionEnabled = false
  }
}
