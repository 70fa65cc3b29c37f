import UIKitShim

/// What a gate lets through, or not.
enum Passage: String, CaseIterable {
  /// A pop by a drag that came in over the leading edge.
  case edgePop
  /// A pop by a drag that began in the content.
  case contentPop
  /// A push of the screen that is bound to the one on top.
  case push

  var source: PopSource { self == .edgePop ? .edge : .content }

  /// The name that recognizers carry.
  var name: String {
    switch self {
    case .edgePop: "edge"
    case .contentPop: "content"
    case .push: "push"
    }
  }

  var operation: StackOperation { self == .push ? .push : .pop }
}
