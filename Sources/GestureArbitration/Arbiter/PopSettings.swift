import UIKitShim

/// What was set on a controller about its pops, in one place: a touch looks it up once.
@MainActor
package final class PopSettings {
  var policy: PopPolicy?
  var transition: PopTransition?
  var pushCandidate: (@MainActor () -> UIViewController)?
  /// Weak, so ``hasInterceptor`` says whether one was set.
  weak var interceptor: (any PopIntercepting)?
  var hasInterceptor = false
  package var extent: PopExtent?
  /// What SwiftUI content says, which counts first.
  var content: ContentSettings?

  /// What refuses pops of the controller, from SwiftUI content and from UIKit.
  var interceptors: [any PopIntercepting] {
    (content?.interceptors ?? []) + [interceptor].compactMap(\.self)
  }

  /// The rules of the controller, from UIKit or from SwiftUI content.
  package var policyInUse: PopPolicy? { content?.policy ?? policy }

  /// Whether nothing is set any more.
  fileprivate var isEmpty: Bool {
    policy == nil && transition == nil && pushCandidate == nil && !hasInterceptor
      && extent?.saysSomething != true && content == nil
  }

  /// Whether any of it may need the recognizers of a driver.
  var mayDrive: Bool {
    transition != nil || pushCandidate != nil || extent?.asksForPops == true
      || content?.hasFullScreenPop == true
  }
}

extension UIViewController {
  /// What was set; nil where nothing ever was.
  package var popSettings: PopSettings? { AssociatedValue.get(PopSettings.self, of: self) }

  /// Changes what is set, and puts gates in place for it.
  ///
  /// - Parameter isSet: Whether a value is set, not taken back.
  func changePopSettings(isSet: Bool = true, _ change: (PopSettings) -> Void) {
    let known = popSettings
    guard let settings = known ?? (isSet ? PopSettings() : nil) else { return }
    if known == nil { AssociatedValue.set(settings, of: self) }
    change(settings)
    if isSet { return Installation.current.add(self) }
    guard settings.isEmpty else { return }
    AssociatedValue.set(PopSettings?.none, of: self)
    Installation.current.settleAtEndOfTurn()
  }
}
