#if HEADLESS
import Foundation
import HeadlessUIKit

/// A split view controller in a window of a given size, with a recording screen in every column.
@MainActor
final class SplitStage: NSObject, UISplitViewControllerDelegate {
  let screen: Screen
  let split: UISplitViewController
  let primary: NavigationStage.Page
  let secondary: NavigationStage.Page
  private(set) var calls: [String] = []
  var topColumn: UISplitViewController.Column?

  init(
    _ screen: Screen = Screen(), width: CGFloat = 1000,
    style: UISplitViewController.Style = .doubleColumn,
    _ change: (UISplitViewController) -> Void = { _ in }
  ) {
    self.screen = screen
    split = UISplitViewController(style: style)
    let recorder = Recorder()
    primary = NavigationStage.Page("P") { recorder.record($0) }
    secondary = NavigationStage.Page("S") { recorder.record($0) }
    super.init()
    recorder.stage = self
    self.recorder = recorder
    split.delegate = self
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    change(split)
    screen.window.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    screen.window.rootViewController = split
    screen.wait(0.1)
    calls = []
  }

  private var recorder: Recorder?

  func resize(to width: CGFloat) {
    screen.window.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    screen.wait(1)
  }

  func forget() { calls = [] }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { calls.append("willChange \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { calls.append("willShow \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { calls.append("willHide \(column)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }

  /// Records the appearance calls of the screens.
  @MainActor
  private final class Recorder {
    weak var stage: SplitStage?
    func record(_ call: String) { stage?.calls.append(call) }
  }
}
#endif
