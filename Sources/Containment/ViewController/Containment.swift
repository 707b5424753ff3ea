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
    placeholder = nil
    parent.children.removeAll { $0 === self }
    self.parent = nil
    calling(.didMove) { didMove(toParent: nil) }
  }

  /// Swaps one child for another in the same place, so that their transitions overlap as in UIKit: the old is about to
  /// disappear, the new about to appear, the old has disappeared, the new has appeared.
  public final func replace(child old: ViewController, with new: ViewController) {
    guard old.parent === self else { return ContainmentFault.notAChild(old).raise() }
    guard canAdopt(new) else { return }
    let place = old.placeholder
    old.calling(.willMove) { old.willMove(toParent: nil) }
    new.calling(.willMove) { new.willMove(toParent: self) }
    new.loadViewIfNeeded()
    old.beginAppearanceTransition(isAppearing: false)
    children.append(new)
    new.parent = self
    let appears = isVisibleOrAppearing && shows(child: new)
    if appears { new.beginAppearanceTransition(isAppearing: true) }
    if old.isViewLoaded { removeView(of: old) }
    if let place {
      new.placeholder = place
      place.fill(new.view)
    } else {
      insertView(of: new)
    }
    old.endAppearanceTransition()
    if isVisible { new.endAppearanceTransition() }
    old.placeholder = nil
    children.removeAll { $0 === old }
    old.parent = nil
    old.calling(.didMove) { old.didMove(toParent: nil) }
    new.calling(.didMove) { new.didMove(toParent: self) }
  }

  private func adopt(_ child: ViewController, insert: () -> Void) {
    guard canAdopt(child) else { return }
    child.calling(.willMove) { child.willMove(toParent: self) }
    children.append(child)
    child.parent = self
    child.loadViewIfNeeded()
    let appears = isVisibleOrAppearing && shows(child: child)
    if appears { child.beginAppearanceTransition(isAppearing: true) }
    insert()
    // A container that is itself still appearing ends its children's transition with its own.
    if isVisible { child.endAppearanceTransition() }
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
