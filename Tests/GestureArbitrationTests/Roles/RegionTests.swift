#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Roles for parts of a view.
@MainActor @Suite struct RegionTests {
  private let left = CGRect(x: 40, y: 300, width: 100, height: 200)

  /// Adds a view that handles raw touches over the whole screen, and a region in it.
  private func addDrawing(
    to phone: Phone, frame: CGRect? = nil, role: PopGestureRole = .claims(.horizontalDrags)
  ) -> (drawing: RawCanvas, region: PopGestureRegion) {
    let drawing = RawCanvas(frame: StageMetrics.screen)
    let region = PopGestureRegion(frame: frame ?? left)
    region.popGestureRole = role
    drawing.addSubview(region)
    phone.screen.view.addSubview(drawing)
    return (drawing, region)
  }

  @Test(arguments: [(CGFloat(40), true), (139, true), (39, false), (140, false)])
  func `a region claims the drags that start in it, and no other`(x: CGFloat, isClaimed: Bool) {
    everywhere { phone in
      let (drawing, _) = addDrawing(to: phone)

      phone.swipeRight(from: x)
      phone.stage.rest()

      let pops = phone.hasContentPop && !isClaimed
      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      #expect(drawing.receivedWholeDrag == !pops, "\(phone.story)")
    }
  }

  @Test func `the edge swipe pops over a region that claims from the content pop`() {
    everywhere { phone in
      let (view, pan) = phone.addPannedView()
      let region = PopGestureRegion(frame: CGRect(x: 0, y: 300, width: 100, height: 200))
      region.popGestureRole = .claims(.horizontalDrags)
      view.addSubview(region)

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(!phone.hasWon(pan), "\(phone.story)")
    }
  }

  @Test func `a region counts before its view, in front of another one, and inside one`() {
    let phone = Phone()
    let (drawing, region) = addDrawing(to: phone)
    func register(_ view: UIView, _ name: String) {
      phone.arbiter.register(view, as: .claims(.horizontalDrags), named: name)
    }
    func ownerOfSwipe() -> String? {
      phone.swipeRight(from: 60)
      phone.stage.rest()
      return phone.decisions.last?.reasonText?.components(separatedBy: " claims").first
    }
    let inner = UIView(frame: CGRect(x: 50, y: 400, width: 50, height: 50))
    let inFront = PopGestureRegion(frame: left)
    let nested = PopGestureRegion(frame: CGRect(x: 10, y: 90, width: 50, height: 50))
    register(drawing, "drawing")
    register(region, "region")
    #expect(ownerOfSwipe() == "region")

    drawing.addSubview(inFront)
    register(inFront, "in front")
    #expect(ownerOfSwipe() == "in front")
    drawing.bringSubviewToFront(region)
    #expect(ownerOfSwipe() == "region")
    region.addSubview(nested)
    register(nested, "nested")
    #expect(ownerOfSwipe() == "nested")
    drawing.sendSubviewToBack(region)
    #expect(ownerOfSwipe() == "in front")
    drawing.insertSubview(inner, at: 0)
    register(inner, "inner view")
    #expect(ownerOfSwipe() == "inner view")

    inner.removeFromSuperview()
    inFront.popGestureRole = nil
    nested.removeFromSuperview()
    region.removeFromSuperview()
    #expect(ownerOfSwipe() == "drawing")
  }

  @Test func `a region is where it is when the touch lands`() {
    let phone = Phone(layoutDirection: .rightToLeft)
    let scrollView = phone.addScrollView(content: CGSize(width: 390, height: 3000))
    let drawing = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
    scrollView.addSubview(drawing)
    let region = PopGestureRegion(frame: CGRect(x: 290, y: 1000, width: 100, height: 100))
    region.popGestureRole = .map
    drawing.addSubview(region)
    func isClaimed(_ x: CGFloat, _ y: CGFloat) -> Bool {
      phone.arbiter.explanation(at: CGPoint(x: x, y: y)).contains("a PopGestureRegion")
    }

    #expect(!isClaimed(340, 450))
    scrollView.contentOffset.y = 600
    #expect(isClaimed(340, 450))
    region.frame.origin.x = 10
    #expect(!isClaimed(340, 450))
    #expect(isClaimed(50, 450))
    // Mirrored about the middle of the drawing.
    drawing.transform = CGAffineTransform(scaleX: -1, y: 1)
    #expect(isClaimed(340, 450))
    #expect(!isClaimed(50, 450))
    drawing.transform = .identity
    region.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(!isClaimed(15, 405), "a corner of the bounding box")
    #expect(isClaimed(60, 390), "a corner of the region")
    region.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(!isClaimed(60, 450))
  }

  @Test func `a region has no part in touches where it cannot be seen`() {
    let phone = Phone()
    let (drawing, region) = addDrawing(to: phone, frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let clip = UIView(frame: CGRect(x: 40, y: 400, width: 30, height: 60))
    phone.screen.view.addSubview(clip)
    clip.addSubview(drawing)
    func isClaimed(_ x: CGFloat) -> Bool {
      phone.arbiter.explanation(at: CGPoint(x: x, y: 420)).contains("a PopGestureRegion")
    }

    #expect(isClaimed(50))
    clip.clipsToBounds = true
    #expect(isClaimed(50))
    #expect(!isClaimed(80))
    for view in [region, drawing, clip] {
      view.isHidden = true
      #expect(!isClaimed(50))
      view.isHidden = false
      view.alpha = 0.005
      #expect(!isClaimed(50))
      view.alpha = 1
    }
    #expect(isClaimed(50))
    region.popGestureRole = nil
    #expect(!isClaimed(50))
  }

  @Test func `a region of a view has no part in touches on one that covers it`() {
    let phone = Phone()
    let (_, _) = addDrawing(to: phone)
    let cover = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(cover)

    phone.swipeRight(from: 60)
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a condition receives the region and the location in it`() {
    let phone = Phone()
    let (_, region) = addDrawing(to: phone)
    region.popGestureRole = .claims { drag in
      drag.view is PopGestureRegion && drag.location == CGPoint(x: 20, y: 122)
    }

    phone.drag(from: CGPoint(x: 60, y: 422), by: CGPoint(x: 180, y: 4))
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    phone.drag(from: CGPoint(x: 61, y: 422), by: CGPoint(x: 180, y: 4))
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a region whose view is gone, or that is, claims nothing and is not retained`() {
    let phone = Phone()
    weak var kept: PopGestureRegion?
    do {
      let (drawing, region) = addDrawing(to: phone)
      kept = region
      drawing.removeFromSuperview()
    }
    phone.swipeRight(from: 60)
    phone.stage.rest()

    #expect(kept == nil)
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a region may move to another window`() {
    let (first, second) = (Phone(), Phone())
    let (_, region) = addDrawing(to: first)
    let (drawing, other) = addDrawing(to: second)
    other.removeFromSuperview()
    drawing.addSubview(region)

    for phone in [first, second] {
      phone.swipeRight(from: 60)
      phone.stage.rest()
    }
    #expect(first.depth == 1, "\(first.story)")
    #expect(second.depth == 2, "\(second.story)")
  }

  @Test func `a diagnosis finds a region without area, and not that touches pass through it`() {
    let phone = Phone()
    let (drawing, region) = addDrawing(to: phone)
    #expect(phone.arbiter.diagnose() == [])

    region.frame = .zero
    #expect(phone.arbiter.diagnose().map { $0.contains("has no area") } == [true])
    region.frame = left
    drawing.isUserInteractionEnabled = false
    #expect(phone.arbiter.diagnose().map { $0.contains("no touch can hit it") } == [true])
  }
}
#endif
