#if HEADLESS
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
    var drags = RandomDrags(seed: 1)

    drags.run { $0.cases < 400 }

    #expect(drags.finding.map(story) == nil)
    #expect(drags.cases == 400)
    for item in RandomDragCoverage.allCases {
      #expect(drags.coverage[item] ?? 0 > 5, "\(item.rawValue)")
    }
    #expect(drags.coverage[.allowedOverContent] ?? 0 > 100)
  }

  @Test(arguments: [
    (PlantedFault.undeferred, Violation.Law.deferral), (.late, .begin), (.leaping, .jump),
    (.ownerless, .owner),
  ])
  func `a planted fault is found and reduced to at most four samples`(
    fault: PlantedFault, law: Violation.Law
  ) throws {
    let others = Set(Violation.Law.allCases).subtracting([law])
    var drags = RandomDrags(seed: 1, trial: RandomTrial(fault: fault, except: others))

    drags.run { $0.cases < 400 }

    let finding = try #require(drags.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.stepCount <= 4, "\(story(finding))")
    #expect(finding.shrunk.stepCount <= finding.originalSteps)
    // Without the fault there is no violation.
    #expect(RandomDragRun(finding.shrunk).violation == nil, "\(story(finding))")
  }

  @Test func `a registered list scrolls by its own axis or lets the drag pop, never both`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let runs = (0..<4_000).map { RandomDragCase($0, seed: 1) }
        .filter { $0.content == .registeredList }.map { RandomDragRun($0) }

      #expect(runs.compactMap(\.violation).isEmpty)
      for item in [RandomDragCoverage.contentMoved, .popBegan] {
        #expect(runs.count { $0.covered.contains(item) } > 10, "\(item.rawValue)")
      }
      #expect(!runs.contains { $0.covered.isSuperset(of: [.contentMoved, .popBegan]) })
    }
  }

  @Test func `every order of recognizers, release, driver and content is played`() {
    let cases = (0..<400).map { RandomDragCase($0, seed: 1) }

    for content in RandomDragCase.Content.allCases {
      #expect(cases.contains { $0.content == content })
    }
    for driver in RandomDragCase.Driver.allCases {
      for version in SystemVersion.allCases {
        #expect(cases.contains { $0.driver == driver && $0.behavior.version == version })
      }
    }
    for question in RandomDragCase.questions + [.deliveryOrder] {
      for answer in UIKitBehavior().answers(to: question) {
        #expect(
          cases.contains { $0.behavior.answer(to: question)?.name == answer.name }, "\(answer)")
      }
    }
  }

  @Test func `the same seed and number give the same case, others give other cases`() {
    #expect(RandomDragCase(3, seed: 7) == RandomDragCase(3, seed: 7))
    let several =
      (0..<50).map { RandomDragCase($0, seed: 7).lines }
      + (8...57).map { RandomDragCase(3, seed: $0).lines }
    #expect(Set(several).count == 100)
  }

  @Test func `every second case plays a recorded stroke if there are any`() {
    var generator = StrokeGenerator(seed: 5)
    let strokes = [generator.next(.right)]

    let cases = (0..<100).map { RandomDragCase($0, seed: 1, strokes: strokes) }

    #expect((30...70).contains(cases.count { $0.origin.hasPrefix("recorded stroke") }))
  }

  private func story(_ finding: RandomDrags.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
#endif
