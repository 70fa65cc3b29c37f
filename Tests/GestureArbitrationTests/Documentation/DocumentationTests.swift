#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// The articles say what the sources say. Their links are checked by docc (`.ci/documentation`).
struct DocumentationTests {
  @Test func `every article is named in kebab case and has a title and an abstract`() {
    for article in DocumentedSources.articles {
      let lines = article.text.components(separatedBy: "\n")
      #expect(lines[0].hasPrefix("# ") && lines[1].isEmpty, "\(article.name)")
      #expect(!lines[2].isEmpty && lines[2].count <= 150, "\(article.name)")
      let isLanding = article.name == article.module
      #expect(isLanding || article.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    }
  }

  @Test func `every file named in the article about a touch exists`() throws {
    let article = try #require(DocumentedSources.article("how-a-touch-travels"))
    let files = article.text.matches(of: /`([\w+\/]+\.swift)`/).map { String($0.1) }

    #expect(files.count > 20)
    for file in files {
      let exists = ["Sources", "Sources/GestureArbitration"].contains {
        DocumentedSources.exists("\($0)/\(file)")
      }
      #expect(exists, "\(file)")
    }
  }

  @Test func `every file named in the other articles exists`() {
    for article in DocumentedSources.articles {
      for match in article.text.matches(of: /`((?:Sources|Tests)\/[\w+\/.-]+)`/) {
        #expect(DocumentedSources.exists(String(match.1)), "\(match.1) in \(article.name)")
      }
    }
  }

  @Test func `the reasons in the article are the reasons of the package`() throws {
    let article = try #require(DocumentedSources.article("reading-a-decision"))
    let source = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Sources/GestureRules/PopReason.swift"))
    let codes = source.matches(of: /PopReason\(\s*"(\w+)"/).map { String($0.1) }
    let documented = article.rows.compactMap { row in
      row.first?.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
    }

    #expect(codes.count > 20)
    #expect(documented.sorted() == Set(codes).sorted())
  }

  @Test func `the reasons in the article read as the package prints them`() throws {
    let article = try #require(DocumentedSources.article("reading-a-decision"))
    let texts = article.rows.map { $0[1] }
    let content = "carousel"

    for reason in [
      PopReason.atRoot, .disabled, .disabledByPolicy, .transitionRunning, .popStillCancelling,
      .underPresentation, .severalTouches(2), .screenRefused, .endedUndecided, .recognizerFailed,
      .backButtonMissing, .recognizerFailedBesideTouch, .recognizerWouldNotBegin, .innerStackMoves,
      .popDelegateRefuses,
      .touchNotReceived(on: "UIButton"),
      .claimed(name: "map"), .excluded(name: "ruler"), .notEnoughMovement(travel: 4, needed: 10),
      .directionUnclear(travel: 14), .movesVertically(vertical: 11.4, horizontal: 0.5),
      .movesTowards(.leading, distance: 10.5), .headsTowards(.leading, speed: 600),
      .headsVertically(vertical: 900, horizontal: 40),
      .startsOutsideArea(distance: 130, from: .leading, allowed: -.infinity...120),
      .startsBesideArea(height: 700, allowed: -.infinity...600),
      .contentAwayFromEdge(name: content, distance: 390, edge: .leading),
      .outsideStrip(name: content, distance: 195, width: 44, edge: .leading),
      .notAtBoundary(name: "page controller", edge: .leading),
      .contentMoving(name: "pager", motion: .decelerating),
      .claimedBecause(name: "board", reason: "a piece is under the touch"),
    ] {
      #expect(texts.contains(reason.text), "\(reason.code): \(reason.text)")
    }
  }

  @Test func `every file that the README links to exists`() {
    let readme = DocumentedSources.text(of: DocumentedSources.root.appending(path: "README.md"))
    let links = readme.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }

    #expect(links.count > 15)
    for link in links {
      let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
      #expect(DocumentedSources.exists(parts[0]), "\(link)")
      guard let anchor = parts.dropFirst().first else { continue }
      let text = DocumentedSources.text(of: DocumentedSources.root.appending(path: parts[0]))
      #expect(DocumentedSources.anchors(in: text).contains(anchor), "\(link)")
    }
  }

  @Test func `every rule of the package is in the article about policies`() throws {
    let article = try #require(DocumentedSources.article("writing-a-policy"))
    let documented = article.rows.compactMap(\.first)

    for rule in PopPolicy.standardRules {
      #expect(documented.contains("``PopRule/\(rule.name)``"), "\(rule)")
    }
  }
}
#endif
