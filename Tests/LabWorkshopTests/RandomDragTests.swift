#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Of a drag that is allowed to pop content that defers gets no point, and the pop begins with the
/// decision.
///
/// This is a sample; `gesture-lab check drags` plays any number.
@MainActor @Suite struct RandomDragTests {
  @Test func `of an allowed drag content gets no point, and the pop begins with the decision`() {
    var drags = RandomCases(dragsOf: 1)

    drags.run { $0.cases < 400 }

    #expect(drags.finding.map(story) == nil)
    #expect(drags.cases == 400)
    for item in CaseCoverage.ofDrags {
      #expect(drags.coverage[item] ?? 0 > 5, "\(item.rawValue)")
    }
    #expect(drags.coverage[.allowedOverContent] ?? 0 > 100)
  }

  @Test(arguments: [
    (PlantedFault.undeferred, Violation.Law.deferral), (.late, .begin), (.leaping, .jump),
    (.ownerless, .owner),
  ])
  func `a planted fault is found and reduced to at most ten steps`(
    fault: PlantedFault, law: Violation.Law
  ) throws {
    let others = Set(Violation.Law.allCases).subtracting([law])
    var drags = RandomCases(dragsOf: 1, trial: RandomTrial(fault: fault, except: others))

    drags.run { $0.cases < 400 }

    let finding = try #require(drags.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.steps.count <= 10, "\(story(finding))")
    #expect(finding.shrunk.steps.count <= finding.originalSteps)
    // Without the fault there is no violation, and the file of the case is the same case.
    #expect(CaseRun(finding.shrunk).violation == nil, "\(story(finding))")
    let read = try DataFile.decode(
      LabCase.self, from: Data(finding.shrunk.json.utf8), name: "drag.json")
    #expect(read == finding.shrunk)
  }

  @Test func `a registered list scrolls by its own axis or lets the drag pop, never both`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let runs = (0..<4_000).map { DragGenerator.drag($0, seed: 1) }
        .filter { $0.text.contains("role of list: pager") }.map { CaseRun($0) }

      #expect(runs.compactMap(\.violation).isEmpty)
      for item in [CaseCoverage.moved, .popBegan] {
        #expect(runs.count { $0.covered.contains(item) } > 10, "\(item.rawValue)")
      }
      #expect(!runs.contains { $0.covered.isSuperset(of: [.moved, .popBegan]) })
    }
  }

  @Test func `every order of recognizers, release, driver and content is played`() {
    let cases = (0..<400).map { DragGenerator.drag($0, seed: 1) }

    let contents = [
      "role of pager: pager", "role of pager: pager that keeps edge swipes",
      "role of carousel: carousel", "role of carousel: carousel with a strip of 400 pt",
      "role of a2: pages", "list in pager", "pager in list", "role of list: pager",
      "role of map: map", "role of content: finicky", "a pan of the app",
    ]
    for content in contents {
      #expect(cases.contains { $0.text.contains(content) }, "\(content)")
    }
    for driver in ["driver on in A", "pop transition of a2 set"] {
      for version in SystemVersion.allCases {
        #expect(cases.contains { $0.text.contains(driver) && $0.behavior.version == version })
      }
    }
    for question in DragGenerator.questions + [.deliveryOrder] {
      for answer in UIKitBehavior().answers(to: question) {
        #expect(
          cases.contains { $0.behavior.answer(to: question)?.name == answer.name }, "\(answer)")
      }
    }
  }

  @Test func `the same seed and number give the same case, others give other cases`() {
    #expect(DragGenerator.drag(3, seed: 7) == DragGenerator.drag(3, seed: 7))
    let several =
      (0..<50).map { DragGenerator.drag($0, seed: 7).json }
      + (8...57).map { DragGenerator.drag(3, seed: $0).json }
    #expect(Set(several).count == 100)
  }

  @Test func `every second case plays a recorded stroke if there are any`() {
    var generator = StrokeGenerator(seed: 5)
    let stroke = generator.next(.right)

    let cases = (0..<100).map { DragGenerator.drag($0, seed: 1, strokes: [stroke]) }

    // Few others have as many samples.
    let recorded = cases.count { $0.steps.count(where: \.isTouch) == stroke.samples.count + 1 }
    #expect((30...70).contains(recorded), "\(recorded)")
  }

  private func story(_ finding: RandomCases.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}

extension LabCase {
  fileprivate var text: String { lines.joined(separator: "\n") }
}
#endif
