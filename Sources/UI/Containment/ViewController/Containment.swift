import GTK

/// Adding, removing and replacing child view controllers.
extension ViewController {
  /// Adds a child view controller and inserts its view into this controller's view.
  ///
  /// For a child of a visible container, the order of calls is UIKit's: `willMove`, `viewDidLoad`, `viewWillAppear`,
  /// `viewDidAppear`, `didMove`. If the container is off screen, the two appearance methods are called when it appears.
  public final func add(child: ViewController) {
    adopt(child) { insertView(of: child) }
  }

  /// Adds a child view controller and inserts its view into a named slot of this controller's view. Replaces the child
  /// that occupies the slot.
  public final func add(child: ViewController, in slot: ChildContainer) {
    if let occupant = children.first(where: { $0.slot === slot }), occupant !== child {
      return replace(child: occupant, with: child)
    }
    adopt(child) {
      child.slot = slot
      slot.fill(child.view)
    }
  }

  /// Removes this controller from its parent, and its view from the parent's view.
  public final func remove() {
    guard let parent else { return raiseNotAChild(of: nil) }
    calling(.willMove) { willMove(toParent: nil) }
    beginAppearanceTransition(isAppearing: false)
    if isViewLoaded { parent.removeView(of: self) }
    endAppearanceTransition()
    parent.disown(self)
  }

  /// Replaces a child with another one in the same position. Their transitions overlap as in UIKit.
  ///
  /// The order of calls is: the old child's `viewWillDisappear`, the new child's `viewWillAppear`, the old child's
  /// `viewDidDisappear`, the new child's `viewDidAppear`.
  public final func replace(child old: ViewController, with new: ViewController) {
    guard old.parent === self else { return old.raiseNotAChild(of: self) }
    guard canAdopt(new) else { return }
    old.calling(.willMove) { old.willMove(toParent: nil) }
    beginAdopting(new)
    switchChildren(from: old, to: new) { replaceView(of: old, with: new) }
    disown(old)
    new.calling(.didMove) { new.didMove(toParent: self) }
  }

  /// Transitions from `old` to `new`. If `new` isn't a child yet, it becomes one; `old` remains a child.
  ///
  /// Source: `transition(from:to:duration:options:animations:completion:)` of
  /// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
  ///
  /// - Parameter switchViews: Replaces the visible view. Called between the children's "will" and "did" methods.
  public final func transition(from old: ViewController?, to new: ViewController, _ switchViews: () -> Void) {
    if let old, old.parent !== self { return old.raiseNotAChild(of: self) }
    guard new.parent !== self else { return switchChildren(from: old, to: new, switchViews) }
    guard canAdopt(new) else { return }
    beginAdopting(new)
    switchChildren(from: old, to: new, switchViews)
    new.calling(.didMove) { new.didMove(toParent: self) }
  }

  /// Completes the removal of a child whose view has already been removed.
  final func disown(_ child: ViewController) {
    child.slot = nil
    children.removeAll { $0 === child }
    child.parent = nil
    child.previousContainer = nameInMessages
    child.calling(.didMove) { child.didMove(toParent: nil) }
  }

  /// Returns whether `child` can be added to this controller. If not, raises a fault that names both controllers.
  final func canAdopt(_ child: ViewController) -> Bool {
    if child === self {
      ContainmentFault.addedToItself(self).raise()
    } else if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
      ContainmentFault.loop(child, newParent: self).raise()
    } else if let parent = child.parent {
      ContainmentFault.hasParent(child, parent: parent, newParent: self).raise()
    } else {
      return true
    }
    return false
  }
}

extension ViewController {
  private func adopt(_ child: ViewController, insert: () -> Void) {
    guard canAdopt(child) else { return }
    beginAdopting(child)
    if shows(child: child) { switchChildren(from: nil, to: child, insert) } else { insert() }
    child.calling(.didMove) { child.didMove(toParent: self) }
  }

  private func beginAdopting(_ child: ViewController) {
    child.calling(.willMove) { child.willMove(toParent: self) }
    children.append(child)
    child.parent = self
    child.previousContainer = nil
  }

  private func switchChildren(from old: ViewController?, to new: ViewController, _ switchViews: () -> Void) {
    new.loadViewIfNeeded()
    old?.beginAppearanceTransition(isAppearing: false)
    if isVisibleOrAppearing { new.beginAppearanceTransition(isAppearing: true) }
    switchViews()
    old?.endAppearanceTransition()
    // A container that is still appearing ends its children's transition together with its own.
    if isVisible { new.endAppearanceTransition() }
  }

  private func raiseNotAChild(of container: ViewController?) {
    if let previousContainer, container == nil || container?.nameInMessages == previousContainer {
      ContainmentFault.usedAfterRemoval(self, container: previousContainer).raise()
    } else {
      ContainmentFault.notAChild(self, of: container).raise()
    }
  }
}
