// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "GestureArbiter",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "GestureArbitration", targets: ["GestureArbitration"]),
    .library(name: "GestureRules", targets: ["GestureRules"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "GestureLab", targets: ["GestureLab"]),
    .executable(name: "gesture-lab", targets: ["gesture-lab"]),
  ],
  targets: [
    .target(name: "GestureRules"),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "UIKitShim",
      dependencies: [
        // An app on iOS builds nothing of the engine: there the shim re-exports UIKit itself.
        .target(name: "HeadlessUIKit", condition: .when(platforms: [.macOS, .linux]))
      ]),
    .target(name: "GestureArbitration", dependencies: ["GestureRules", "UIKitShim"]),
    .target(name: "GestureLab", dependencies: ["GestureArbitration", "HeadlessUIKit"]),
    .executableTarget(name: "gesture-lab", dependencies: ["GestureLab", "HeadlessUIKit"]),

    .testTarget(name: "GestureRulesTests", dependencies: ["GestureRules"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "GestureArbitrationTests", dependencies: ["GestureArbitration", "GestureLab"]),
    .testTarget(name: "GestureLabTests", dependencies: ["GestureLab"]),
    .testTarget(name: "GestureLabCommandTests", dependencies: ["gesture-lab"]),
  ],
  swiftLanguageModes: [.v6]
)
