#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen onto which a drag towards the leading edge pushes another screen.
  package static let candidate = LabScreen(
    "candidate", title: "screen with a push candidate", driver: .arbiter,
    owner: { drag in
      switch drag.heading {
      case .trailing: .pop
      case .leading: .push
      case .vertical: .unclaimed
      }
    }
  ) { stage in
    stage.push(screenWithCandidate())
    return []
  }

  /// A pager on its last page, on a screen with a push candidate.
  package static let candidatePager = LabScreen(
    "candidate-pager", title: "pager on its last page, with a push candidate",
    driver: .arbiter,
    owner: { drag in
      switch drag.heading {
      case .trailing: drag.place == .edge ? .pop : .content("pager")
      case .leading: .push
      case .vertical: .unclaimed
      }
    }
  ) { stage in
    [pager(on: stage, page: pageCount - 1, in: screenWithCandidate())]
  }

  private static func screenWithCandidate() -> UIViewController {
    let screen = UIViewController()
    screen.pushCandidate = { UIViewController() }
    return screen
  }
}
#endif
