#if HEADLESS
import Foundation
import GestureGallery
import GestureLab
import Testing

extension Recipe: CustomTestStringConvertible {
  /// The title.
  public var testDescription: String { title }
}

extension Recipe.Drag {
  /// The direction in the lab's words.
  var swipe: SwipeDirection {
    switch direction {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  /// The promise that an owner has every drag that starts there.
  func promise(of owner: Owner) -> DragPromise {
    DragPromise(swipe, from: start.contains, goesTo: owner.dragOwner)
  }
}

extension Recipe.Drag.Start {
  /// Whether a drag that lands there, in pt of the lab's screen, starts there.
  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .edge: point.x < 20 && (150..<400).contains(point.y)
    case .strip: (20..<44).contains(point.x) && (150..<750).contains(point.y)
    case .content: point.x >= 44 && (150..<750).contains(point.y)
    case .upperHalf: point.x >= 44 && (150..<400).contains(point.y)
    case .lowerHalf: point.x >= 44 && (550..<750).contains(point.y)
    }
  }

  /// A point there.
  var point: CGPoint {
    switch self {
    case .edge: CGPoint(x: 2, y: 250)
    case .strip: CGPoint(x: 32, y: 400)
    case .content: CGPoint(x: 200, y: 400)
    case .upperHalf: CGPoint(x: 200, y: 250)
    case .lowerHalf: CGPoint(x: 200, y: 650)
    }
  }
}

extension Recipe.Drag.Owner {
  /// The owner in the lab's words.
  var dragOwner: DragOwner {
    switch self {
    case .pop: .pop
    case .push: .push
    case .nothing: .unclaimed
    case .content(let name): .content(Self.names[name] ?? name)
    }
  }

  /// The names in maps of what has no role, and of roles without a name of their own.
  private static let names = [
    "chart": "content", "row": "content row", "sheet": "UISheetPresentationController",
    "page controller": "PagingScrollView", "first shelf": "Pages 4",
  ]
}
#endif
