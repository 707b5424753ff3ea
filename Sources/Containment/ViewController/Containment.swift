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

  /// Makes `child` part of this controller and puts its view into a named place of this one's view, instead of what was
  /// there.
  public final func add(child: ViewController, in place: Place) {
    adopt(child) {
      child.placeholder = place
      place.fill(child.view)
    }
  }

  /// Takes this controller out of its container, and its view out of the container's.
  public final func remove() {
    guard let parent else { return ContainmentFault.notAChild(self).raise() }
    calling(.willMove) { willMove(toParent: nil) }
    beginAppearanceTransition(isAppearing: false)
    if isViewLoaded { parent.removeView(of: self) }
    endAppearanceTransition()
    parent.disown(self)
  }

  /// Swaps one child for another in the same place, so that their transitions overlap as in UIKit: the old is about to
  /// disappear, the new about to appear, the old has disappeared, the new has appeared.
  public final func replace(child old: ViewController, with new: ViewController) {
    guard old.parent === self else { return ContainmentFault.notAChild(old).raise() }
    guard canAdopt(new) else { return }
    let place = old.placeholder
    old.calling(.willMove) { old.willMove(toParent: nil) }
    transition(from: old, to: new) {
      if old.isViewLoaded { removeView(of: old) }
      new.placeholder = place
      if let place { place.fill(new.view) } else { insertView(of: new) }
    }
    disown(old)
  }

  /// Brings `new` on screen where `old` was; both are children afterwards, and `new` becomes one if it was not.
  ///
  /// The steps between the announcements are `switchViews`, which a container with many children supplies. Source:
  /// [transition(from:to:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)).
  public final func transition(from old: ViewController?, to new: ViewController, _ switchViews: () -> Void) {
    let isNew = new.parent !== self
    if isNew {
      guard canAdopt(new) else { return }
      new.calling(.willMove) { new.willMove(toParent: self) }
      children.append(new)
      new.parent = self
    }
    new.loadViewIfNeeded()
    old?.beginAppearanceTransition(isAppearing: false)
    if isVisibleOrAppearing { new.beginAppearanceTransition(isAppearing: true) }
    switchViews()
    old?.endAppearanceTransition()
    // A container that is itself still appearing ends its children's transition with its own.
    if isVisible { new.endAppearanceTransition() }
    if isNew { new.calling(.didMove) { new.didMove(toParent: self) } }
  }

  /// The last steps of a child's leaving; its view is gone already.
  final func disown(_ child: ViewController) {
    child.placeholder = nil
    children.removeAll { $0 === child }
    child.parent = nil
    child.calling(.didMove) { child.didMove(toParent: nil) }
  }

  private func adopt(_ child: ViewController, insert: () -> Void) {
    guard shows(child: child) else { return adoptHidden(child, insert: insert) }
    if child.parent === self {
      ContainmentFault.hasParent(child, parent: self, newParent: self).raise()
    } else {
      transition(from: nil, to: child, insert)
    }
  }

  private func adoptHidden(_ child: ViewController, insert: () -> Void) {
    guard canAdopt(child) else { return }
    child.calling(.willMove) { child.willMove(toParent: self) }
    children.append(child)
    child.parent = self
    insert()
    child.calling(.didMove) { child.didMove(toParent: self) }
  }

  /// Whether `child` may be added here; a mistake is raised with both names.
  final func canAdopt(_ child: ViewController) -> Bool {
    if child === self {
      ContainmentFault.addedToItself(self).raise()
    } else if let parent = child.parent {
      ContainmentFault.hasParent(child, parent: parent, newParent: self).raise()
    } else if sequence(first: self, next: \.parent).contains(where: { $0 === child }) {
      ContainmentFault.loop(child, newParent: self).raise()
    } else {
      return true
    }
    return false
  }
}
