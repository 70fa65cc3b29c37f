#if HEADLESS
/// An animation of a layer. The engine has no presentation layers: an animation changes nothing.
///
/// All properties are stored only. Animations of views are modelled: see
/// ``UIView/animate(withDuration:delay:options:animations:completion:)``.
open class CAAnimation: NSObject {
  /// The duration, in s; stored only.
  open var duration: TimeInterval = 0
  /// When the animation begins, in s; stored only.
  open var beginTime: TimeInterval = 0
  /// The number of repetitions; stored only.
  open var repeatCount: Float = 0
  /// Whether the animation runs backwards after it has run; stored only.
  open var autoreverses = false
  /// Whether the animation is removed at its end; stored only.
  open var isRemovedOnCompletion = true
  /// What shows before and after the animation; stored only.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; stored only.
  open var timingFunction: CAMediaTimingFunction?

  /// Creates an animation.
  public override init() { super.init() }
}

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property; stored only.
  open var keyPath: String?
  /// Whether the value is added to that of the layer; stored only.
  open var isAdditive = false
  /// Whether repetitions add up; stored only.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation between two values.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; stored only.
  open var fromValue: Any?
  /// The last value; stored only.
  open var toValue: Any?
  /// The difference of both; stored only.
  open var byValue: Any?
}

/// An animation between two values in the manner of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass; stored only.
  open var mass: CGFloat = 1
  /// The stiffness; stored only.
  open var stiffness: CGFloat = 100
  /// The damping; stored only.
  open var damping: CGFloat = 10
  /// The speed at the beginning; stored only.
  open var initialVelocity: CGFloat = 0
  /// The time until the spring rests, in s; here the duration.
  open var settlingDuration: TimeInterval { duration }
}

/// An animation between several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; stored only.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1; stored only.
  open var keyTimes: [NSNumber]?
  /// The path along which a position moves; stored only.
  open var path: CGPath?
}

/// Several animations at a time.
open class CAAnimationGroup: CAAnimation {
  /// The animations; stored only.
  open var animations: [CAAnimation]?
}

/// A change of a layer's contents.
open class CATransition: CAAnimation {
  /// The kind of the change; stored only.
  open var type = CATransitionType.fade
  /// The direction of the change; stored only.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the kind.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let fade = Self(rawValue: "fade"),
    push = Self(rawValue: "push"),
    moveIn = Self(rawValue: "moveIn"),
    reveal = Self(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction.
  public let rawValue: String
  /// Creates a direction from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let fromLeft = Self(rawValue: "fromLeft"),
    fromRight = Self(rawValue: "fromRight"),
    fromTop = Self(rawValue: "fromTop"),
    fromBottom = Self(rawValue: "fromBottom")
}

/// What shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let removed = Self(rawValue: "removed"),
    forwards = Self(rawValue: "forwards"),
    backwards = Self(rawValue: "backwards"),
    both = Self(rawValue: "both")
}

/// The name of a predefined pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the name.
  public let rawValue: String
  /// Creates a name from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let linear = Self(rawValue: "linear"),
    easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"),
    easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}

/// The pace of an animation of a layer; stored only.
open class CAMediaTimingFunction: NSObject {
  /// Creates a predefined pace.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Creates a pace from the control points of a curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// Groups changes of layers, which the engine applies at once and without animation.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  open class func begin() { completions.append(nil) }
  /// Ends a group and calls its completion.
  open class func commit() { completions.popLast()??() }
  /// Has no effect: all changes apply at once.
  open class func flush() {}
  /// Has no effect: nothing is animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Has no effect: nothing is animated.
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Has no effect: nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what is called at the end of the group.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else { return block?() ?? () }
    completions[completions.count - 1] = block
  }
}
#endif
