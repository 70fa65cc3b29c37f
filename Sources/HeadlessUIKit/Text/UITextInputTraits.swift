#if HEADLESS
import Foundation

/// How words begin while typing. The engine has no keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters are capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All letters are capitalized.
  case allCharacters = 3
}

/// Whether typing is corrected. The engine has no keyboard.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Typing is not corrected.
  case no = 1
  /// Typing is corrected.
  case yes = 2
}

/// Whether spelling is checked. The engine has no keyboard.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spelling is checked while typing is corrected.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2
}

/// Whether quotes are replaced. The engine has no keyboard.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Straight quotes stay.
  case no = 1
  /// Straight quotes become those of the language.
  case yes = 2
}

/// Whether dashes are replaced. The engine has no keyboard.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Hyphens stay.
  case no = 1
  /// Repeated hyphens become a dash.
  case yes = 2
}

/// The keys of a keyboard. The engine has none.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the current input method.
  case `default` = 0
  /// The standard ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Letters, with the characters of web addresses.
  case URL = 3
  /// Digits, for a PIN.
  case numberPad = 4
  /// Digits, the star and the number sign, for a telephone number.
  case phonePad = 5
  /// Letters, or digits for a telephone number.
  case namePhonePad = 6
  /// Letters, with the characters of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, with the at sign and the number sign.
  case twitter = 9
  /// Letters, with the space and the point, for web searches and addresses.
  case webSearch = 10
  /// The ASCII digits only.
  case asciiCapableNumberPad = 11
}

/// The look of a keyboard. The engine has none.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look that the current input method prefers.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The title of the return key. The engine has no keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency Call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// The meaning of a text. The engine suggests none.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public let rawValue: String
  /// Creates a type from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A street and number.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
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
#endif
