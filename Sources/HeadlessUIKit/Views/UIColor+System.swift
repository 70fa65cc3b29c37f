#if HEADLESS
/// The colors of the system, with the values of the light appearance.
///
/// The engine draws nothing; the values exist so that two colors differ as in UIKit.
extension UIColor {
  /// UIKit's fixed colors.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1),
    darkGray = UIColor(white: 1 / 3, alpha: 1),
    cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1),
    yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1),
    magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1),
    orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1),
    purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1),
    brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1),
    darkText = UIColor(white: 0, alpha: 1),
    lightText = UIColor(white: 1, alpha: 0.6)
  /// The colors of the system, by their names.
  public static let systemRed = bytes(255, 59, 48),
    systemOrange = bytes(255, 149, 0),
    systemYellow = bytes(255, 204, 0),
    systemGreen = bytes(52, 199, 89),
    systemMint = bytes(0, 199, 190),
    systemTeal = bytes(48, 176, 199),
    systemCyan = bytes(50, 173, 230),
    systemIndigo = bytes(88, 86, 214),
    systemPurple = bytes(175, 82, 222),
    systemPink = bytes(255, 45, 85),
    systemBrown = bytes(162, 132, 94),
    systemGray = bytes(142, 142, 147),
    systemGray2 = bytes(174, 174, 178),
    systemGray3 = bytes(199, 199, 204),
    systemGray4 = bytes(209, 209, 214),
    systemGray5 = bytes(229, 229, 234),
    systemGray6 = bytes(242, 242, 247)
  /// The colors of tints, texts, separators, fills and backgrounds.
  public static let tintColor = UIColor.systemBlue,
    secondaryLabel = bytes(60, 60, 67, 0.6),
    tertiaryLabel = bytes(60, 60, 67, 0.3),
    quaternaryLabel = bytes(60, 60, 67, 0.18),
    placeholderText = bytes(60, 60, 67, 0.3),
    link = UIColor.systemBlue,
    separator = bytes(60, 60, 67, 0.29),
    opaqueSeparator = bytes(198, 198, 200),
    systemFill = bytes(120, 120, 128, 0.2),
    secondarySystemFill = bytes(120, 120, 128, 0.16),
    tertiarySystemFill = bytes(118, 118, 128, 0.12),
    quaternarySystemFill = bytes(116, 116, 128, 0.08),
    secondarySystemBackground = bytes(242, 242, 247),
    tertiarySystemBackground = bytes(255, 255, 255),
    systemGroupedBackground = bytes(242, 242, 247),
    secondarySystemGroupedBackground = bytes(255, 255, 255),
    tertiarySystemGroupedBackground = bytes(242, 242, 247)

  private class func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor { UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }
}

extension UIColor {
  /// Creates a color from a hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    /// The component whose hue lies a number of sixths of the circle away.
    func component(_ sixths: CGFloat) -> CGFloat {
      let position = (sixths + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from components of the P3 color space, which the engine takes for sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates the color of an asset catalog. The engine reads none, and returns black.
  public convenience init?(named name: String) { self.init(white: 0, alpha: 1) }

  /// Creates the color of an asset catalog. The engine reads none, and returns black.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(white: 0, alpha: 1) }

  /// Has no effect: the engine draws nothing.
  public func set() {}
  /// Has no effect: the engine draws nothing.
  public func setFill() {}
  /// Has no effect: the engine draws nothing.
  public func setStroke() {}
}
#endif
