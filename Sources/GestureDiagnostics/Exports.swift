// One import gives a debug build the arbiter that is explained.
@_exported import GestureArbitration
