import Foundation
import GestureRules

/// Checks what the types of a snapshot do not ensure: that indices are in their lists, that numbers
/// are lengths of a screen, and that views nest within a limit.
struct SnapshotCheck {
  private typealias Path = [any CodingKey]
  private typealias Snapshot = GestureSnapshot

  private let snapshot: GestureSnapshot

  init(_ snapshot: GestureSnapshot) { self.snapshot = snapshot }

  /// Throws for the first invalid value.
  func check() throws(InvalidFileValue) {
    try check(snapshot.window)
    try check([snapshot.strokeHeight ?? 0], path("strokeHeight"))
    try checkControllers()
    try checkViews()
    try checkRecognizers()
    try checkCounts()
    for (index, suspension) in snapshot.arbiter.suspensions.enumerated() {
      try check(suspension.gestures, path("arbiter", "suspensions", index))
    }
    let pops = snapshot.arbiter.pops
    for (index, pop) in pops.enumerated() {
      try refer(
        pop.recognizer, snapshot.recognizers.count, "recognizers",
        path("arbiter", "pops", index, "recognizer"))
    }
  }

  /// Limits the counts on whose squares the time of building and diagnosing depends.
  private func checkCounts() throws(InvalidFileValue) {
    let settings = snapshot.arbiter
    let policies =
      [
        (path("arbiter", "policy"), settings.policy),
        (path("arbiter", "pushPolicy"), settings.pushPolicy),
      ]
      + snapshot.controllers.enumerated().compactMap { index, controller in
        controller.policy.map { (path("controllers", index, "policy"), $0) }
      }
    for (path, policy) in policies {
      try check(policy.rules.count, DiagnosticMetrics.snapshotRules, path)
    }
    try check(
      snapshot.arbiter.suspensions.count, DiagnosticMetrics.snapshotSuspensions,
      path("arbiter", "suspensions"))
    try check(snapshot.relations.count, DiagnosticMetrics.snapshotRelations, path("relations"))
    var counts: [Int: Int] = [:]
    for (index, recognizer) in snapshot.recognizers.enumerated() {
      counts[recognizer.view, default: 0] += 1
      try check(
        counts[recognizer.view] ?? 0, DiagnosticMetrics.snapshotRecognizers,
        path("recognizers", index, "view"))
    }
  }

  private func check(_ count: Int, _ most: Int, _ path: Path) throws(InvalidFileValue) {
    guard count <= most else {
      throw InvalidFileValue(
        "is number \(count) of its kind; the limit is \(most), so leave some out", at: path)
    }
  }

  private func check(_ window: Snapshot.Window) throws(InvalidFileValue) {
    let size = window.size
    guard [size.width, size.height].allSatisfy({ 1...DiagnosticMetrics.snapshotWindow ~= $0 })
    else {
      throw InvalidFileValue(
        "isn't a size of a window; write lengths from 1 to \(points(DiagnosticMetrics.snapshotWindow))",
        at: path("window", "size"))
    }
    try check(window.safeArea, path("window", "safeArea"))
  }

  private func checkControllers() throws(InvalidFileValue) {
    let count = snapshot.controllers.count
    for (index, controller) in snapshot.controllers.enumerated() {
      for (key, other) in [("parent", controller.parent), ("presenter", controller.presenter)] {
        guard let other else { continue }
        try precede(other, index, path("controllers", index, key))
      }
      if let transition = controller.transition, transition.count != 3 {
        throw InvalidFileValue(
          "has \(transition.count) numbers; write three",
          at: path("controllers", index, "transition")
        )
      }
      try check(controller.transition ?? [], path("controllers", index, "transition"))
      try check(
        [controller.companionBar ?? 0], path("controllers", index, "companionBar"))
      if let sheet = controller.sheet { try check(sheet, path("controllers", index, "sheet")) }
    }
    let navigation = snapshot.navigation
    try refer(navigation.controller, count, "controllers", path("navigation", "controller"))
    for (index, screen) in navigation.stack.enumerated() {
      try refer(screen, count, "controllers", path("navigation", "stack", index))
      let controller = snapshot.controllers[screen]
      guard controller.parent == navigation.controller, controller.presenter == nil,
        controller.kind != .navigation
      else {
        throw InvalidFileValue(
          "is \(screen), which isn't a screen of the navigation controller; correct the number",
          at: path("navigation", "stack", index))
      }
      guard !navigation.stack[..<index].contains(screen) else {
        throw InvalidFileValue(
          "is \(screen) twice; name each screen once", at: path("navigation", "stack", index))
      }
    }
  }

