#if HEADLESS
// One import for a test: the arbiter, and the engine it runs on.
@_exported import GestureArbitration
@_exported import HeadlessUIKit
#endif
