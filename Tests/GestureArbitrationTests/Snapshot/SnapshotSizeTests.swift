#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// How much a snapshot of a crowded screen writes, and what it asks an app for that.
@MainActor
struct SnapshotSizeTests {
  /// A screen with shelves below each other, each with twenty views: cards that scroll, with
  /// recognizers that a delegate answers for, every second one with a role.
  @MainActor
  private final class Shelves: NSObject, UIGestureRecognizerDelegate {
    static let viewsOfShelf = 20
    private let stage = Stage()
    private(set) var delegateCalls = 0
    private(set) var conditionCalls = 0

    init(_ count: Int) {
      super.init()
      let screen = UIViewController()
      stage.push(screen)
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize = CGSize(width: 390, height: 100 * CGFloat(count))
      list.panGestureRecognizer.name = "feed.list.pan"
      screen.view.addSubview(list)
      for index in 0..<count { list.addSubview(shelf(index)) }
    }

    func snapshot() -> GestureSnapshot { stage.arbiter.snapshot() }

    private func shelf(_ index: Int) -> UIView {
      let shelf = UIScrollView(
        frame: CGRect(x: 0, y: 100 * CGFloat(index), width: 390, height: 100))
      shelf.contentSize = CGSize(width: 2_000, height: 100)
      shelf.contentOffset.x = 120.5
      shelf.panGestureRecognizer.name = "shelf.\(index).pan"
      if index.isMultiple(of: 2) {
        shelf.popGestureRole =
          index.isMultiple(of: 4)
          ? .carousel
          : .claims(from: .content) { [weak self] _ in
            self?.conditionCalls += 1
            return false
          }
      }
      for number in 1..<Self.viewsOfShelf {
        let card = UIView(
          frame: CGRect(x: 101.5 * CGFloat(number), y: 2.25, width: 97.75, height: 95.5))
        card.clipsToBounds = true
        if number.isMultiple(of: 5) {
          let tap = UITapGestureRecognizer()
          tap.name = "card.\(index).\(number).tap"
          tap.delegate = self
          card.addGestureRecognizer(tap)
        }
        shelf.addSubview(card)
      }
      return shelf
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      delegateCalls += 1
      return true
    }
  }

  @Test func `a file of 2,000 views has less than a megabyte, and reads again`() throws {
    let shelves = Shelves(100)
    let snapshot = shelves.snapshot()
    #expect(snapshot.views.count > 2_000 && snapshot.recognizers.count > 500)
    #expect(snapshot.relations.count > 500 && snapshot.views.count { $0.role != nil } == 50)

    let json = snapshot.json

    #expect(json.utf8.count < 1_000_000, "\(json.utf8.count) bytes")
    #expect(try GestureSnapshot(json: json.utf8, named: "shelves.json").json == json)
  }

  @Test func `what an app is asked grows with the views, and not with their pairs`() {
    func asked(_ count: Int) -> (delegate: Int, conditions: Int) {
      let shelves = Shelves(count)
      _ = shelves.snapshot()
      return (shelves.delegateCalls, shelves.conditionCalls)
    }

    let (few, many) = (asked(20), asked(100))

    #expect(few.delegate > 0 && many.delegate == 5 * few.delegate)
    let places = DiagnosticMetrics.snapshotPlaces * DiagnosticMetrics.snapshotPlaces
    #expect(few.conditions == 5 * places && many.conditions == 25 * places)
  }

  @Test func `a screen of more views than a file may have is cut, and its file reads`() throws {
    let count = DiagnosticMetrics.snapshotViews / Shelves.viewsOfShelf + 10

    let shelves = Shelves(count)
    let snapshot = shelves.snapshot()

    #expect(snapshot.views.count == DiagnosticMetrics.snapshotViews)
    #expect(snapshot.notes.contains { $0.hasPrefix("There are more views than a file may have") })
    #expect(snapshot.json.utf8.count < DiagnosticMetrics.snapshotBytes)
    _ = try GestureSnapshot(json: snapshot.json.utf8, named: "shelves.json")
  }
}
#endif
