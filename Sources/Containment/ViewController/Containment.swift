import GTK

/// Putting controllers into controllers.
extension ViewController {
  /// Makes `child` part of this controller and puts its view into this one's.
  ///
  /// The order is UIKit's for a child of a visible container: `willMove`, `viewDidLoad`, `viewWillAppear`,
  /// `viewDidAppear`, `didMove`. In a container that is off screen the two middle ones come when it appears.
  public final func add(child: ViewController) {
    adopt(child) { insertView(of: child) }
  }

  /// Makes `child` part of this controller and puts its view into a named place of this one's view. A child that was
  /// there is replaced.
  public final func add(child: ViewController, in place: Place) {
    if let occupant = children.first(where: { $0.placeholder === place }), occupant !== child {
      return replace(child: occupant, with: child)
    }
    adopt(child) {
      child.placeholder = place
      place.fill(child.view)
    }
  }

  /// Takes this controller out of its container, and its view out of the container's.
  public final func remove() {
    guard let parent else { return raiseNotAChild(of: nil) }
    calling(.willMove) { willMove(toParent: nil) }
    beginAppearanceTransition(isAppearing: false)
    if isViewLoaded { parent.removeView(of: self) }
    endAppearanceTransition()
    parent.disown(self)
  }

  /// Swaps one child for another in the same place, so that their transitions overlap as in UIKit: the old is about to
  /// disappear, the new about to appear, the old has disappeared, the new has appeared.
  public final func replace(child old: ViewController, with new: ViewController) {
    guard old.parent === self else { return old.raiseNotAChild(of: self) }
    guard canAdopt(new) else { return }
    old.calling(.willMove) { old.willMove(toParent: nil) }
    beginAdopting(new)
    switchChildren(from: old, to: new) { replaceView(of: old, with: new) }
    disown(old)
    new.calling(.didMove) { new.didMove(toParent: self) }
  }

  /// Brings `new` on screen where `old` was; both are children afterwards, and `new` becomes one if it was not.
  ///
  /// The steps between the announcements are `switchViews`, which a container with many children supplies. Source:
  /// [transition(from:to:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)).
  public final func transition(from old: ViewController?, to new: ViewController, _ switchViews: () -> Void) {
    if let old, old.parent !== self { return old.raiseNotAChild(of: self) }
    guard new.parent !== self else { return switchChildren(from: old, to: new, switchViews) }
    guard canAdopt(new) else { return }
    beginAdopting(new)
    switchChildren(from: old, to: new, switchViews)
    new.calling(.didMove) { new.didMove(toParent: self) }
  }

  /// The last steps of a child's leaving; its view is gone already.
  final func disown(_ child: ViewController) {
    child.placeholder = nil
    children.removeAll { $0 === child }
    child.parent = nil
    child.formerContainer = nameInMessages
    child.calling(.didMove) { child.didMove(toParent: nil) }
  }

  /// Whether `child` may be added here; a mistake is raised with both names.
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
    child.formerContainer = nil
  }

  private func switchChildren(from old: ViewController?, to new: ViewController, _ switchViews: () -> Void) {
    new.loadViewIfNeeded()
    old?.beginAppearanceTransition(isAppearing: false)
    if isVisibleOrAppearing { new.beginAppearanceTransition(isAppearing: true) }
    switchViews()
    old?.endAppearanceTransition()
    // A container that is itself still appearing ends its children's transition with its own.
    if isVisible { new.endAppearanceTransition() }
  }

  private func raiseNotAChild(of container: ViewController?) {
    if let formerContainer, container == nil || container?.nameInMessages == formerContainer {
      ContainmentFault.usedAfterRemoval(self, container: formerContainer).raise()
    } else {
      ContainmentFault.notAChild(self, of: container).raise()
    }
  }
}
