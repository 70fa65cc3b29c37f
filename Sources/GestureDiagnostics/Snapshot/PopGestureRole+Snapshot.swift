import GestureArbitration
import UIKitShim

extension PopGestureRole {
  /// The role as a snapshot stores it, with the current answers of its conditions.
  @MainActor
  func snapshot(of view: UIView, on gestures: [NavigationGesture]) -> GestureSnapshot.Role {
    switch kind {
    case .defersAtEdge(let keepsEdgeSwipes): return .pager(keepsEdgeSwipes: keepsEdgeSwipes)
    case .defersInStrip(let width): return .carousel(stripWidth: width)
    case .defersAtBoundary(let isFirst, let isLast):
      return .pages(isAtFirst: isFirst(), isAtLast: isLast())
    case .claims(let drags, let claimed, let condition):
      let isOfSides = ![.horizontalDrags, .verticalDrags, .allDrags].contains(drags)
      guard let condition else {
        return .claims(
          horizontalOnly: drags == .horizontalDrags,
          verticalOnly: drags == .verticalDrags ? true : nil,
          drags: isOfSides ? drags.rawValue : nil, gestures: claimed.intersection(.all))
      }
      return .claimsWhere(
        answers: gestures.filter(claimed.contains).map { gesture in
          answers(in: view, for: gesture) { condition($0) ? "" : nil }
        }, drags: drags == .allDrags ? nil : drags.rawValue,
        gestures: claimed.intersection(.all))
    case .excluded(let gestures): return .excluded(gestures: gestures.intersection(.all))
    case .simultaneous: return .simultaneous
    case .custom(let reasonToClaim):
      return .custom(
        answers: gestures.map { answers(in: view, for: $0, reason: reasonToClaim) })
    }
  }

  /// Evaluates a condition at the center of each cell of a grid.
  @MainActor
  private func answers(
    in view: UIView, for gesture: NavigationGesture, reason: (Drag) -> String?
  ) -> GestureSnapshot.Answers {
    let count = DiagnosticMetrics.snapshotPlaces
    let bounds = view.bounds
    var reasons: [String] = []
    let rows = (0..<count).map { row in
      (0..<count).map { column in
        let location = CGPoint(
          x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / CGFloat(count),
          y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / CGFloat(count))
        guard let text = reason(Drag(view: view, location: location, gesture: gesture)) else {
          return 0
        }
        if let index = reasons.firstIndex(of: text) { return index + 1 }
        reasons.append(text)
        return reasons.count
      }
    }
    return GestureSnapshot.Answers(
      gesture: StoredGesture(gesture), rows: rows, reasons: reasons)
  }

  /// Creates the role of a view that a snapshot stores.
  package init(_ registration: GestureSnapshot.Registration) {
    let role = Self(registration.role)
    self = registration.isForEnclosingPans ?? false ? role.forEnclosingPans : role
  }

  /// Creates the role that a snapshot stores. Its conditions answer as they did for the snapshot.
  private init(_ role: GestureSnapshot.Role) {
    switch role {
    case .pager(let keepsEdgeSwipes): self = .pagingScrollView(keepsEdgeSwipes: keepsEdgeSwipes)
    case .carousel(let width): self = .carousel(stripWidth: width)
    case .pages(let isAtFirst, let isAtLast):
      self = .pageController(isAtFirstPage: { isAtFirst }, isAtLastPage: { isAtLast })
    case .claims(let horizontalOnly, let verticalOnly, let sides, let gestures):
      let drags: DragDirections =
        verticalOnly ?? false ? .verticalDrags : horizontalOnly ? .horizontalDrags : .allDrags
      self = .claims(sides.map(DragDirections.init) ?? drags, from: gestures)
    case .claimsWhere(let answers, let drags, let gestures):
      self = .claims(drags.map(DragDirections.init) ?? .allDrags, from: gestures) {
        answers.reason(for: $0) != nil
      }
    case .excluded(let gestures): self = .excluded(from: gestures)
    case .simultaneous: self = .simultaneous
    case .custom(let answers): self = .custom { answers.reason(for: $0) }
    }
  }
}

extension [GestureSnapshot.Answers] {
  /// The reason that was given for a drag; nil if it was not claimed.
  @MainActor
  fileprivate func reason(for drag: PopGestureRole.Drag) -> String? {
    first { $0.gesture.gesture == drag.gesture }?
      .reason(at: drag.location, in: drag.view.bounds)
  }
}
