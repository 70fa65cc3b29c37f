// Makes the compiler read every interface.
import Foundation
import UIKit
import UIKit.UIGestureRecognizerSubclass
import os