  private func check(_ sheet: Snapshot.Sheet, _ path: Path) throws(InvalidFileValue) {
    try check(sheet.detents.count, DiagnosticMetrics.snapshotDetents, path + [FileKey("detents")])
    for (key, index) in [("selected", sheet.selected), ("undimmed", sheet.undimmed)] {
      if let index { try refer(index, sheet.detents.count, "detents", path + [FileKey(key)]) }
    }
  }

  private func checkViews() throws(InvalidFileValue) {
    guard let window = snapshot.views.first, window.kind == .window, window.parent == nil else {
      throw InvalidFileValue(
        "do not begin with a window; write it first, without a parent", at: path("views"))
    }
    var depths: [Int] = []
    var owners: Set<Int> = []
    var rows = 0
    for (index, view) in snapshot.views.enumerated() {
      var depth = 0
      if index > 0 {
        guard let parent = view.parent else {
          throw InvalidFileValue(
            "is missing; only the window has none", at: path("views", index, "parent"))
        }
        try precede(parent, index, path("views", index, "parent"))
        depth = depths[parent] + 1
        guard depth <= DiagnosticMetrics.snapshotDepth else {
          throw InvalidFileValue(
            """
            nests views more than \(DiagnosticMetrics.snapshotDepth) deep; take a snapshot of another \
            screen
            """, at: path("views", index, "parent"))
        }
      }
      depths.append(depth)
      if let controller = view.controller, !owners.insert(controller).inserted {
        throw InvalidFileValue(
          "is \(controller), which has another view; correct the number",
          at: path("views", index, "controller"))
      }
      try check(view, index)
      rows += view.rows?.count ?? 0
      guard rows <= DiagnosticMetrics.snapshotRows else {
        throw InvalidFileValue(
          "makes more than \(DiagnosticMetrics.snapshotRows) rows in all; write fewer",
          at: path("views", index, "rows", "count"))
      }
    }
    for (index, content) in (snapshot.contents ?? []).enumerated() {
      try refer(
        content.view, snapshot.views.count, "views", path("contents", index, "view"))
    }
  }

  private func check(_ view: Snapshot.View, _ index: Int) throws(InvalidFileValue) {
    let (frame, origin) = (view.frame, view.origin ?? .zero)
    try check(
      [frame.minX, frame.minY, frame.width, frame.height], path("views", index, "frame"))
    try check([origin.x, origin.y], path("views", index, "origin"))
    if let transform = view.transform {
      guard transform.count == 6 else {
        throw InvalidFileValue(
          "has \(transform.count) numbers; write six", at: path("views", index, "transform"))
      }
      try check(transform, path("views", index, "transform"))
    }
    try check([view.alpha ?? 1, view.value ?? 0], path("views", index))
    if let controller = view.controller {
      try refer(
        controller, snapshot.controllers.count, "controllers", path("views", index, "controller"))
    }
    if let scroll = view.scroll {
      try check(
        [scroll.contentSize.width, scroll.contentSize.height],
        path("views", index, "scroll", "contentSize"))
      try check(scroll.inset, path("views", index, "scroll", "inset"))
      try check(
        [scroll.minimumZoom ?? 1, scroll.maximumZoom ?? 1, scroll.zoom ?? 1],
        path("views", index, "scroll"))
    }
    if let rows = view.rows {
      guard 0...DiagnosticMetrics.snapshotRows ~= rows.count else {
        throw InvalidFileValue(
          "is \(rows.count); write 0 to \(DiagnosticMetrics.snapshotRows)",
          at: path("views", index, "rows", "count"))
      }
      try check([rows.height], path("views", index, "rows", "height"))
    }
    if let role = view.role?.role {
      try check(role.answers, path("views", index, "role"))
      try check(role.lengths, path("views", index, "role"))
      if let length = role.lengths.first(where: { $0 < 0 }) {
        throw InvalidFileValue(
          "has a width of \(rounded(length)); write 0 or more", at: path("views", index, "role"))
      }
      try check(role.gestures, path("views", index, "role"))
    }
  }

