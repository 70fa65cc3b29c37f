import Foundation

extension PopAttempt {
  /// A registered view under the touch, as a value.
  public struct Content: Sendable, Hashable {
    /// What the content asks of a gesture that starts over it.
    package enum Demand: Sendable, Hashable {
      /// It defers while it rests at the edge from which the gesture leads away.
      ///
      /// `distance` is how far it is scrolled away from that edge, in pt; negative while it
      /// bounces. Up to ``GestureMetrics/restTolerance`` counts as resting there. Edge swipes pop
      /// wherever it rests unless it keeps them.
      case defersAtEdge(distance: CGFloat, keepsEdgeSwipes: Bool = false)
      /// It has no edge, and defers to drags that start in a strip along the edge of the container
      /// from which the gesture leads away, `width` pt wide.
      case defersInStrip(width: CGFloat)
      /// It defers at a boundary that only its owner knows, such as the first page of a page
      /// controller.
      case defersAtBoundary(isAtBoundary: Bool)
      /// It claims the drags that start in it from these gestures.
      case claims(NavigationGestures)
      /// It claims vertical drags, which no navigation gesture should begin with.
      case claimsVertically
      /// It excludes these gestures, whether or not it uses the drag.
      case excludes(NavigationGestures)
      /// It claims this drag, for a reason of the app's.
      case claimsBecause(String)
    }

    /// What the content does without a touch.
    package enum Motion: Sendable, CaseIterable {
      case resting, decelerating, zooming

      /// The motion as decisions print it.
      package var name: String {
        switch self {
        case .resting: "resting"
        case .decelerating: "decelerating"
        case .zooming: "zooming"
        }
      }
    }

    /// The name that decisions print, such as "pager".
    public var name: String
    /// What it asks of the gesture.
    package var demand: Demand
    /// What it was doing when the touch landed.
    package var motion: Motion

    package init(name: String, demand: Demand, motion: Motion = .resting) {
      self.name = name
      self.demand = demand
      self.motion = motion
    }

    /// Whether it may want a drag that leads where a navigation gesture does.
    package var competes: Bool { demand != .claimsVertically }

    /// Whether it lets a pop begin where its rule agrees.
    package var defers: Bool {
      switch demand {
      case .defersAtEdge, .defersInStrip, .defersAtBoundary: true
      case .claims, .claimsVertically, .excludes, .claimsBecause: false
      }
    }

    /// Whether it was decelerating, bouncing or zooming when the touch landed.
    public var isMoving: Bool { motion != .resting }
  }
}
