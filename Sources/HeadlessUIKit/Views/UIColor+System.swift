#if HEADLESS
import Foundation

/// The colors of the system, with the values of the light appearance.
///
/// The engine draws nothing; the values exist so that two colors differ as in UIKit.
extension UIColor {
  /// The gray two thirds of the way from black to white.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  /// The gray a third of the way from black to white.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  /// Green and blue.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red and half as much green.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half red and half blue.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// Text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// Text on a dark background.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  /// The red of the system.
  public class var systemRed: UIColor { .bytes(255, 59, 48) }
  /// The orange of the system.
  public class var systemOrange: UIColor { .bytes(255, 149, 0) }
  /// The yellow of the system.
  public class var systemYellow: UIColor { .bytes(255, 204, 0) }
  /// The green of the system.
  public class var systemGreen: UIColor { .bytes(52, 199, 89) }
  /// The mint of the system.
  public class var systemMint: UIColor { .bytes(0, 199, 190) }
  /// The teal of the system.
  public class var systemTeal: UIColor { .bytes(48, 176, 199) }
  /// The cyan of the system.
  public class var systemCyan: UIColor { .bytes(50, 173, 230) }
  /// The indigo of the system.
  public class var systemIndigo: UIColor { .bytes(88, 86, 214) }
  /// The purple of the system.
  public class var systemPurple: UIColor { .bytes(175, 82, 222) }
  /// The pink of the system.
  public class var systemPink: UIColor { .bytes(255, 45, 85) }
  /// The brown of the system.
  public class var systemBrown: UIColor { .bytes(162, 132, 94) }
  /// The gray of the system.
  public class var systemGray: UIColor { .bytes(142, 142, 147) }
  /// The second gray of the system.
  public class var systemGray2: UIColor { .bytes(174, 174, 178) }
  /// The third gray of the system.
  public class var systemGray3: UIColor { .bytes(199, 199, 204) }
  /// The fourth gray of the system.
  public class var systemGray4: UIColor { .bytes(209, 209, 214) }
  /// The fifth gray of the system.
  public class var systemGray5: UIColor { .bytes(229, 229, 234) }
  /// The sixth gray of the system.
  public class var systemGray6: UIColor { .bytes(242, 242, 247) }
  /// The color that stands for the tint color of a view; here the system's blue.
  public class var tintColor: UIColor { .systemBlue }

  /// Text of the second level.
  public class var secondaryLabel: UIColor { .bytes(60, 60, 67, 0.6) }
  /// Text of the third level.
  public class var tertiaryLabel: UIColor { .bytes(60, 60, 67, 0.3) }
  /// Text of the fourth level.
  public class var quaternaryLabel: UIColor { .bytes(60, 60, 67, 0.18) }
  /// The placeholder of a field.
  public class var placeholderText: UIColor { .bytes(60, 60, 67, 0.3) }
  /// A link.
  public class var link: UIColor { .systemBlue }
  /// A separator that lets the content show through.
  public class var separator: UIColor { .bytes(60, 60, 67, 0.29) }
  /// A separator that lets nothing show through.
  public class var opaqueSeparator: UIColor { .bytes(198, 198, 200) }
  /// The fill of a thin shape.
  public class var systemFill: UIColor { .bytes(120, 120, 128, 0.2) }
  /// The fill of a middle-sized shape.
  public class var secondarySystemFill: UIColor { .bytes(120, 120, 128, 0.16) }
  /// The fill of a large shape.
  public class var tertiarySystemFill: UIColor { .bytes(118, 118, 128, 0.12) }
  /// The fill of a large shape with complex content.
  public class var quaternarySystemFill: UIColor { .bytes(116, 116, 128, 0.08) }
  /// The background of content on the main background.
  public class var secondarySystemBackground: UIColor { .bytes(242, 242, 247) }
  /// The background of content on the second background.
  public class var tertiarySystemBackground: UIColor { .bytes(255, 255, 255) }
  /// The background of grouped content.
  public class var systemGroupedBackground: UIColor { .bytes(242, 242, 247) }
  /// The background of content on the background of grouped content.
  public class var secondarySystemGroupedBackground: UIColor { .bytes(255, 255, 255) }
  /// The background of content on the second background of grouped content.
  public class var tertiarySystemGroupedBackground: UIColor { .bytes(242, 242, 247) }

  private class func bytes(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
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
