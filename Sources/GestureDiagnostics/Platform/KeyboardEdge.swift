import UIKitShim

/// The upper edge of the keyboard; of the safe area at the bottom, where there is no keyboard.
@MainActor
package enum KeyboardEdge {
  /// Keeps a view of no height at the edge, as wide as its superview, which is laid out when the
  /// edge moves; on the engine, which has no keyboard, at the bottom.
  package static func pin(_ line: UIView, in view: UIView) {
    #if HEADLESS
    line.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: 0)
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    #else
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 0),
    ])
    #endif
  }
}
