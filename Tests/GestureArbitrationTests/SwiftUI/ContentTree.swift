#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// Random content with modifiers, which is hosted, or built of UIKit's views with the same roles.
indirect enum ContentTree {
  /// Content without a platform view.
  case drawing
  /// A view with a pan.
  case pan(Int)
  case slider
  /// A scroll view whose content is twice its size in one direction.
  case scroll(ScrollKind, Int, [Place])
  case group([Place])
  case modified(RoleKind, ContentTree)

  /// Content with its frame in the container.
  struct Place {
    let frame: CGRect
    let content: ContentTree
  }

  enum ScrollKind: CaseIterable {
    case pagesAtEdge, pagesAway, list

    var isSideways: Bool { self != .list }
  }

  enum RoleKind: CaseIterable {
    case claims, claimsAll, claimsEdge, claimsRightHalf, map, excluded, excludedAll, simultaneous
    case reason, noReason, pager, keepingPager, carousel, wideCarousel
    case verticalFromAncestors, mapFromAncestors, pagerTowardsAncestors

    var isForScrollView: Bool {
      switch self {
      case .pager, .keepingPager, .carousel, .wideCarousel, .pagerTowardsAncestors: true
      default: false
      }
    }
  }
}

extension ContentTree {
  /// Makes random content for a frame.
  static func random(
    in size: CGSize, depth: Int, using generator: inout SeededGenerator
  ) -> ContentTree {
    let isLeaf = depth == 0 || size.width < 120 || size.height < 120
    switch Int.random(in: isLeaf ? 0...2 : 3...9, using: &generator) {
    case 0: return .drawing
    case 1: return .pan(Int.random(in: 0..<1000, using: &generator))
    case 2: return .slider
    case 3: return .group(parts(of: size, depth: depth, using: &generator))
    case 4...5:
      let kind = ScrollKind.allCases.randomElement(using: &generator) ?? .list
      return .scroll(
        kind, Int.random(in: 0..<1000, using: &generator),
        parts(of: size, depth: depth - 1, using: &generator))
    default:
      let content = random(in: size, depth: depth - 1, using: &generator)
      let role =
        RoleKind.allCases.filter { !$0.isForScrollView || content.isScrollView }
        .randomElement(using: &generator) ?? .claims
      return .modified(role, content)
    }
  }

  private static func parts(
    of size: CGSize, depth: Int, using generator: inout SeededGenerator
  ) -> [Place] {
    let isWide = Bool.random(using: &generator)
    let half = CGSize(
      width: isWide ? size.width / 2 : size.width, height: isWide ? size.height : size.height / 2)
    return [CGPoint.zero, CGPoint(x: size.width - half.width, y: size.height - half.height)].map {
      Place(
        frame: CGRect(origin: $0, size: half),
        content: random(in: half, depth: depth - 1, using: &generator))
    }
  }

  /// Whether it is a scroll view, under any modifiers.
  private var isScrollView: Bool {
    switch self {
    case .scroll: true
    case .modified(_, let content): content.isScrollView
    default: false
    }
  }
}

@MainActor
extension ContentTree.RoleKind {
  /// The role, with the same name in both trees.
  var role: PopGestureRole {
    switch self {
    case .claims: .claims(.horizontalDrags)
    case .claimsAll: .claims(.allDrags, from: .all)
    case .claimsEdge: .claims(.horizontalDrags, from: .edge)
    case .claimsRightHalf: .claims(from: .all) { $0.location.x > $0.view.bounds.midX }
    case .map: .map
    case .excluded: .excluded
    case .excludedAll: .excluded(from: .all)
    case .simultaneous: .simultaneous
    case .reason: .custom { _ in "a reason" }
    case .noReason: .custom { _ in nil }
    case .pager: .pagingScrollView
    case .keepingPager: .pagingScrollView(keepsEdgeSwipes: true)
    case .carousel: .carousel
    case .wideCarousel: .carousel(stripWidth: 150)
    case .verticalFromAncestors: .claims(.verticalDrags).forEnclosingPans
    case .mapFromAncestors: .map.forEnclosingPans
    case .pagerTowardsAncestors: .pagingScrollView.forEnclosingPans
    }
  }
}

@MainActor
extension ContentTree {
  /// Adds the content as SwiftUI hosts it: only what has a platform view is a view.
  func host(on screen: HostedScreen, in container: UIView, frame: CGRect, nesting: Int = 0) {
    switch self {
    case .drawing: break
    case .group(let places):
      for place in places {
        let inner = place.frame.offsetBy(dx: frame.minX, dy: frame.minY)
        place.content.host(on: screen, in: container, frame: inner, nesting: nesting)
      }
    case .scroll(_, _, let places):
      let view = platformView(frame: frame)
      container.addSubview(view)
      for place in places {
        place.content.host(on: screen, in: view, frame: place.frame, nesting: nesting)
      }
    case .pan, .slider: container.addSubview(platformView(frame: frame))
    case .modified(let kind, let content):
      content.host(on: screen, in: container, frame: frame, nesting: nesting + 1)
      screen.add(kind.role, nesting: nesting, frame: frame, in: container)
    }
  }

  /// Adds the content as views of UIKit with their roles.
  func build(in container: UIView, frame: CGRect) {
    let view = platformView(frame: frame)
    container.addSubview(view)
    switch self {
    case .drawing, .pan, .slider: break
    case .group(let places), .scroll(_, _, let places):
      for place in places { place.content.build(in: view, frame: place.frame) }
    case .modified(let kind, let content):
      content.build(in: view, frame: view.bounds)
      guard kind.isForScrollView else { return view.popGestureRole = kind.role }
      let scrollView = view.firstScrollView
      // A modifier further in has set it.
      if scrollView?.popGestureRole == nil { scrollView?.popGestureRole = kind.role }
    }
  }

  private func platformView(frame: CGRect) -> UIView {
    switch self {
    case .pan(let number):
      let view = UIView(frame: frame)
      let pan = UIPanGestureRecognizer()
      pan.name = "pan \(number)"
      view.addGestureRecognizer(pan)
      return view
    case .slider: return UISlider(frame: frame)
    case .scroll(let kind, let number, _):
      let view = UIScrollView(frame: frame)
      let length = kind.isSideways ? frame.width : frame.height
      view.contentSize = CGSize(
        width: frame.width + (kind.isSideways ? length : 0),
        height: frame.height + (kind.isSideways ? 0 : length))
      if kind == .pagesAway { view.contentOffset.x = length / 4 }
      view.panGestureRecognizer.name = "scroll \(kind) \(number)"
      return view
    case .drawing, .group, .modified: return UIView(frame: frame)
    }
  }
}

extension UIView {
  /// The first scroll view that the view is or contains.
  fileprivate var firstScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap(\.firstScrollView).first
  }
}
#endif
