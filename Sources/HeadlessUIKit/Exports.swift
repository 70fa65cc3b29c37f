// As UIKit does: whoever imports it has Foundation too.
@_exported import Foundation
