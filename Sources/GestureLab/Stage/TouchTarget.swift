#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Something on a stage that a touch shall hit: a view, or a part of one.
@MainActor
struct TouchTarget {
  private let view: UIView
  /// The part of the view, in its coordinates, in pt.
  private let part: CGRect
  /// What it is, as the beginning of a sentence.
  private let name: String

  /// Makes a target of a view.
  init(_ view: UIView) { self.init(view, part: view.bounds, named: view.nameInSentences) }

  /// Makes a target of a part of a view, in the view's coordinates, in pt.
  init(_ view: UIView, part: CGRect, named name: String) {
    self.view = view
    self.part = part
    self.name = name
  }

  /// Returns the middle of the visible part in screen coordinates, in pt.
  func point(on stage: Stage) throws(StageError) -> CGPoint {
    let visible = try visiblePart()
    let point = CGPoint(x: visible.midX, y: visible.midY)
    guard let hit = stage.engine.headlessHitTest(point) else {
      throw StageError(
        "\(name) gets no touch at \(Self.text(point)): no view does, as during a transition.")
    }
    guard hit.isDescendant(of: view) else {
      throw StageError("\(hit.nameInSentences) covers \(name.inSentence) at \(Self.text(point)).")
    }
    return point
  }

  /// Returns the part that is inside every view around it, in screen coordinates, in pt.
  private func visiblePart() throws(StageError) -> CGRect {
    guard let window = view.window else { throw StageError("\(name) is in no window.") }
    window.layoutIfNeeded()
    var part = part
    var current = view
    while true {
      try checkThatItReceivesTouches(current)
      // A touch outside a view does not reach what is in it, even where it is drawn.
      part = part.intersection(current.bounds)
      guard !part.isNull, part.width > 0, part.height > 0 else { throw outside(current) }
      guard let parent = current.superview else { break }
      part = current.convert(part, to: parent)
      current = parent
    }
    return window.convert(part, to: nil as UIWindow?)
  }

  private func checkThatItReceivesTouches(_ current: UIView) throws(StageError) {
    let subject =
      current === view ? name : "\(current.nameInSentences) around \(name.inSentence)"
    if current.isHidden { throw StageError("\(subject) is hidden.") }
    if !current.isUserInteractionEnabled {
      throw StageError("\(subject) receives no touches: isUserInteractionEnabled is off.")
    }
    if current.alpha < 0.01 {
      throw StageError("\(subject) is transparent, and receives no touches.")
    }
  }

  private func outside(_ current: UIView) -> StageError {
    guard current !== view else { return StageError("\(name) has no size.") }
    guard current is UIWindow else {
      return StageError(
        "\(name) lies outside of \(current.nameInSentences.inSentence) around it, and receives no "
          + "touches there.")
    }
    let place = view.convert(part, to: nil)
    return StageError("\(name) is off screen, at \(Self.text(place.origin)).")
  }

  private static func text(_ point: CGPoint) -> String { "(\(whole(point.x)), \(whole(point.y)))" }
}

extension UIView {
  /// What the view is, as the beginning of a sentence: its class, and its controller's.
  fileprivate var nameInSentences: String {
    guard let controller = next as? UIViewController else { return "\(type(of: self))" }
    return "The view of \(type(of: controller))"
  }
}

extension String {
  /// A name as the beginning of a sentence, inside one.
  fileprivate var inSentence: String {
    hasPrefix("The ") ? "the " + dropFirst(4) : self
  }
}
#endif
