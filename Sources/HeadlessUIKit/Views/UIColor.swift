import Foundation

/// A colour, kept for the app: nothing is drawn.
///
/// Colours are fixed components in one colour space. Not modelled: traits, so that a colour of the
/// system's is that of its light appearance; other colour spaces, by which UIKit tells a grey from
/// the same red, green and blue; patterns and images.
open class UIColor: NSObject, @unchecked Sendable {
  private let components: Components

  private struct Components: Hashable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
  }

  /// Makes a grey; from 0, black, to 1, white.
  ///
  /// Components are kept as they are, also those beyond 0 and 1.
  public init(white: CGFloat, alpha: CGFloat) {
    components = Components(red: white, green: white, blue: white, alpha: alpha)
    super.init()
  }

  /// Makes a colour of its components, each from 0 to 1; those beyond are kept as they are.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Nothing: black that cannot be seen.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// Half way from black to white.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The system's blue, in its light appearance.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
  /// The colour of text, in its light appearance.
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  /// The colour behind content, in its light appearance.
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// The same colour with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Writes down the components; what is nil is left out.
  ///
  /// - Returns: Whether there are such components; here always.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Colours are equal if their components are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}
