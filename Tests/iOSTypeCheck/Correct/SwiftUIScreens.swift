// Screens that use every modifier, as the article, the README and the comments show them.
import GestureArbitrationUI
import SwiftUI

/// A screen with unsaved changes.
struct EditorScreen: View {
  @State private var hasChanges = false
  @State private var isConfirming = false
  @State private var volume = 0.5
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Chart()
        .popGestureRole(.claims(.horizontalDrags))
      Slider(value: $volume)
        .popGestureRole(.claims(.horizontalDrags, from: .all), named: "volume")
    }
    .onPopAttempt(if: hasChanges) { _ in
      isConfirming = true
    }
    .confirmationDialog("Discard the changes?", isPresented: $isConfirming) {
      Button("Discard", role: .destructive) { dismiss() }
    }
  }
}

/// A screen that no gesture pops while it has changes.
struct FormScreen: View {
  @State private var hasChanges = false

  var body: some View {
    Text("A form")
      .interactivePopDisabled(hasChanges)
      .popPolicy(hasChanges ? nil : .edgeOnly)
  }
}

/// Content that scrolls sideways.
struct GalleryScreen: View {
  var body: some View {
    VStack {
      ScrollView(.horizontal) { Text("shelf") }
        .allowsPopGestureAtLeadingEdge()
      TabView { Text("page") }
        .tabViewStyle(.page)
        .allowsPopGestureAtLeadingEdge()
      ScrollView(.horizontal) { Text("endless") }
        .popGestureRole(.carousel)
      Text("a card")
        .gesture(DragGesture().onEnded { _ in })
        .popGestureRole(.claims { drag in drag.location.x > 150 })
    }
    .navigationBarBackButtonHidden()
    .fullScreenPop()
    .onPopDecision { print($0) }
  }
}

/// A screen that pops from anywhere while a value says so.
struct PlayerScreen: View {
  @State private var isEnabled = true

  var body: some View {
    Text("A player")
      .popGestureRole(.claims(.horizontalDrags).forEnclosingPans)
      .fullScreenPop(isEnabled)
  }
}

struct Chart: View {
  var body: some View { Text("chart") }
}

struct Library: View {
  var body: some View {
    NavigationStack {
      NavigationLink {
        EditorScreen()
      } label: {
        Text("Edit")
      }
      .popGestureRole(nil)
      .allowsPopGestureAtLeadingEdge(false)
    }
    .popPolicy(.edgeOnly)
    .fullScreenPop()
  }
}

/// Hosted content in a stack of UIKit's.
@MainActor
func push(onto navigationController: UINavigationController) {
  let screen = UIHostingController(rootView: GalleryScreen())
  screen.popPolicy = .edgeOnly
  navigationController.pushViewController(screen, animated: true)
}

/// A shelf on a screen with unsaved changes, as the README has it.
struct ShelfScreen: View {
  @State private var hasChanges = false
  @State private var isConfirming = false
  @Environment(\.dismiss) private var dismiss

  // swift-format-ignore
  var body: some View {
    ScrollView(.horizontal) { Text("shelf") }
      .allowsPopGestureAtLeadingEdge()         // its first page pops
      .fullScreenPop()                         // from the middle, too, on every release
      .onPopAttempt(if: hasChanges) { _ in     // then neither a swipe nor the back button pops
        isConfirming = true                    // the dialog's "Discard" calls dismiss()
      }
      .confirmationDialog("Discard changes?", isPresented: $isConfirming) {
        Button("Discard", role: .destructive) { dismiss() }
      }
  }
}

/// The modifiers of the article *Finding your line*.
struct RecipeScreen: View {
  @State private var hasChanges = false
  @State private var isConfirming = false

  var body: some View {
    VStack {
      Text("chart").popGestureRole(.claims(.horizontalDrags))
      Text("scrubber").popGestureRole(.claims(.verticalDrags).forEnclosingPans)
      Text("signature").popGestureRole(.map.forEnclosingPans)
      List { Text("row") }.popGestureRole(.claims(.towardsLeading).forEnclosingPans)
      List { Text("slanting") }.popGestureRole(.claims(.verticalDrags))
      ScrollView(.horizontal) { Text("pages") }.allowsPopGestureAtLeadingEdge()
    }
    .onPopAttempt(if: hasChanges) { _ in isConfirming = true }
    .onPopAttempt(if: hasChanges, by: [.edgeSwipe, .contentSwipe, .backButton]) { _ in }
    .onPopDecision { print($0) }
    .fullScreenPop().popPolicy(.edgeOnly)
  }
}
