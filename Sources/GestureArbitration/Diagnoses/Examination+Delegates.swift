import UIKitShim

extension Examination {
  /// Delegates of UIKit's pop recognizers that are not UIKit's.
  ///
  /// That the content pop has none may be as UIKit has made it; the edge pop has had one since iOS 7.
  var replacedDelegates: [ArbiterIssue] {
    uikitsPops.filter { source, pop in
      pop.delegate == nil ? source == .edge : !pop.hasDelegateOfUIKits
    }.map { .replacedDelegate(of: $0.source, by: $0.recognizer.delegate) }
  }
}
