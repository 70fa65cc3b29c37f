// swift-tools-version: 6.0

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "GestureProbe",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Gesture Probe", targets: ["AppModule"], displayVersion: "1.0", bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf), accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [
        // The drags are meant for upright screens: sideways, a notch moves where pages rest.
        .portrait
      ])
  ],
  // Xcode reads a package in a folder. Whether Swift Playgrounds does is not documented.
  dependencies: [.package(name: "GestureArbiter", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [.product(name: "GestureProbe", package: "GestureArbiter")], path: ".")
  ],
  swiftLanguageModes: [.v6]
)
