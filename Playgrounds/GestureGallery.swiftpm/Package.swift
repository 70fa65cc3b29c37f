// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "GestureGallery",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Gesture Gallery", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .map), accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.phone, .pad], supportedInterfaceOrientations: [.portrait])
  ],
  // Xcode reads a package in a folder. Whether Swift Playgrounds does is not documented.
  dependencies: [.package(name: "GestureArbiter", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "GestureArbitration", package: "GestureArbiter"),
        .product(name: "GestureArbitrationUI", package: "GestureArbiter"),
        .product(name: "GestureDiagnostics", package: "GestureArbiter"),
        .product(name: "UIKitShim", package: "GestureArbiter"),
      ], path: ".")
  ],
  swiftLanguageModes: [.v6]
)
