import Foundation
import HeadlessUIKit

/// A screen with a view that can be dragged, and a log of what its drag interaction tells.
@MainActor
final class DragStage: NSObject, UIDragInteractionDelegate {
  let screen: Screen
  let view: TouchedView
  var items = [UIDragItem(itemProvider: NSItemProvider())]
  private(set) var calls: [String] = []
  private(set) var places: [CGPoint] = []
  private(set) var session: (any UIDragSession)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)

  init(_ screen: Screen = Screen(), height: CGFloat = 400) {
    self.screen = screen
    view = screen.addView(y: 100, height: height)
    super.init()
    view.addInteraction(interaction)
    for recognizer in view.gestureRecognizers ?? [] {
      screen.watch(recognizer, as: recognizer.name ?? "")
    }
  }

  /// What recognizers of the app did; the interaction's own are left out.
  var actions: [String] {
    screen.timeline[.action].filter { !$0.hasPrefix("UIDragInteraction") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    note("items")
    self.session = session
    session.localContext = "context"
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    note("willBegin \(session.items.count)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    note("didMove")
    places.append(session.location(in: view))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    note("willEnd \(operation)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    note("didEnd \(operation)")
  }

  private func note(_ call: String) {
    calls.append(call)
    screen.timeline.note(call)
  }
}
