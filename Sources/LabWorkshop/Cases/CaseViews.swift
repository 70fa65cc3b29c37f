#if HEADLESS
import Foundation
import GestureLab

/// Views with recognizers and relations, which fill a screen; each has a name.
///
/// The screen's own view is `screen`, the stack's `stack`, and the window `window`. The pan of a
/// scroll view `v1` is `v1.pan`, and UIKit's pops are `edgePop` and `contentPop`. What names
/// something that is not there is ignored, so that any part can be left out.
package struct CaseViews: Equatable, Codable, Sendable {
  /// A view; a scroll view if it has content.
  package struct View: Equatable, Codable, Sendable {
    var name: String
    /// The superview, which is before it in the list.
    var parent: String
    /// In pt, in the superview's coordinates.
    var frame: CGRect
    var content: Content?
    var turn: Turn?
    var isHidden = false
    var takesSeveralTouches = false
    /// Whether its class is UIKit's and not an app's, which reports its touches.
    var isOfUIKit = false
  }

  /// The content of a scroll view.
  package struct Content: Equatable, Codable, Sendable {
    /// In pt.
    var size: CGSize
    var pages = false
    var bounces = true
    var alwaysBounces = false
    /// The inset of every side, in pt.
    var inset: CGFloat = 0
    /// The initial scroll position, from 0 to 1 on both axes.
    var position: CGFloat = 0
    /// The same on the vertical axis, if it is another one.
    var verticalPosition: CGFloat?
  }

  /// The transform of a view.
  package enum Turn: String, DataFileChoice, Encodable, Sendable { case rotated, scaled, shifted }

  /// A recognizer.
  package struct Recognizer: Equatable, Codable, Sendable {
    var name: String
    var kind: Kind
    /// The view that it is on.
    var view: String
    /// The number of touches that it needs.
    var touches = 1
    /// The number of taps that it needs.
    var taps = 1
    /// How long a press lasts before it begins, in s, and how far it may move, in pt; nil for
    /// UIKit's values.
    var duration: TimeInterval?
    var allowableMovement: CGFloat?
    /// The axis that has to dominate for a pan to begin; nil for both.
    var axis: Axis?
    var isEnabled = true
    var cancelsTouchesInView = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    /// What its delegate returns for `gestureRecognizerShouldBegin`.
    var mayBegin = true
    /// What `canPrevent(_:)` and `canBePrevented(by:)` of an app's class return.
    var prevents = true
    var isPreventable = true
  }

  /// The axis of a pan.
  package enum Axis: String, DataFileChoice, Encodable, Sendable { case horizontal, vertical }

  /// The class of a recognizer: one of UIKit's, or an app's that behaves in one way.
  package enum Kind: String, DataFileChoice, Encodable, Sendable {
    case tap, press, pan, edgePan, swipe, pinch
    /// Changes its state only when an act sets it.
    case silent
    /// Begins or fails only when an act says so, and ends when a touch does.
    case scripted
    /// Begins with the first touch, ends with the last one.
    case eager
    /// Begins at the third move, ends with the last touch.
    case late
    /// Recognizes when a touch begins.
    case discrete
    /// Begins at the first move and ends at the second.
    case brief
    /// Fails at the second move.
    case failing
    /// Begins with a touch and ends much later.
    case lingering
    /// Sets invalid states at every opportunity.
    case invalid

    /// Whether it is of an app's class.
    var isOfApp: Bool { ![.tap, .press, .pan, .edgePan, .swipe, .pinch].contains(self) }
    /// Whether no touch ends it.
    var endsLate: Bool { [.silent, .scripted, .lingering, .invalid].contains(self) }
  }

  /// A relation of two recognizers.
  package struct Relation: Equatable, Codable, Sendable {
    var name: String
    var kind: RelationKind
    var one: String
    var other: String
    /// Whether it applies at the start; acts turn all relations but static requirements on and off.
    var isOn = true
  }

  /// The kind of a relation.
  package enum RelationKind: String, DataFileChoice, Encodable, Sendable {
    /// `require(toFail:)`.
    case requires
    /// The delegate of `one` returns true for `shouldRequireFailureOf`.
    case delegateWaits
    /// The delegate of `one` returns true for `shouldBeRequiredToFailBy`.
    case delegateBlocks
    /// The class of `one` returns true for `shouldRequireFailure(of:)`.
    case classWaits
    /// The class of `one` returns true for `shouldBeRequiredToFail(by:)`.
    case classBlocks
    /// The delegate of `one` returns true for `shouldRecognizeSimultaneouslyWith`.
    case allows

    /// Whether a delegate is asked.
    var isOfDelegate: Bool { [.delegateWaits, .delegateBlocks, .allows].contains(self) }
  }

  /// What makes them useless in a file, as the end of a sentence about the case; nil if nothing.
  var problem: String? {
    var known: Set = [Self.window, Self.stack, Self.screen]
    for view in views {
      if !known.contains(view.parent) {
        return "has \(view.name) in \(view.parent), which is not before it; correct the parent"
      }
      if !known.insert(view.name).inserted { return "has two views \(view.name); rename one" }
      let sides = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      let content =
        view.content.map {
          [$0.size.width, $0.size.height, $0.inset, $0.position, $0.verticalPosition ?? 0]
        } ?? []
      if (sides + content).contains(where: { !(-10_000...10_000 ~= $0) }) {
        return "has \(view.name) out of reach; write numbers from -10000 to 10000"
      }
    }
    var names = Set(views.filter { $0.content != nil }.map { Self.pan(of: $0.name) })
    names.formUnion(["edgePop", "contentPop"])
    for recognizer in recognizers {
      if !known.contains(recognizer.view) {
        return "has \(recognizer.name) on \(recognizer.view), which is no view; correct the name"
      }
      if !names.insert(recognizer.name).inserted {
        return "has two recognizers \(recognizer.name); rename one"
      }
      if !(1...5 ~= recognizer.touches) || !(1...5 ~= recognizer.taps) {
        return "has \(recognizer.name) with a number that is not from 1 to 5; correct it"
      }
      let limits = [recognizer.duration ?? 0, Double(recognizer.allowableMovement ?? 0)]
      if limits.contains(where: { !(0...10_000 ~= $0) }) {
        return "has \(recognizer.name) with a limit that is not from 0 to 10000; correct it"
      }
    }
    let name = relations.flatMap { [$0.one, $0.other] }.first { !names.contains($0) }
    if let name { return "has a relation of \(name), which is no recognizer; correct the name" }
    let isTwice = Set(relations.map(\.name)).count < relations.count
    return isTwice ? "has two relations of one name; rename one" : nil
  }

  /// The views, superviews before their subviews.
  package var views: [View] = []
  /// The recognizers, in the order in which they are added.
  package var recognizers: [Recognizer] = []
  /// The relations between them.
  package var relations: [Relation] = []

  /// Makes an empty screen.
  package init() {}
}