  private func check(_ gestures: NavigationGestures, _ path: Path) throws(InvalidFileValue) {
    guard gestures.isSubset(of: .all) else {
      throw InvalidFileValue(
        "has gestures \(gestures.rawValue); write 1 for the edge pop, 2 for those of the content, "
          + "or 3 for all", at: path)
    }
  }

  private func check(_ answers: [Snapshot.Answers], _ path: Path) throws(InvalidFileValue) {
    for answer in answers {
      let cells = DiagnosticMetrics.snapshotGrid
      guard answer.rows.count <= cells, answer.rows.allSatisfy({ $0.count <= cells }) else {
        throw InvalidFileValue("has more than \(cells) rows or columns; leave some out", at: path)
      }
      let numbers = 0...answer.reasons.count
      guard answer.rows.joined().allSatisfy(numbers.contains) else {
        throw InvalidFileValue(
          "names a reason that is not there; write 0 to \(answer.reasons.count)", at: path)
      }
    }
  }

  private func checkRecognizers() throws(InvalidFileValue) {
    let count = snapshot.recognizers.count
    for (index, recognizer) in snapshot.recognizers.enumerated() {
      try refer(
        recognizer.view, snapshot.views.count, "views", path("recognizers", index, "view"))
      try check(
        [CGFloat(recognizer.duration ?? 0), recognizer.movement ?? 0],
        path("recognizers", index))
      for (key, number) in [
        ("touches", recognizer.touches), ("mostTouches", recognizer.mostTouches),
        ("taps", recognizer.taps),
      ] {
        if let number, number < 1 {
          throw InvalidFileValue(
            "is \(number); write 1 or more", at: path("recognizers", index, key))
        }
      }
    }
    for (index, relation) in snapshot.relations.enumerated() {
      try refer(relation.first, count, "recognizers", path("relations", index, "first"))
      try refer(relation.second, count, "recognizers", path("relations", index, "second"))
    }
  }

  private func check(_ insets: Snapshot.Insets, _ path: Path) throws(InvalidFileValue) {
    try check([insets.top, insets.left, insets.bottom, insets.right], path)
  }

  private func check(_ numbers: [CGFloat], _ path: Path) throws(InvalidFileValue) {
    let most = DiagnosticMetrics.snapshotLength
    guard numbers.allSatisfy({ -most...most ~= $0 }) else {
      throw InvalidFileValue(
        "isn't a length of a screen; write numbers from \(rounded(-most)) to \(rounded(most))",
        at: path)
    }
  }

  private func refer(
    _ index: Int, _ count: Int, _ list: String, _ path: Path
  ) throws(InvalidFileValue) {
    guard 0..<count ~= index else {
      throw InvalidFileValue(
        "is \(index), and there are \(count) \(list), from 0; correct the number", at: path)
    }
  }

  private func precede(_ other: Int, _ index: Int, _ path: Path) throws(InvalidFileValue) {
    guard 0..<index ~= other else {
      throw InvalidFileValue(
        "is \(other), which does not stand before number \(index); put parents first", at: path)
    }
  }

  private func path(_ keys: any SnapshotPathKey...) -> Path { keys.map(\.fileKey) }
}

/// A part of a path in a file: a name or an index.
private protocol SnapshotPathKey {
  var fileKey: FileKey { get }
}

extension String: SnapshotPathKey {
  fileprivate var fileKey: FileKey { FileKey(self) }
}

extension Int: SnapshotPathKey {
  fileprivate var fileKey: FileKey { FileKey(self) }
}
