#if HEADLESS
// Like UIKit, the module re-exports Foundation.
@_exported import Foundation
#endif
