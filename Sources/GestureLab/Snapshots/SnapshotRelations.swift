#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// Answers for recognizers that are built again what their delegates and classes answered.
@MainActor
final class SnapshotRelations: NSObject, UIGestureRecognizerDelegate {
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private var simultaneous: Set<Pair> = []
  private var waits: Set<Pair> = []
  private var asked: Set<Int> = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ relations: [GestureSnapshot.Relation]) {
    for relation in relations {
      let pair = Pair(first: relation.first, second: relation.second)
      switch relation.answer {
      case .simultaneous: simultaneous.insert(pair)
      case .waits:
        waits.insert(pair)
        asked.insert(relation.second)
      case .allows: continue
      }
      asked.insert(relation.first)
    }
  }

  /// Remembers which recognizer has a number in the snapshot.
  func note(_ recognizer: UIGestureRecognizer, _ number: Int) {
    numbers[ObjectIdentifier(recognizer)] = number
  }

  /// Whether a recognizer has an answer of its own.
  func isAnswered(by number: Int?) -> Bool { number.map(asked.contains) ?? false }

  private func pair(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Pair? {
    guard let one = numbers[ObjectIdentifier(first)], let other = numbers[ObjectIdentifier(second)]
    else { return nil }
    return Pair(first: one, second: other)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pair(gestureRecognizer, otherGestureRecognizer).map(simultaneous.contains) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pair(gestureRecognizer, otherGestureRecognizer).map(waits.contains) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pair(otherGestureRecognizer, gestureRecognizer).map(waits.contains) ?? false
  }
}

/// A scroll view whose class answers for its pan.
@MainActor
final class AnsweringScrollView: UIScrollView, UIGestureRecognizerDelegate {
  var relations: SnapshotRelations?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    relations?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    relations?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    relations?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}

/// Makes recognizers with the settings that a snapshot has.
@MainActor
enum SnapshotRecognizers {
  static func make(_ value: GestureSnapshot.Recognizer) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer
    switch value.kind {
    case .pan, .edgePan: recognizer = pan(value)
    case .tap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = value.taps ?? 1
      tap.numberOfTouchesRequired = value.touches ?? 1
      recognizer = tap
    case .longPress:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = value.taps ?? 0
      press.numberOfTouchesRequired = value.touches ?? 1
      press.minimumPressDuration = value.duration ?? press.minimumPressDuration
      press.allowableMovement = value.movement ?? press.allowableMovement
      recognizer = press
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = value.touches ?? 1
      if let directions = value.directions {
        swipe.direction = .init(rawValue: UInt(clamping: directions))
      }
      recognizer = swipe
    case .pinch: recognizer = UIPinchGestureRecognizer()
    case .rotation: recognizer = UIRotationGestureRecognizer()
    case .hover: recognizer = UIHoverGestureRecognizer()
    case .other: recognizer = UIGestureRecognizer()
    }
    recognizer.name = value.name
    recognizer.isEnabled = value.isEnabled ?? true
    recognizer.cancelsTouchesInView = value.cancelsTouchesInView ?? true
    recognizer.delaysTouchesBegan = value.delaysTouchesBegan ?? false
    recognizer.delaysTouchesEnded = value.delaysTouchesEnded ?? true
    return recognizer
  }

  /// Gives a pan the numbers of touches and the scrolling of another.
  static func describe(_ pan: UIPanGestureRecognizer, as value: GestureSnapshot.Recognizer) {
    pan.minimumNumberOfTouches = value.touches ?? pan.minimumNumberOfTouches
    pan.maximumNumberOfTouches = value.mostTouches ?? pan.maximumNumberOfTouches
    pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: value.scrollTypes ?? 0)
  }

  private static func pan(_ value: GestureSnapshot.Recognizer) -> UIPanGestureRecognizer {
    let pan: UIPanGestureRecognizer
    if let edges = value.edges {
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = UIRectEdge(rawValue: UInt(clamping: edges))
      pan = edgePan
    } else {
      pan = UIPanGestureRecognizer()
    }
    describe(pan, as: value)
    return pan
  }
}

/// The rows of a table that is built again.
@MainActor
final class SnapshotTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let rows: GestureSnapshot.Rows
  private let leading: Set<Int>
  private let trailing: Set<Int>
  /// What chooses where the table comes to rest.
  var landing: RebuiltLanding?

  init(_ rows: GestureSnapshot.Rows) {
    self.rows = rows
    leading = Set(rows.leading)
    trailing = Set(rows.trailing)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.contains(indexPath.row) ? .single : nil }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.contains(indexPath.row) ? .single : nil }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    landing?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}

extension UISwipeActionsConfiguration {
  /// One action, which a full swipe does not perform.
  package static var single: UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Do") { _, _, complete in complete(true) }
    ])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
#endif
