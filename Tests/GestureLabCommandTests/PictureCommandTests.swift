#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

/// The pictures of the README and the articles are what the lab draws now.
struct PictureCommandTests {
  @Test(.needsProgram, arguments: await PublishedPicture.all)
  @WaitingActor
  func `a published picture is what gesture-lab draws`(picture: PublishedPicture) async throws {
    let (name, path) = await (picture.name, picture.path)
    let drawn = try LabProgram.output("show", "picture", name).joined(separator: "\n") + "\n"

    let file = try? String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    #expect(
      file == drawn,
      "\(path) is not up to date; write all pictures with: gesture-lab show picture --all .")
    #expect(drawn.utf8.count < 40_000)
    #expect(drawn.contains("role=\"img\""))
    #expect(drawn.contains("prefers-color-scheme:dark"))
  }

  @Test(arguments: [
    (#"{"drag":{"direction":"left","from":[150,500]}}"#, "to the left from (150, 500)"),
    (#"{"pull":{"from":[150,500]}}"#, "to the right from (195, 422)"),
  ])
  @MainActor func `the picture of a case is its own drag, if it ends with one`(
    step: String, words: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "case.json",
      """
      {"version":1,"ios":26,"windows":[{"shows":{"stack":{"name":"A","screens":[{"name":"s1"},
      {"name":"s2"}]}}}],"steps":[{"does":\(step)}]}
      """)

    let outcome = CommandOutcome("show", "picture", path)

    #expect(outcome.status == .fine)
    #expect(outcome.output.contains { $0.contains("A touch moves \(words).") }, "\(words)")
    let other = CommandOutcome("show", "picture", path, "up")
    #expect(other.output.contains { $0.contains("A touch moves up from (195, ") })
  }

  @Test @MainActor func `no picture lies beside the published ones`() throws {
    let paths = PublishedPicture.all.map(\.path)
    let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    let folder = try #require(folders.first)
    try #require(folders.count == 1)

    for file in try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appendingPathComponent(folder).path)
    {
      #expect(paths.contains("\(folder)/\(file)"), "\(file)")
    }
  }

  @Test @MainActor func `every picture is in the README or an article, with a description`() throws
  {
    let catalog = Self.root
      .appendingPathComponent("Sources/GestureArbitration/GestureArbitration.docc")
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let articles = try [
      "choosing-a-role.md", "popping-where-uikit-does-not.md", "finding-out-why.md",
    ].map {
      try String(contentsOf: catalog.appendingPathComponent($0), encoding: .utf8)
    }.joined()

    #expect(PublishedPicture.all.count >= 12)
    for picture in PublishedPicture.all {
      let images = articles.components(separatedBy: "](\(picture.name))").dropLast()
      let description =
        images.last?.components(separatedBy: "![").last
        ?? readme.components(separatedBy: "\" src=\"\(picture.path)\"").dropLast().last?
        .components(separatedBy: "alt=\"").last ?? ""
      #expect(description.count > 20, "\(picture.name)")
    }
  }

  @Test @MainActor func `without a word the command lists the pictures`() {
    let outcome = CommandOutcome("show", "picture")

    #expect(outcome.status == .fine)
    #expect(outcome.output.count == PublishedPicture.all.count)
    #expect(
      outcome.output.contains(
        "pager-with           a pager on its first page, iOS 26, with the arbiter"))
    for line in outcome.output { #expect(line.count <= 100, "\(line)") }
  }

  @Test @MainActor func `a drag on any screen is drawn, and written to a file`() throws {
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/own.svg"

    let outcome = CommandOutcome(
      "show", "picture", "slider", "left", "--from", "250,422", "--ios", "18", "--output", file)

    #expect(outcome.status == .fine)
    #expect(outcome.output.isEmpty)
    let svg = try String(contentsOfFile: file, encoding: .utf8)
    #expect(svg.contains("A touch moves to the left from (250, 422)"))
    #expect(svg.contains("Slider on iOS 18."))
    #expect(svg.hasSuffix("</svg>\n"))
    let plain = CommandOutcome("show", "picture", "map", "--plain")
    #expect(plain.output.contains { $0.contains(">Owner: pop<") })
    let arbiter = CommandOutcome("show", "picture", "map")
    #expect(arbiter.output.contains { $0.contains(">Owner: map<") })
  }

  @Test(
    arguments: [
      (["pager-wiht"], "There is no screen \"pager-wiht\"; "),
      (["plain", "--seed", "1"], "picture has no option \"--seed\"; "),
      (["plain", "sideways"], "\"sideways\" isn't a direction; "),
      (["pager-with", "--ios", "18"], "\"--ios\" does not belong to this form of show picture."),
      (["plain", "--version"], "\"--version\" does not belong to this form of show picture."),
      (["pager-with", "right"], "\"right\" is one argument too many."),
      (["--all"], "--all needs a value."),
      (["--all", "a", "b"], "\"b\" is one argument too many."),
    ])
  @MainActor func `wrong usage is explained`(arguments: [String], message: String) {
    let outcome = CommandOutcome(["show", "picture"] + arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.joined().contains(message), "\(outcome.errors)")
  }

  @Test @MainActor func `a folder that is not the package is refused before anything is drawn`()
    throws
  {
    let folder = try TemporaryFolder()

    let outcome = CommandOutcome("show", "picture", "--all", folder.path)

    #expect(outcome.status == .cannotWrite)
    #expect(outcome.output.isEmpty)
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
#endif
