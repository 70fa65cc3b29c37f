// One import gives an app the roles and policies that the modifiers take.
@_exported import GestureArbitration
