import GTK

/// The changes of a navigation stack: pages are pushed, popped and skipped, with their views, pictures and focus.
///
/// A ``NavigationController`` runs one change at a time. The leaflet continues to slide after a change.
final class NavigationTransitions {
  private(set) var stack = NavigationStack<ViewController>()
  /// The leaflet, below the moving picture.
  let widget: Widget
  private unowned let container: NavigationController
  private let pages: LoadedPages
  private let picture = PictureTransition()

  init(of container: NavigationController) {
    self.container = container
    pages = LoadedPages { [weak container] in container?.pop() }
    let overlay = Overlay(pages.leaflet)
    overlay.add(picture.widget)
    widget = overlay
  }

  var leaflet: Leaflet { pages.leaflet }

  /// The header bar of a page; `nil` if the page isn't loaded.
  func header(of controller: ViewController?) -> Widget? { pages[controller]?.header }

  /// Whether a slide is in progress.
  var isRunning: Bool { leaflet.isTransitioning }

  /// Calls `body` after the leaflet has changed pages, and after each slide.
  func onEnd(_ body: @escaping () -> Void) {
    // The leaflet's state is inconsistent in the middle of a change, so a new task reads it afterwards.
    leaflet.onSwitch { Task { body() } }
    leaflet.onTransitionChange { Task { body() } }
  }

  func push(_ controller: ViewController) {
    stack.clearForward()
    performPush(controller)
  }

  /// Pushes a popped page again if it is still the next one forward. During a slide, it is skipped unless it is loaded.
  func goForward(to controller: ViewController) {
    guard stack.takeForward(controller) else { return }
    if isRunning, !controller.isViewLoaded { skip(to: controller) } else { performPush(controller) }
  }

  func popToRoot() {
    pop(to: 0)
    stack.clearForward()
  }

  /// Pops the pages above an index. Has no effect if there are none.
  func pop(to index: Int) {
    guard stack.pages.indices.dropLast().contains(index) else { return }
    let target = stack.pages[index]
    let isSkipped = isRunning && pages[target] == nil
    if !isSkipped { pages.load(at: index, of: stack.pages) }
    let removed = Array(stack.pages[(index + 1)...].reversed())
    let departure = isSkipped ? nil : picture.captureForPop(of: removed.first, from: pages[removed.first])
    for controller in removed { controller.calling(.willMove) { controller.willMove(toParent: nil) } }
    let remove = { [self] in
      stack.pop(to: index)
      pages.show(target)
      removed.forEach(pages.remove)
    }
    if isSkipped { hide(removed.first, remove) } else { container.transition(from: removed.first, to: target, remove) }
    removed.forEach(container.disown)
    pages.unloadDistantForwardPages(of: stack)
    guard !isSkipped else { return }
    focus(target)
    picture.animatePop(departure, to: pages[target])
  }

  /// Removes a page for good.
  func remove(_ controller: ViewController) {
    stack.remove(controller)
    pages.remove(controller)
  }
}

extension NavigationTransitions {
  private func performPush(_ controller: ViewController) {
    guard container.canAdopt(controller) else { return }
    defer { pages.unloadDistantPages(of: stack) }
    let top = stack.pages.last
    let below = pages[top]
    var departure: CapturedPicture?
    container.transition(from: top, to: controller) {
      departure = picture.captureForPush(of: controller, from: below)
      stack.push(controller)
      pages.push(lastOf: stack.pages)
    }
    focus(controller)
    picture.animatePush(departure, of: controller, to: pages[controller])
  }

  /// Pushes a page without loading its view. ``showSkippedTop()`` shows it after the slide if it is still on top.
  private func skip(to controller: ViewController) {
    guard container.canAdopt(controller) else { return }
    hide(stack.pages.last) { container.add(child: controller) }
    stack.push(controller)
    pages.unloadDistantPages(of: stack)
  }

  /// Runs `change` between the disappearance callbacks of a page. No other page appears yet.
  private func hide(_ controller: ViewController?, _ change: () -> Void) {
    controller?.beginAppearanceTransition(isAppearing: false)
    change()
    controller?.endAppearanceTransition()
  }

  private func focus(_ controller: ViewController) { if container.isVisible { pages[controller]?.focus() } }
}

/// The work after a slide.
extension NavigationTransitions {
  /// Shows the top page if it was skipped during a slide.
  func showSkippedTop() {
    guard let top = stack.pages.last, pages[top] == nil, !isRunning else { return }
    pages.load(at: stack.pages.count - 1, of: stack.pages)
    container.transition(from: nil, to: top) { pages.show(top) }
    focus(top)
  }

  /// The index of the visible page; `nil` during a slide, when it isn't certain.
  var settledIndex: Int? { isRunning ? nil : pages.visibleIndex(in: stack.pages) }

  /// Discards the pages that have slid out.
  func cleanUp() { pages.cleanUp() }

  /// Loads the pages near the top, and unloads the others.
  func updateLoadedPages() { pages.update(for: stack) }
}
