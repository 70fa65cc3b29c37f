// Makes the compiler read every interface.
import Foundation
import SwiftUI
import UIKit
import UIKit.UIGestureRecognizerSubclass
import os
