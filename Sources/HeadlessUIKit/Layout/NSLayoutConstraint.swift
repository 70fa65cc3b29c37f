#if HEADLESS
/// A relation between the edges of two items, with a distance in pt.
///
/// The engine isn't a solver. It places a view whose
/// ``UIView/translatesAutoresizingMaskIntoConstraints`` is false by constraints between one of its
/// edges and one of its superview, or of a guide around it: after `layoutSubviews` of the
/// superview, in which UIKit's place views too. Of two edges the view gets its size, and keeps that
/// along an axis with one. Every other constraint has no effect, and is reported as
/// ``HeadlessIssue/ignoredConstraint(_:)``.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The view or guide that is placed.
  open private(set) weak var firstItem: AnyObject?
  /// The view or guide by which it is placed.
  open private(set) weak var secondItem: AnyObject?
  let (firstEdge, secondEdge): (LayoutEdge, LayoutEdge)
  /// How far the first edge lies right of the second, or below it, in pt.
  open var constant: CGFloat { didSet { (firstItem as? UIView)?.superview?.setNeedsLayout() } }
  /// Whether it counts.
  open var isActive = false {
    didSet {
      guard isActive != oldValue, let view = firstItem as? UIView else { return }
      view.placements.removeAll { $0 === self }
      if isActive { view.placements.append(self) }
      view.superview?.setNeedsLayout()
    }
  }

  init<Anchor>(
    _ first: NSLayoutAnchor<Anchor>, _ second: NSLayoutAnchor<Anchor>, constant: CGFloat
  ) {
    (firstItem, secondItem) = (first.item, second.item)
    (firstEdge, secondEdge) = (first.edge, second.edge)
    self.constant = constant
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// How strong a constraint or a fitting size is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The strength, from 0 to 1000.
  public let rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Must hold.
  public static let required = UILayoutPriority(rawValue: 1_000)
  /// As small as the other constraints allow.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

/// An edge of an item.
enum LayoutEdge { case leading, trailing, left, right, top, bottom }

/// An edge of a view or a guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private(set) weak var item: AnyObject?
  let edge: LayoutEdge

  init(_ edge: LayoutEdge, of item: AnyObject) { (self.edge, self.item) = (edge, item) }

  /// Returns a constraint by which both edges coincide.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(self, anchor, constant: 0)
  }

  /// Returns a constraint by which this edge lies right of the other, or below it, by a distance in
  /// pt; for leading and trailing edges, further along the layout direction.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint(self, anchor, constant: c) }
}

/// A horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A rectangle in a view by which others are placed.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view in which it lies.
  open private(set) weak var owningView: UIView?
  private let rectangle: @MainActor (UIView) -> CGRect

  init(of view: UIView, _ rectangle: @escaping @MainActor (UIView) -> CGRect) {
    owningView = view
    self.rectangle = rectangle
  }

  /// The rectangle, in pt of the view.
  open var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
  /// The edge at which a line of text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
  /// The edge at which a line of text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.left, of: self) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.right, of: self) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }
}

extension UIView {
  /// The edge at which a line of text begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.leading, of: self) }
  /// The edge at which a line of text ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.trailing, of: self) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.left, of: self) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.right, of: self) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.top, of: self) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.bottom, of: self) }
}

extension UIView {
  /// Places the subviews that constraints place.
  func placeSubviews() {
    for subview in subviews where !subview.placements.isEmpty {
      if !subview.translatesAutoresizingMaskIntoConstraints { subview.place(in: self) }
    }
  }

  private func place(in superview: UIView) {
    var (left, right, top, bottom): (CGFloat?, CGFloat?, CGFloat?, CGFloat?)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for placement in placements {
      let other: CGRect
      let second = placement.secondItem
      if let guide = second as? UILayoutGuide, let owner = guide.owningView,
        superview.isDescendant(of: owner)
      {
        other = superview.convert(guide.layoutFrame, from: owner)
      } else if second === superview, !(superview is UIScrollView) {
        other = superview.bounds
      } else {
        // The edges of a scroll view are those of its content, whose size constraints would give it.
        window?.headlessEngine?.report(.ignoredConstraint("\(type(of: self))"))
        continue
      }
      let distance = placement.constant
      func x(_ edge: LayoutEdge) -> CGFloat {
        edge.isLeft(isMirrored) ? other.minX : other.maxX
      }
      switch placement.firstEdge {
      case .top: top = (placement.secondEdge == .top ? other.minY : other.maxY) + distance
      case .bottom: bottom = (placement.secondEdge == .top ? other.minY : other.maxY) + distance
      case .left: left = x(placement.secondEdge) + distance
      case .right: right = x(placement.secondEdge) + distance
      case .leading, .trailing:
        let place = x(placement.secondEdge) + (isMirrored ? -distance : distance)
        if placement.firstEdge.isLeft(isMirrored) { left = place } else { right = place }
      }
    }
    let (x, width) = Self.extent(left, right, frame.minX, frame.width)
    let (y, height) = Self.extent(top, bottom, frame.minY, frame.height)
    let target = CGRect(x: x, y: y, width: width, height: height)
    guard target != frame else { return }
    bounds.size = target.size
    center = CGPoint(x: target.midX, y: target.midY)
  }

  private static func extent(
    _ start: CGFloat?, _ end: CGFloat?, _ position: CGFloat, _ length: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    switch (start, end) {
    case (let start?, let end?): (start, max(0, end - start))
    case (let start?, nil): (start, length)
    case (nil, let end?): (end - length, length)
    case (nil, nil): (position, length)
    }
  }
}

extension LayoutEdge {
  fileprivate func isLeft(_ isMirrored: Bool) -> Bool {
    self == .left || self == (isMirrored ? .trailing : .leading)
  }
}
#endif
