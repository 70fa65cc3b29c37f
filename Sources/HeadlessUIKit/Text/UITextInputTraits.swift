#if HEADLESS
/// How words begin while typing. The engine has no keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case none, words, sentences, allCharacters
}

/// Whether typing is corrected. The engine has no keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, no, yes
}

/// Whether spelling is checked. The engine has no keyboard.
public enum UITextSpellCheckingType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, no, yes
}

/// Whether quotes are replaced. The engine has no keyboard.
public enum UITextSmartQuotesType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, no, yes
}

/// Whether dashes are replaced. The engine has no keyboard.
public enum UITextSmartDashesType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, no, yes
}

/// The keys of a keyboard. The engine has none.
public enum UIKeyboardType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case
    `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The look of a keyboard. The engine has none.
public enum UIKeyboardAppearance: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, dark, light
}

/// The title of the return key. The engine has no keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case
    `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text. The engine suggests none.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public let rawValue: String
  /// Creates a type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let name = Self(rawValue: "name"),
    givenName = Self(rawValue: "given-name"),
    familyName = Self(rawValue: "family-name"),
    emailAddress = Self(rawValue: "email"),
    telephoneNumber = Self(rawValue: "tel"),
    URL = Self(rawValue: "url"),
    username = Self(rawValue: "username"),
    password = Self(rawValue: "password"),
    newPassword = Self(rawValue: "new-password"),
    oneTimeCode = Self(rawValue: "one-time-code"),
    postalCode = Self(rawValue: "postal-code"),
    addressCity = Self(rawValue: "address-level2"),
    streetAddressLine1 = Self(rawValue: "address-line1"),
    creditCardNumber = Self(rawValue: "cc-number")
}

/// How a text is typed. The engine has no keyboard; all of it is stored only.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// How words begin.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are replaced.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether dashes are replaced.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// The traits of a text field, text view or search bar.
@MainActor
private final class InputTraits {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
}

extension UIView {
  fileprivate var inputTraits: InputTraits {
    let key = ObjectIdentifier(InputTraits.self)
    if let traits = associatedValue(for: key) as? InputTraits { return traits }
    let traits = InputTraits()
    associate(traits, for: key)
    return traits
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIView {
  /// How words begin; stored only.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether typing is corrected; stored only.
  public var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether spelling is checked; stored only.
  public var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// Whether quotes are replaced; stored only.
  public var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// Whether dashes are replaced; stored only.
  public var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  /// The keys of the keyboard; stored only.
  public var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The look of the keyboard; stored only.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The title of the return key; stored only.
  public var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// Whether the return key is disabled without text; stored only.
  public var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is hidden; stored only.
  public var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text; stored only.
  public var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }
}
#endif
