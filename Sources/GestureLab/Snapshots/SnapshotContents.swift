#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension GestureSnapshot {
  /// What may own a drag: as the file names it, or else every view that seems to take drags, the
  /// innermost first.
  var namedContents: [Content] {
    if let contents { return contents }
    var names: [String: Int] = [:]
    var found: [Content] = []
    let children = childrenOfViews
    let sheets = Set(
      controllers.indices.filter { controllers[$0].presentation == .sheet })
    for index in views.indices.reversed() {
      for (drag, suffix) in drags(of: index, children[index], sheets) {
        let base = name(ofView: index) + suffix
        names[base, default: 0] += 1
        let number = names[base] ?? 1
        found.append(
          Content(name: number == 1 ? base : "\(base) \(number)", view: index, drag: drag))
      }
    }
    return found
  }

  /// The indices of the subviews of each view.
  var childrenOfViews: [[Int]] {
    var children = Array(repeating: [Int](), count: views.count)
    for (index, view) in views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
    }
    return children
  }

  private func drags(
    of index: Int, _ children: [Int], _ sheets: Set<Int>
  ) -> [(drag: Content.Drag, suffix: String)] {
    let view = views[index]
    switch view.kind {
    case .table:
      let hasActions = view.rows.map { !$0.leading.isEmpty || !$0.trailing.isEmpty } ?? false
      return (hasActions ? [(.rows, " row")] : []) + [(.scrolling, "")]
    case .scrollView: return [(.recognizers, "")]
    case .slider, .toggle, .pageControl, .control: return [(.control, "")]
    case .pages: return [(.pages, "")]
    default: break
    }
    if let controller = view.controller, sheets.contains(controller) { return [(.sheet, "")] }
    if seemsToTrackTouches(index, children) { return [(.touches, "")] }
    let hasOwn = recognizers.contains {
      $0.view == index && $0.maker == .app && $0.kind != .tap && $0.pop == nil
    }
    let isPop = arbiter.pops.contains { recognizers[$0.recognizer].view == index }
    return hasOwn && !isPop ? [(.recognizers, "")] : []
  }

  /// The name of a view: that of its role, of its pan, of its class, or of its kind.
  func name(ofView index: Int) -> String {
    let view = views[index]
    if let name = view.role?.name { return name }
    let pan = recognizers.first { $0.view == index && $0.kind == .pan && $0.maker != .arbiter }
    if let name = pan?.name, name.hasSuffix(".pan") { return String(name.dropLast(4)) }
    return view.type ?? view.kind.rawValue
  }

  /// Whether a view takes drags without a recognizer, as canvases and some maps do: one that claims
  /// them itself or by a region, and has nothing else in it that would.
  ///
  /// Public API does not tell whether a class overrides `touchesMoved`.
  func seemsToTrackTouches(_ index: Int, _ children: [Int]) -> Bool {
    let view = views[index]
    guard view.kind == .view else { return false }
    if let content = contents?.first(where: { $0.view == index }) {
      return content.drag == .touches
    }
    let isOnlyDrawn = children.allSatisfy { views[$0].kind == .region }
    let roles = ([index] + children).compactMap { views[$0].role?.role }
    return isOnlyDrawn && roles.contains(where: \.claims)
      && !recognizers.contains { $0.view == index && $0.maker == .app && $0.kind != .tap }
  }

  /// The name of a recognizer in texts; nil if classes are left out and it has none of its own.
  func displayName(ofRecognizer number: Int) -> String? {
    let recognizer = recognizers[number]
    if let name = recognizer.name { return name }
    guard let type = recognizer.type, let view = views[recognizer.view].type else { return nil }
    return recognizer.scrolls ?? false ? "\(view).pan" : "\(type) of \(view)"
  }
}

extension GestureSnapshot.Role {
  /// Whether it claims drags, always or on a condition.
  fileprivate var claims: Bool {
    switch self {
    case .claims, .claimsWhere, .custom: true
    case .pager, .carousel, .pages, .excluded, .simultaneous: false
    }
  }
}

/// The differences between a screen built from a snapshot and the original.
enum SnapshotNotes {
  static func ofBuilding(_ snapshot: GestureSnapshot) -> [String] {
    var notes: [String] = []
    let system = snapshot.system
    if snapshot.systemVersion.rawValue != system.release || system.name == "visionOS" {
      notes.append(
        "It was seen on \(system.name) \(system.version), which the engine does not have: it is built "
          + "on \(snapshot.systemVersion).")
    }
    let settings = snapshot.arbiter
    if ![PopDriver.uikitOnly.name, PopDriver.arbiter.name].contains(settings.driver) {
      notes.append("The driver \(settings.driver) is not built: UIKit's own pops only.")
    }
    let others = snapshot.recognizers.filter { $0.kind == .other && $0.maker == .app }
    if !others.isEmpty {
      notes.append("Recognizers of classes that aren't subclasses of a public one never begin.")
    }
    if snapshot.relations.contains(where: { $0.answer == .allows }) {
      notes.append("Recognizers that do not prevent others prevent them here.")
    }
    if snapshot.controllers.contains(where: { $0.presentation == .custom }) {
      notes.append("A custom presentation is built as one over the full screen.")
    }
    if snapshot.controllers.contains(where: { $0.presentation == .popover }) {
      notes.append("A tap beside a popover does not dismiss it.")
    }
    let sheets = snapshot.controllers.compactMap(\.sheet)
    if sheets.contains(where: \.hasUnknownHeight) {
      notes.append("A sheet has heights of the app's own, and only the present one is built.")
    }
    if snapshot.navigation.delegate != nil {
      notes.append("The delegate of the navigation controller, and its animations, are not built.")
    }
    if snapshot.navigation.isInTransition ?? false {
      notes.append("A transition was in progress; the screen is built at rest.")
    }
    if snapshot.views.contains(where: { $0.scroll?.maximumZoom != nil || $0.scroll?.zoom != nil }) {
      notes.append("Content that zooms has the size that it had, and does not zoom.")
    }
    return notes
  }
}
#endif
