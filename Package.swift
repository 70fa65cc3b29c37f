// swift-tools-version: 6.0

import PackageDescription

/// The systems without UIKit. The engine takes its place there, and only there.
let headless: [Platform] = [.macOS, .linux, .android, .windows, .wasi, .openbsd]

let package = Package(
  name: "GestureArbiter",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "GestureArbitration", targets: ["GestureArbitration"]),
    .library(name: "GestureArbitrationUI", targets: ["GestureArbitrationUI"]),
    // The same once in a process, for an app of several dynamic frameworks, with what explains it: a
    // product beside it that has the arbiter in it would bring a second copy.
    .library(
      name: "GestureArbitrationDynamic", type: .dynamic,
      targets: ["GestureArbitration", "GestureArbitrationUI", "GestureDiagnostics", "UIKitShim"]),
    .library(name: "GestureDiagnostics", targets: ["GestureDiagnostics"]),
    .library(name: "SystemPopTransition", targets: ["SystemPopTransition"]),
    .library(name: "GestureProbe", targets: ["GestureProbe"]),
    .library(name: "GestureRules", targets: ["GestureRules"]),
    // What screens that are tested without a phone import in place of UIKit.
    .library(name: "UIKitShim", targets: ["UIKitShim"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "GestureLab", targets: ["GestureLab"]),
    .executable(name: "gesture-lab", targets: ["gesture-lab"]),
  ],
  targets: [
    .target(name: "GestureRules"),
    .target(name: "HeadlessUIKit"),
    .target(
      name: "UIKitShim",
      dependencies: [.target(name: "HeadlessUIKit", condition: .when(platforms: headless))]),
    .target(
      name: "GestureArbitration", dependencies: ["GestureRules", "UIKitShim"],
      resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(name: "GestureArbitrationUI", dependencies: ["GestureArbitration", "UIKitShim"]),
    .target(
      name: "GestureDiagnostics",
      dependencies: ["GestureArbitration", "GestureRules", "UIKitShim"]),
    .target(name: "SystemPopTransition", dependencies: ["GestureArbitration", "UIKitShim"]),
    .target(name: "GestureProbe", dependencies: ["GestureDiagnostics", "UIKitShim"]),
    .target(
      name: "GestureLab",
      dependencies: ["GestureArbitration", "GestureDiagnostics", "HeadlessUIKit"]),
    // The command's own tools: no product, so that whoever tests with the lab does not compile them.
    .target(
      name: "LabWorkshop", dependencies: ["GestureArbitration", "GestureLab", "HeadlessUIKit"]),
    // The screens of the app playground, which are tested here.
    .target(
      name: "GestureGallery", dependencies: ["GestureArbitration", "UIKitShim"],
      path: "Playgrounds/GestureGallery.swiftpm/Screens"),
    .executableTarget(
      name: "gesture-lab",
      dependencies: [
        "GestureDiagnostics", "GestureLab", "GestureProbe", "HeadlessUIKit", "LabWorkshop",
      ]),

    // Attempts that the tests of the rules and of the evidence share.
    .target(name: "SampleAttempts", dependencies: ["GestureRules"], path: "Tests/SampleAttempts"),
    .testTarget(name: "GestureRulesTests", dependencies: ["GestureRules", "SampleAttempts"]),
    .testTarget(
      name: "GestureDiagnosticsTests",
      dependencies: ["GestureDiagnostics", "GestureLab", "SampleAttempts"]),
    .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"]),
    .testTarget(
      name: "GestureArbitrationTests",
      dependencies: [
        "GestureArbitration", "GestureArbitrationUI", "GestureDiagnostics", "SystemPopTransition",
        "GestureLab", "LabWorkshop", "SampleAttempts",
      ]),
    .testTarget(name: "GestureProbeTests", dependencies: ["GestureProbe", "GestureLab"]),
    .testTarget(name: "GestureLabTests", dependencies: ["GestureLab", "LabWorkshop"]),
    .testTarget(name: "LabWorkshopTests", dependencies: ["GestureLab", "LabWorkshop"]),
    .testTarget(
      name: "GestureGalleryTests", dependencies: ["GestureGallery", "GestureProbe", "GestureLab"]),
    .testTarget(name: "GestureLabCommandTests", dependencies: ["gesture-lab"]),
    // View controllers as apps write them. To compile is their test.
    .testTarget(name: "RealLifeCode", dependencies: ["UIKitShim"]),
  ],
  swiftLanguageModes: [.v6]
)

// A file that needs the engine is wrapped in #if HEADLESS: Xcode builds every target of a package
// for every destination, and beside UIKit the engine's names would be ambiguous.
for target in package.targets {
  target.swiftSettings = [.define("HEADLESS", .when(platforms: headless))]
  // What the tests call is optimized, not the tests: their expectations take minutes to optimize.
  if target.type == .test {
    target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
}
