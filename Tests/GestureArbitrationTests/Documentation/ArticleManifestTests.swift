#if HEADLESS
import Foundation
import Testing

/// The manifest that an article shows.
struct ArticleManifestTests {
  /// The manifest of a package for tests, which the package manager reads and no test can compile.
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Feed",
      platforms: [.iOS(.v16), .macOS(.v13)],
      products: [.library(name: "Feed", targets: ["Feed"])],
      dependencies: [.package(path: "../GestureArbiter")],
      targets: [
        .target(
          name: "Feed",
          dependencies: [
            .product(name: "GestureArbitration", package: "GestureArbiter"),
            .product(name: "UIKitShim", package: "GestureArbiter"),
          ]),
        .testTarget(
          name: "FeedTests",
          dependencies: ["Feed", .product(name: "GestureLab", package: "GestureArbiter")]),
      ])
    """

  @Test func `the manifest of the article uses a product and a system of this package`() throws {
    let article = try #require(DocumentedSources.article("testing-without-a-phone"))
    let package = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Package.swift"))

    #expect(article.blocks(of: "swift").contains(Self.manifest))
    #expect(package.hasPrefix("// swift-tools-version: 6.0\n"))
    #expect(package.contains(#".library(name: "GestureLab","#))
    #expect(package.contains(#".library(name: "UIKitShim","#))
    #expect(package.contains(".macOS(.v13)"))
  }
}
#endif
