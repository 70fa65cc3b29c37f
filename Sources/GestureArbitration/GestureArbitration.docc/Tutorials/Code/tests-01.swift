// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(path: "../GestureArbiter")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "GestureArbitration", package: "GestureArbiter"),
        .product(name: "UIKitShim", package: "GestureArbiter"),
      ]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "GestureLab", package: "GestureArbiter")]),
  ]
)