/// What an app does with views and recognizers, by their names.
package enum ViewAct: Equatable, Codable, Sendable {
  /// The state of an app's recognizer is set from outside.
  case set(String, CaseState)
  case enable(String, Bool)
  case detach(String)
  case attach(String, to: String)
  case turn(String, Switch, Bool)
  /// A recognizer requires another one to fail from now on.
  case require(String, toFail: String)
  /// The answer of a relation becomes the opposite.
  case flip(relation: String)
  /// A delegate changes what it returns for `gestureRecognizerShouldBegin`.
  case allowBegin(String, Bool)
  case remove(String)
  case add(String, to: String)
  case hide(String, Bool)
  case interact(String, Bool)
  case enableScrolling(String, Bool)
  case scroll(String, to: CGFloat, animated: Bool)
  case bounce(String, Bool)
  case page(String, Bool)
  /// A view has a role, or none.
  case give(String, ViewRole?)

  /// The properties of a recognizer that affect its view's touches.
  package enum Switch: String, DataFileChoice, Encodable, Sendable {
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  }
}

/// The roles of views.
package enum ViewRole: String, DataFileChoice, Encodable, Sendable {
  case pager, carousel, map, canvas, halfClaimed, excluded, finicky, pages
  case edgePager = "pager that keeps edge swipes"
  case wideCarousel = "carousel with a strip of 400 pt"
  case enclosingMap = "map, for enclosing pans"
}

/// A state of a recognizer, as files have it.
package enum CaseState: String, DataFileChoice, Encodable, Sendable {
  case possible, began, changed, ended, cancelled, failed
}

/// A change of one touch.
package struct CaseContact: Equatable, Codable, Sendable {
  /// The phases of a touch.
  package enum Phase: String, DataFileChoice, Encodable, Sendable {
    case began, moved, ended, cancelled
  }

  var touch: Int
  var phase: Phase
  /// In pt of the window.
  var point: CGPoint
  /// The edges that it came in from, as UIKit numbers them; nil for those that follow from the point.
  var edges: UInt?

  /// Makes a change of a touch, at a location in pt of the window.
  package init(touch: Int, phase: Phase, point: CGPoint, edges: UInt? = nil) {
    (self.touch, self.phase, self.point, self.edges) = (touch, phase, point, edges)
  }
}
#endif
