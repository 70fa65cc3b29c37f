#pragma once
#include "../Foundation.h"

#include "UIEvents.h"
#include "UIView.h"

#include "UIControl.h"
#include "UIGestureRecognizer.h"
#include "UIScrollView.h"

#include "UIViewController.h"

#include "UINavigationController.h"
#include "UIPageViewController.h"
