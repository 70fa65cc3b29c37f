#pragma once
#include "../Foundation.h"
#include "../QuartzCore.h"

#include "UIColor.h"
#include "UIEvents.h"
#include "UIView.h"

#include "NSLayoutConstraint.h"
#include "UIAccessibility.h"
#include "UIAction.h"
#include "UIButton.h"
#include "UIControl.h"
#include "UIGestureRecognizer.h"
#include "UIScrollView.h"
#include "UILabel.h"
#include "UITableView.h"

#include "UIDevice.h"
#include "UIDragInteraction.h"
#include "UIViewController.h"
#include "UIViewControllerTransitioning.h"
#include "UIViewPropertyAnimator.h"

#include "UINavigationBar.h"
#include "UINavigationController.h"
#include "UIPageViewController.h"
#include "UIPresentation.h"
#include "UIScene.h"
