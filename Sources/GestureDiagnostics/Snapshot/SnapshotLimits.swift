import Foundation
import GestureRules

extension GestureSnapshot {
  /// The snapshot with its values limited to those that a file may contain. A screen may have
  /// infinite lengths, and settings such as an unlimited movement.
  package var withinLimits: GestureSnapshot {
    var snapshot = self
    let side = DiagnosticMetrics.snapshotWindow
    snapshot.window.size.width = min(max(Self.length(window.size.width), 1), side)
    snapshot.window.size.height = min(max(Self.length(window.size.height), 1), side)
    snapshot.window.safeArea.limit()
    for index in snapshot.controllers.indices { snapshot.controllers[index].limit() }
    for index in snapshot.views.indices { snapshot.views[index].limit() }
    snapshot.limitRows()
    for index in snapshot.recognizers.indices { snapshot.recognizers[index].limit() }
    let most = (DiagnosticMetrics.snapshotRelations, DiagnosticMetrics.snapshotSuspensions)
    if relations.count > most.0 || arbiter.suspensions.count > most.1 {
      snapshot.relations = Array(relations.prefix(most.0))
      snapshot.arbiter.suspensions = Array(arbiter.suspensions.prefix(most.1))
      snapshot.notes.append(
        "At most \(most.0) pairs of recognizers and \(most.1) suspensions are written down.")
    }
    return snapshot
  }

  /// Limits the rows of all tables together; leaves out the last ones.
  private mutating func limitRows() {
    var left = DiagnosticMetrics.snapshotRows
    var isCut = false
    for index in views.indices {
      guard let count = views[index].rows?.count else { continue }
      views[index].rows?.count = min(count, left)
      isCut = isCut || count > left
      left -= min(count, left)
    }
    if isCut {
      let most = DiagnosticMetrics.snapshotRows
      notes.append("Tables have more than \(most) rows: the last are left out.")
    }
  }

  /// Returns a length within the limits of a file; 0 for NaN.
  fileprivate static func length(_ value: CGFloat) -> CGFloat {
    let most = DiagnosticMetrics.snapshotLength
    return value.isNaN ? 0 : min(max(value, -most), most)
  }
}

extension GestureSnapshot.Insets {
  fileprivate mutating func limit() {
    top = GestureSnapshot.length(top)
    left = GestureSnapshot.length(left)
    bottom = GestureSnapshot.length(bottom)
    right = GestureSnapshot.length(right)
  }
}

extension GestureSnapshot.Controller {
  fileprivate mutating func limit() {
    transition = transition?.map(GestureSnapshot.length)
    companionBar = companionBar.map(GestureSnapshot.length)
  }
}

extension GestureSnapshot.View {
  fileprivate mutating func limit() {
    let length = GestureSnapshot.length
    frame = CGRect(
      x: length(frame.origin.x), y: length(frame.origin.y), width: length(frame.size.width),
      height: length(frame.size.height))
    origin = origin.map { CGPoint(x: length($0.x), y: length($0.y)) }
    transform = transform?.map(length)
    alpha = alpha.map(length)
    value = value.map(length)
    if case .carousel(let width) = role?.role {
      role?.role = .carousel(stripWidth: length(width))
    }
    if let rows {
      self.rows?.height = length(rows.height)
    }
    scroll?.limit()
  }
}

extension GestureSnapshot.Scroll {
  fileprivate mutating func limit() {
    let length = GestureSnapshot.length
    contentSize = CGSize(width: length(contentSize.width), height: length(contentSize.height))
    inset.limit()
    deceleration = deceleration.map { min(max(length($0), 0), 1) }
    minimumZoom = minimumZoom.map(length)
    maximumZoom = maximumZoom.map(length)
    zoom = zoom.map(length)
  }
}

extension GestureSnapshot.Recognizer {
  fileprivate mutating func limit() {
    duration = duration.map { TimeInterval(GestureSnapshot.length(CGFloat($0))) }
    movement = movement.map(GestureSnapshot.length)
    touches = touches.map { max($0, 1) }
    mostTouches = mostTouches.map { max($0, 1) }
    taps = taps.map { max($0, 1) }
  }
}
