#if HEADLESS
// Like UIKit, the module re-exports Foundation, which its files therefore do not import.
@_exported import Foundation
#endif
