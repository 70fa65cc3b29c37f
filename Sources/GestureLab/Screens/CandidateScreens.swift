#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen that a drag towards leading pushes another one onto.
  package static let candidate = LabScreen(
    "candidate", title: "screen with a push candidate", driver: .publicTransition,
    owner: { drag in
      switch drag.way {
      case .trailing: .pop
      case .leading: .push
      case .vertical: .nobody
      }
    }
  ) { stage in
    stage.push(screenWithCandidate())
    return []
  }

  /// A pager on its last page, on such a screen.
  package static let candidatePager = LabScreen(
    "candidate-pager", title: "pager on its last page, with a push candidate",
    driver: .publicTransition,
    owner: { drag in
      switch drag.way {
      case .trailing: .content("pager")
      case .leading: .push
      case .vertical: .nobody
      }
    }
  ) { stage in
    [pager(on: stage, page: pageCount - 1, in: screenWithCandidate())]
  }

  private static func screenWithCandidate() -> UIViewController {
    let screen = UIViewController()
    screen.pushCandidate = UIViewController()
    return screen
  }
}
#endif
