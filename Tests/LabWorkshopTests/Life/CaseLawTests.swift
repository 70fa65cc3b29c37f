#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Each law finds what breaks it, and nothing else.
@MainActor @Suite struct CaseLawTests {
  @Test func `a transition that is left breaks the law that everything rests`() {
    let life = life([drag()])

    #expect(CaseLaw.everythingRests.finds(life, log(pops: true, leaves: "transition of A"), log()))
    #expect(!CaseLaw.everythingRests.finds(life, log(pops: true), log(pops: true)))
    #expect(
      !CaseLaw.everythingRests.finds(
        life, log(leaves: "transition of A"), log(leaves: "transition of A")),
      "UIKit leaves it too")
  }

  @Test(
    arguments: [
      CaseAct.follow(.disabled, .screen("s2")), .follow(.disabled, .stack("A")),
      .follow(.disabled, .app), .intercept(screen: "s2", agrees: false),
    ])
  func `a pop against a refusal breaks its law`(act: CaseAct) {
    let life = life([.act(act), drag()])

    #expect(CaseLaw.refusedStays.finds(life, log(steps: 2, pops: true)))
    #expect(!CaseLaw.refusedStays.finds(life, log(steps: 2)))
  }

  @Test(
    arguments: [
      [CaseAct.follow(.standard, .screen("s2")), .follow(.disabled, .stack("A"))],
      [.intercept(screen: "s2", agrees: false), .answer(screen: "s2", agrees: true)],
      [.follow(.disabled, .stack("A")), .remove(stack: "A")],
    ])
  func `what is no refusal any more may pop`(acts: [CaseAct]) {
    let life = life(acts.map { .act($0) } + [drag()])

    #expect(!CaseLaw.refusedStays.finds(life, log(steps: 3, pops: true)))
  }

  @Test func `a notification too few or too many breaks its law`() {
    let life = life([.act(.intercept(screen: "s2", agrees: false)), drag()])
    func finds(_ count: Int, plainPops: Bool) -> Bool {
      CaseLaw.notifiedOnce.finds(life, log(steps: 2, notifications: count), log(pops: plainPops))
    }

    #expect(finds(2, plainPops: true))
    #expect(finds(0, plainPops: true))
    #expect(finds(1, plainPops: false))
    #expect(!finds(1, plainPops: true))
    #expect(!finds(0, plainPops: false))
  }

  @Test func `a pan around a claimed view breaks its law`() {
    let life = life([.act(.give(screen: "s2", .enclosingMap)), drag()])

    #expect(CaseLaw.enclosingRole.finds(life, log(steps: 2, beginsPan: true)))
    #expect(!CaseLaw.enclosingRole.finds(life, log(steps: 2)))
  }

  @Test func `tampering that nobody reports breaks its law`() {
    let life = life([.act(.ask(stack: "A")), .act(.tamper(stack: "A")), drag()])

    #expect(CaseLaw.tampering.finds(life, log(steps: 3)) == RuntimeWarning.isDebugBuild)
    #expect(!CaseLaw.tampering.finds(life, log(steps: 3, reports: true)))
  }

  @Test func `a recognizer that stays after a removal breaks its law`() {
    let life = life([.act(.ask(stack: "A")), .act(.remove(stack: "A"))])

    #expect(CaseLaw.removal.finds(life, log(steps: 2, keepsGates: true)))
    #expect(!CaseLaw.removal.finds(life, log(steps: 2)))
  }

  @Test func `another owner than under plain UIKit breaks a law where nothing is configured`() {
    let neutral = life([.act(.ask(stack: "A")), drag()])
    let configured = life([.act(.drive(stack: "A", isOn: true)), drag()])

    #expect(CaseLaw.plainStays.finds(neutral, log(steps: 2), log(pops: true)))
    #expect(!CaseLaw.plainStays.finds(neutral, log(steps: 2, pops: true), log(pops: true)))
    #expect(!CaseLaw.plainStays.finds(configured, log(steps: 2, pops: true), log()))
  }

  @Test func `another owner after the removal of another arbiter breaks its law`() {
    let elsewhere = life([.act(.remove(stack: "B")), drag()])
    let here = life([.act(.remove(stack: "A")), drag()])

    #expect(CaseLaw.removalIsLocal.finds(elsewhere, log(steps: 2), log(steps: 2, pops: true)))
    #expect(!CaseLaw.removalIsLocal.finds(here, log(steps: 2), log(steps: 2, pops: true)))
  }

  @Test func `another owner with settings given earlier breaks the law of their order`() {
    let life = life([
      .act(.push(CaseScreen("s3"), stack: "B", animated: false)),
      .act(.drive(stack: "A", isOn: true)), drag(),
    ])

    #expect(
      CaseLaw.settingsInAnyOrder.finds(life, log(steps: 3), log(steps: 3, pops: true)))
    #expect(
      !CaseLaw.settingsInAnyOrder.finds(
        life, log(steps: 3, pops: true), log(steps: 3, pops: true)))
  }

  @Test func `another owner of the same containers breaks the law of their history`() {
    let life = life([.act(.push(CaseScreen("s3"), stack: "A", animated: false)), drag()])

    #expect(CaseLaw.history.finds(life, log(steps: 2), log(pops: true)))
    #expect(!CaseLaw.history.finds(life, log(steps: 2, pops: true), log(pops: true)))
  }

  @Test func `a driver that pops another stack than UIKit's edge pop breaks its law`() {
    let life = life([.act(.drive(stack: "A", isOn: true)), drag()])

    #expect(CaseLaw.innermostPops.finds(life, log(steps: 2), log(pops: true)))
    #expect(!CaseLaw.innermostPops.finds(life, log(steps: 2, pops: true), log(pops: true)))
  }

  @Test func `a pop that a setting in one of its callbacks undoes breaks its law`() {
    func life(_ act: CaseAct) -> LabCase {
      self.life([.act(.upon(.willDisappear, screen: "s2", act)), drag()])
    }
    let (undone, popped) = (
      log(steps: 2, calls: [.willDisappear]), log(steps: 2, pops: true, calls: [.willDisappear])
    )

    #expect(CaseLaw.underWay.finds(life(.drive(stack: "A", isOn: false)), undone, popped))
    #expect(!CaseLaw.underWay.finds(life(.drive(stack: "A", isOn: false)), popped, popped))
    #expect(
      !CaseLaw.underWay.finds(life(.drive(stack: "A", isOn: false)), log(steps: 2), popped),
      "the callback did not come")
    #expect(
      !CaseLaw.underWay.finds(life(.remove(stack: "A")), undone, popped),
      "a removal returns what a touch holds")
  }

  @Test(
    arguments: [
      [Log.Callback.willAppear, .willAppear], [.didAppear, .didAppear],
      [.didDisappear, .didAppear],
      [.willAppear, .didAppear, .willDisappear],
    ])
  func `callbacks out of turn break the law of appearance`(calls: [Log.Callback]) {
    let life = life([drag()])

    #expect(CaseLaw.appearance.finds(life, log(calls: calls), log()))
    #expect(!CaseLaw.appearance.finds(life, log(calls: calls), log(calls: calls)), "UIKit does too")
    #expect(!CaseLaw.appearance.finds(life, log(calls: [.willAppear, .didAppear]), log()))
  }

  @Test func `a state that UIKit does not grant breaks the law of states`() {
    let subject = Log.Subject(UIPanGestureRecognizer())
    func finds(_ states: UIGestureRecognizer.State..., because cause: Log.Cause? = nil) -> Bool {
      let kinds = states.map { Log.Kind.state(subject, $0, because: cause) }
      return CaseLaw.stateTransitions.finds(life([drag()]), CaseLog(Log(kinds)))
    }

    #expect(finds(.changed))
    #expect(finds(.began, .possible))
    #expect(finds(.failed, .began))
    #expect(!finds(.began, .changed, .cancelled, .possible, .ended, .possible, .failed))
    #expect(!finds(.began, .possible, because: .removed), "a removed recognizer is reset")
  }

  @Test func `a recognizer beside one that excludes it breaks the law of exclusion`() {
    var company = Log.Company()
    #expect(!CaseLaw.exclusion.finds(life([drag()]), log(with: [company])))
    company.excluded = ["pager.pan"]
    #expect(CaseLaw.exclusion.finds(life([drag()]), log(with: [company])))
  }

  @Test func `a pop at the root, or two with one touch, break the law of pops`() {
    func company(
      of touch: Int, screens: Int = 2, isInteractive: Bool? = nil
    ) -> Log.Company {
      var company = Log.Company()
      company.touches = [touch]
      company.pops = ("A", .edgePop, screens, isInteractive)
      return company
    }
    func finds(_ companies: Log.Company..., in steps: [CaseStep.Action]? = nil) -> Bool {
      CaseLaw.popsOnce.finds(life(steps ?? [drag()]), log(with: companies))
    }

    #expect(finds(company(of: 1, screens: 1)))
    #expect(
      !finds(company(of: 1, screens: 1), in: [.act(.tamper(stack: "A")), drag()]),
      "UIKit's delegate refused it")
    #expect(finds(company(of: 1, isInteractive: true)))
    #expect(!finds(company(of: 1, screens: 1, isInteractive: false)), "a slide gives way")
    #expect(finds(company(of: 1), company(of: 1)))
    #expect(!finds(company(of: 1), company(of: 2)))
  }

  // MARK: - Views and recognizers

  @Test func `actions out of turn break their law`() {
    func finds(_ kinds: Log.Kind...) -> Bool {
      CaseLaw.actionOrder.finds(stage(), CaseLog(Log(kinds)))
    }
    let reset = Log.Kind.state(Log.Subject(recognizer("r1")), .possible, because: nil)
    let removal = Log.Kind.state(Log.Subject(recognizer("r1")), .possible, because: .removed)

    #expect(finds(.action("r1", .changed)))
    #expect(finds(.action("r1", .began), .action("r1", .began)))
    #expect(finds(.action("r1", .began)), "it does not end")
    #expect(finds(.action("r1", .began), reset))
    #expect(!finds(.action("r1", .began), removal))
    #expect(!finds(.action("r1", .began), .action("r1", .changed), .action("r1", .ended), reset))
    #expect(!finds(.action("r1", .ended), reset, .action("r1", .ended)), "two taps")
  }

  @Test func `touches of a view out of turn break their law`() {
    func finds(_ phases: UITouch.Phase...) -> Bool {
      let kinds = phases.map { Log.Kind.view("v10", $0, touch: 1) }
      return CaseLaw.viewTouches.finds(stage(), CaseLog(Log(kinds)))
    }

    #expect(finds(.moved))
    #expect(finds(.began))
    #expect(finds(.began, .ended, .ended))
    #expect(!finds(.began, .moved, .cancelled))
  }

  @Test func `who recognizes before what it requires to fail breaks the law of requirements`() {
    func finds(_ possible: String) -> Bool {
      var company = Log.Company()
      company.possible = [possible]
      return CaseLaw.requirements.finds(
        stage(), CaseLog(Log([.company(Log.Subject(recognizer("r1")), company)])))
    }

    #expect(finds("r2"))
    #expect(!finds("r3"))
  }

  @Test func `a circle without a name, and a recognizer that waits for ever, break their law`() {
    func waits(_ one: String, _ other: String) -> Log.Kind {
      .waits(Log.Subject(recognizer(one)), for: [other])
    }
    func finds(_ kinds: Log.Kind...) -> Bool {
      CaseLaw.circles.finds(stage(), CaseLog(Log(kinds + [.scene(Log.Scene())])))
    }
    let over = Log.Kind.state(Log.Subject(recognizer("r1")), .failed, because: nil)

    #expect(finds(waits("r1", "r2"), waits("r2", "r1")))
    #expect(finds(waits("r1", "r2")), "it waits to the end")
    #expect(!finds(waits("r1", "r2"), over))
  }

  @Test func `a drag that only plain UIKit gives an owner breaks its law`() {
    let win = Log.Kind.company(Log.Subject(recognizer("r1")), Log.Company())
    let gate = Log.Kind.company(Log.Subject(recognizer("GestureArbiter.edgeGate")), Log.Company())
    func finds(_ kinds: Log.Kind...) -> Bool {
      CaseLaw.dragsHaveOwners.finds(
        stage([.ask(stack: "A")]), CaseLog(Log(kinds)), CaseLog(Log([win])))
    }

    #expect(finds())
    #expect(finds(gate))
    #expect(!finds(win))
    #expect(!finds(.notified("s1", of: .edgeSwipe), refusal()))
  }

  @Test func `a pop against the last decision, or without one, breaks the law of refusals`() {
    var company = Log.Company()
    (company.touches, company.pops) = ([1], ("A", .edgePop, 2, nil))
    let landing = Log.Kind.touch(.began, .zero, receivedBy: [])
    let pop = Log.Kind.company(Log.Subject(recognizer("edgePop")), company)
    func finds(_ acts: [CaseAct], _ kinds: Log.Kind...) -> Bool {
      let steps = acts.indices.map { Log.Kind.step($0) }
      return CaseLaw.refusals.finds(stage(acts), CaseLog(Log(steps + [landing] + kinds + [pop])))
    }

    #expect(finds([.ask(stack: "A")]))
    #expect(finds([.ask(stack: "A")], refusal()))
    #expect(!finds([]), "nobody asked for decisions")
    #expect(!finds([.ask(stack: "A"), .remove(stack: "A")], refusal()))
  }

  @Test func `what is left of an arbiter breaks the law that nothing remains`() {
    let removed = stage([.ask(stack: "A"), .remove(stack: "A")])
    let note = Log.Kind.note("acts began", about: "r1")

    #expect(CaseLaw.nothingRemains.finds(removed, CaseLog(Log([])), CaseLog(Log([note]))))
    #expect(!CaseLaw.nothingRemains.finds(removed, CaseLog(Log([note])), CaseLog(Log([note]))))
  }

  /// A stage with a requirement, on which lines are written before a touch.
  private func stage(_ acts: [CaseAct] = []) -> LabCase {
    var screen = CaseScreen("s1")
    screen.views = try? JSONDecoder().decode(
      CaseViews.self,
      from: Data(
        """
        {"views":[],"recognizers":[],"relations":[
        {"name":"1","kind":"requires","one":"r1","other":"r2","isOn":true}]}
        """.utf8))
    let land = CaseStep.Action.contacts(
      [CaseContact(touch: 0, phase: .began, point: .zero)], after: 0)
    return LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [screen]))],
      acts.map { CaseStep(.act($0)) } + [CaseStep(land)])
  }

  private func recognizer(_ name: String) -> UIGestureRecognizer {
    let recognizer = UIPanGestureRecognizer()
    recognizer.name = name
    return recognizer
  }

  private func refusal() -> Log.Kind {
    let stage = Stage()
    stage.push(UIViewController())
    stage.arbiter.policy = .disabled
    stage.play(
      TouchScript().down(at: CGPoint(x: 3, y: 400)).move(to: CGPoint(x: 99, y: 400), over: 0.2).up()
    )
    return stage.timeline.recorder.log.decisions.last.map { .decision($0) } ?? .step(0)
  }

  // MARK: -

  /// A log of recognizers that begin.
  private func log(with companies: [Log.Company]) -> CaseLog {
    let subject = Log.Subject(UIPanGestureRecognizer())
    return CaseLog(Log(companies.map { .company(subject, $0) }))
  }

  private func life(_ steps: [CaseStep.Action]) -> LabCase {
    LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1"), CaseScreen("s2")]))],
      steps.map { CaseStep($0) })
  }

  private func drag() -> CaseStep.Action {
    .drag(.right, from: CGPoint(x: 195, y: 422))
  }

  /// The log of acts that change nothing and a drag in the end.
  private func log(
    steps: Int = 1, pops: Bool = false, leaves left: String? = nil, notifications: Int = 0,
    beginsPan: Bool = false, reports: Bool = false, keepsGates: Bool = false,
    calls: [Log.Callback] = []
  ) -> CaseLog {
    var scene = Log.Scene()
    scene.shown["stack A"] = "s1, s2"
    scene.shown["place of s2"] = "(0, 0) in window 1"
    var kinds: [Log.Kind] = [.scene(scene)]
    for step in 0..<steps {
      kinds.append(.step(step))
      guard step == steps - 1 else {
        kinds.append(.scene(scene))
        continue
      }
      kinds.append(.landing(Log.Path([.screen("s2", isAroundOrphan: false), .stack("A")])))
      kinds += (0..<notifications).map { _ in .notified("s2", of: .contentSwipe) }
      if beginsPan { kinds.append(.note("begins", about: CaseGesture.pan.subject)) }
      kinds += calls.map { .callback($0, of: "s2") }
      if reports { kinds.append(.issue("the delegate was replaced")) }
      if pops { scene.shown["stack A"] = "s1" }
      scene.leftOver = left.map { [$0: "running"] } ?? [:]
      if keepsGates { scene.ofPackage["recognizers in window 1"] = "9" }
      kinds.append(.scene(scene))
    }
    return CaseLog(Log(kinds))
  }
}

extension CaseLaw {
  /// Whether the law finds a violation in a log, beside that of the other life.
  @MainActor
  fileprivate func finds(_ life: LabCase, _ log: CaseLog, _ other: CaseLog? = nil) -> Bool {
    twin(life) != nil && violation(life, log, { other ?? log }) != nil
  }
}
#endif
