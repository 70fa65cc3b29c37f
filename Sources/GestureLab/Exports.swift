#if HEADLESS
// One import for a test: the arbiter, its evidence, and the engine it runs on.
@_exported import GestureArbitration
@_exported import GestureDiagnostics
@_exported import HeadlessUIKit
#endif
