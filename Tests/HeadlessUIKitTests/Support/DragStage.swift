#if HEADLESS
import Foundation
import HeadlessUIKit

/// A screen with a draggable view that records the delegate calls of its drag interaction.
@MainActor
final class DragStage: NSObject, UIDragInteractionDelegate {
  let screen: Screen
  let view: TouchRecordingView
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

  /// The actions of the app's recognizers, without those of the interaction.
  var actions: [String] {
    screen.timeline[.action].filter { !$0.hasPrefix("UIDragInteraction") }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    record("items")
    self.session = session
    session.localContext = "context"
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    record("willBegin \(session.items.count)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    record("didMove")
    places.append(session.location(in: view))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    record("willEnd \(operation)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    record("didEnd \(operation)")
  }

  private func record(_ call: String) {
    calls.append(call)
    screen.timeline.note(call)
  }
}
#endif
