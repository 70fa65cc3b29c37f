#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The screens of a stage as simple shapes: the top one, the one below, and what is presented.
///
/// A part is a view whose shape is drawn; views without a shape are left out. What a content view
/// shows is not known, so its shape stands for its kind: numbered pages, cards, rows, lines of text,
/// a map. An empty screen has placeholders.
@MainActor
struct Wireframe {
  /// What stands for a view.
  enum Kind: Equatable {
    case root, screen, pager, strip, list, text, cell, map, slider, area
  }

  /// A view, and the parts inside.
  struct Part {
    let kind: Kind
    /// The name of the content, as that of an owner; nil for other views.
    let name: String?
    let view: UIView
    /// Where the view lies in the window at rest.
    let place: CGPoint
    /// The number of parts around it that have a name and lie at the same place.
    let depth: Int
    /// The number among all parts, with which its motion is found.
    let number: Int
    let children: [Part]
  }

  /// The screens, the lowest first.
  let screens: [Part]
  /// The frame of the navigation bar, in pt; nil if it is hidden.
  let bar: CGRect?
  /// Whether the navigation controller is laid out from right to left.
  let isRightToLeft: Bool
  /// The size of the screen, in pt.
  let size: CGSize
  /// The number of the screens that are in the stack; the others are presented over it.
  let stackCount: Int
  /// The part of the screen that a pop moves.
  let top: Part?

  /// Finds the parts of a stage at rest.
  init(_ stage: Stage, _ contents: [LabContent]) {
    stage.window.layoutIfNeeded()
    var builder = Builder(contents)
    let navigation = stage.navigation
    var controllers = Array(navigation.viewControllers.suffix(2))
    let top = controllers.last
    stackCount = controllers.count
    var presented = navigation.presentedViewController
    while let controller = presented {
      controllers.append(controller)
      presented = controller.presentedViewController
    }
    var parts: [Part] = []
    for controller in controllers {
      let isRoot = controller === navigation.viewControllers.first
      parts.append(builder.part(isRoot ? .root : .screen, controller.view, in: nil))
    }
    screens = parts
    self.top = parts.first { $0.view === top?.viewIfLoaded }
    bar = navigation.isNavigationBarHidden ? nil : navigation.navigationBar.frame
    isRightToLeft = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    size = stage.window.bounds.size
  }

  /// All parts, in the order of their numbers.
  var parts: [Part] {
    func all(_ part: Part) -> [Part] { [part] + part.children.flatMap(all) }
    return screens.flatMap(all).sorted { $0.number < $1.number }
  }

  /// Returns where a part lies in the one around it, or in the window; nil if it is not on screen.
  static func origin(of part: Part, in parent: Part?) -> CGPoint? {
    guard part.view.window != nil else { return nil }
    return part.view.convert(part.view.bounds, to: parent?.view).origin
  }

  /// Returns the size of a part, in pt.
  static func size(of part: Part) -> CGSize { part.view.bounds.size }

  /// Returns how far the content of a part is scrolled, in pt, as a content offset.
  static func offset(of part: Part) -> CGPoint {
    switch part.view {
    case let view as UIScrollView: return view.contentOffset
    case let view as RawTouchView: return view.translation.negated
    case let view as HeadlessMapView: return view.displacement.negated
    case let view as UITableViewCell: return view.contentView.frame.origin.negated
    case let view as UICollectionViewCell: return view.contentView.frame.origin.negated
    case let view as UISlider:
      let thumb = view.thumbRect(
        forBounds: view.bounds, trackRect: view.trackRect(forBounds: view.bounds), value: view.value
      )
      return CGPoint(x: -thumb.minX, y: 0)
    default: return .zero
    }
  }

  /// Returns the pan of a part whose content has no offset of its own.
  static func pan(of part: Part) -> UIPanGestureRecognizer? {
    guard part.kind == .area || part.kind == .map, !(part.view is RawTouchView),
      !(part.view is HeadlessMapView)
    else { return nil }
    return part.view.gestureRecognizers?.lazy.compactMap { $0 as? UIPanGestureRecognizer }.first {
      !$0.isOfArbiter
    }
  }
}

/// Makes parts, and counts them.
@MainActor
private struct Builder {
  private let names: [ObjectIdentifier: [String]]
  private var count = 0

  init(_ contents: [LabContent]) {
    names = Dictionary(grouping: contents) { ObjectIdentifier($0.view) }
      .mapValues { contents in contents.map(\.name) }
  }

  /// Makes a part; `place` and `depth` are those of what its name must not cover.
  mutating func part(
    _ kind: Wireframe.Kind, _ view: UIView, in parent: (place: CGPoint, depth: Int)?
  ) -> Wireframe.Part {
    let number = count
    count += 1
    let name = names[ObjectIdentifier(view)].map { $0.joined(separator: ", ") }
    let place = view.convert(view.bounds, to: nil).origin
    let isBelow = parent.map { abs($0.place.x - place.x) < 60 && abs($0.place.y - place.y) < 60 }
    let depth = isBelow ?? false ? parent?.depth ?? 0 : 0
    return Wireframe.Part(
      kind: kind, name: name, view: view, place: place, depth: depth, number: number,
      children: parts(in: view, (place, name == nil ? depth : depth + 1)))
  }

  private mutating func parts(
    in view: UIView, _ parent: (place: CGPoint, depth: Int)
  ) -> [Wireframe.Part] {
    var found: [Wireframe.Part] = []
    for subview in view.subviews where !subview.isHidden && subview.alpha > 0 {
      if let kind = kind(of: subview) {
        found.append(part(kind, subview, in: parent))
      } else {
        found += parts(in: subview, parent)
      }
    }
    return found
  }

  private func kind(of view: UIView) -> Wireframe.Kind? {
    switch view {
    case is HeadlessMapView: return .map
    case is UITableViewCell, is UICollectionViewCell: return .cell
    case is UITableView, is UICollectionView: return .list
    case is UISlider: return .slider
    case let view as UIScrollView:
      guard view.contentSize.width > view.bounds.width + 1 else { return .text }
      return view.isPagingEnabled ? .pager : .strip
    default:
      guard let name = names[ObjectIdentifier(view)]?.first else { return nil }
      return name.contains("map") ? .map : .area
    }
  }
}

extension CGPoint {
  /// The point with both coordinates negated.
  var negated: CGPoint { CGPoint(x: -x, y: -y) }
}
#endif
