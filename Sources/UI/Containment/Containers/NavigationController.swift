import Foundation
import GTK

/// A container view controller that manages a stack of pages, each with a header bar and a Back button.
///
/// The Back button, Alt+Left, a swipe and the mouse's back button pop the top page. Alt+Right and the mouse's forward
/// button push the most recently popped page again.
///
/// The root page and the pages near the top of the stack keep their views loaded. Pages in between, and pages popped a
/// while ago, are unloaded if ``ViewController/canUnloadView`` allows it. They are loaded again before a single step
/// back can reach them. Pages that the user skips with quick presses of Back or Forward during a transition aren't
/// loaded.
///
/// Source: [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
public final class NavigationController: ViewController {
  /// The navigation stack, from the root to the top page. Empty until the view is loaded.
  public private(set) var viewControllers: [ViewController] = []

  private let leaflet = Leaflet()
  private let pictureTransition = PictureTransition()
  private let transitionQueue = TransitionQueue()
  private var pages: [ObjectIdentifier: NavigationPage] = [:]
  private let rootController: ViewController
  /// Popped pages that are still sliding out.
  private var poppedPages: [NavigationPage] = []
  /// The popped pages that Forward returns to, the next one last. Pushing a new page clears them.
  private var forwardControllers: [ViewController] = []

  public init(root: ViewController) {
    rootController = root
    super.init()
  }

  public override func loadView() {
    let overlay = Overlay(leaflet)
    overlay.add(pictureTransition.widget)
    view = overlay
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // The leaflet's state is inconsistent in the middle of a change, so a new task reads it afterwards.
    leaflet.onSwitch { [weak self] in Task { self?.transitionDidEnd() } }
    leaflet.onTransitionChange { [weak self] in Task { self?.transitionDidEnd() } }
    HistoryKeys.install(on: leaflet) { [weak self] in
      self?.pop() ?? false
    } goForward: { [weak self] in
      self?.goForward() ?? false
    }
    push(rootController)
  }

  /// The page at the top of the stack; `nil` before the view is loaded.
  ///
  /// During a transition, this is the page that is about to be shown. If the user reached an unloaded page during a
  /// transition, that page has no view and isn't visible until the transition ends.
  public var top: ViewController? { viewControllers.last }

  public override var preferredFocus: Widget { top?.preferredFocus ?? view }

  public override func shows(child: ViewController) -> Bool { child === viewControllers.last }

  /// Does nothing. ``performPush(_:)`` and ``showTop()`` insert the views, and a skipped page has none.
  public override func insertView(of child: ViewController) {}

  public override func removeView(of child: ViewController) {
    viewControllers.removeAll { $0 === child }
    guard let page = pages.removeValue(forKey: ObjectIdentifier(child)) else { return }
    poppedPages.append(page)
    cleanUp()
  }

  /// Pushes a page onto the navigation stack.
  public func push(_ controller: ViewController) {
    loadViewIfNeeded()
    transitionQueue.take { [weak self] in
      self?.forwardControllers = []
      self?.performPush(controller)
    }
  }

  /// Pops the top page.
  ///
  /// - Returns: `false` if the top page is the root, which can't be popped.
  @discardableResult
  public func pop() -> Bool {
    guard viewControllers.count > 1 else { return false }
    transitionQueue.take { [weak self] in self.map { $0.pop(to: $0.viewControllers.count - 2) } }
    return true
  }

  /// Pushes the most recently popped page again, in the state in which the user left it.
  ///
  /// - Returns: `false` if there is no popped page, or if another page has been pushed since.
  @discardableResult
  public func goForward() -> Bool {
    guard let next = forwardControllers.last, next.parent == nil else { return false }
    transitionQueue.take { [weak self] in
      guard let self, forwardControllers.last === next else { return }
      forwardControllers.removeLast()
      if leaflet.isTransitioning, !next.isViewLoaded { pass(next) } else { performPush(next) }
    }
    return true
  }

  /// Pops all pages except the root. The user can't return to them with Forward.
  ///
  /// - Returns: `false` if the root is the only page.
  @discardableResult
  public func popToRoot() -> Bool {
    guard viewControllers.count > 1 else { return false }
    transitionQueue.take { [weak self] in
      self?.pop(to: 0)
      self?.forwardControllers = []
    }
    return true
  }
}

extension NavigationController {
  private func performPush(_ controller: ViewController) {
    guard canAdopt(controller) else { return }
    defer { unloadDistantPages() }
    let below = page(of: top)
    var departure: Departure?
    transition(from: top, to: controller) {
      departure = beginTransition(controller.transitionPicture?.url, from: below)
      showPage(of: controller)
    }
    focusPage(of: controller)
    if let page = page(of: controller) {
      pictureTransition.animate(departure, to: controller.transitionPicture, on: page.widget)
    }
  }

  /// Pushes a page without loading its view. ``showTop()`` shows the page after the transition if it is still on top.
  private func pass(_ controller: ViewController) {
    guard canAdopt(controller) else { return }
    hide(top) { add(child: controller) }
    viewControllers.append(controller)
    unloadDistantPages()
  }

  private func beginTransition(_ url: URL?, from page: NavigationPage?) -> Departure? {
    guard let url, let page else { return nil }
    return pictureTransition.beginTransition(page.widget.picture(of: url), from: page.widget)
  }

  private func showPage(of controller: ViewController) {
    let below = viewControllers.last { page(of: $0) != nil }
    viewControllers.append(controller)
    // The page may have just been popped and may still be sliding out.
    if let index = poppedPages.firstIndex(where: { $0.holds(controller) }) {
      let page = poppedPages.remove(at: index)
      pages[ObjectIdentifier(controller)] = page
      leaflet.move(page.widget, after: self.page(of: below)?.widget)
    } else {
      poppedPages.filter { $0.belongs(to: controller) }.forEach { $0.releaseContent() }
      let page = makePage(of: controller, at: viewControllers.count - 1)
      pages[ObjectIdentifier(controller)] = page
      leaflet.append(page.widget)
    }
    leaflet.visibleChild = page(of: controller)?.widget
  }

  private func pop(to index: Int) {
    guard index >= 0, index < viewControllers.count - 1 else { return }
    let target = viewControllers[index]
    let isPassed = leaflet.isTransitioning && page(of: target) == nil
    if !isPassed { loadPage(at: index) }
    let removed = Array(viewControllers[(index + 1)...].reversed())
    let departure =
      isPassed
      ? nil
      : page(of: removed.first).flatMap {
        pictureTransition.beginTransition(removed.first?.transitionPicture, from: $0.widget)
      }
    for controller in removed { controller.calling(.willMove) { controller.willMove(toParent: nil) } }
    let remove = { [self] in
      viewControllers.removeSubrange((index + 1)...)
      if let page = page(of: target) { leaflet.visibleChild = page.widget }
      removed.forEach(removeView)
    }
    if isPassed { hide(removed.first, remove) } else { transition(from: removed.first, to: target, remove) }
    removed.forEach(disown)
    forwardControllers += removed
    unloadPagesAhead()
    guard !isPassed else { return }
    focusPage(of: target)
    animateBack(departure, to: target)
  }

  /// Runs `change` between the disappearance callbacks of a page. No other page appears yet.
  private func hide(_ controller: ViewController?, _ change: () -> Void) {
    controller?.beginAppearanceTransition(isAppearing: false)
    change()
    controller?.endAppearanceTransition()
  }

  /// Shows the top page if it was skipped during a transition.
  private func showTop() {
    guard let top, page(of: top) == nil, !leaflet.isTransitioning else { return }
    loadPage(at: viewControllers.count - 1)
    transition(from: nil, to: top) { leaflet.visibleChild = page(of: top)?.widget }
    focusPage(of: top)
  }

  private func animateBack(_ departure: Departure?, to controller: ViewController) {
    guard let departure, let page = page(of: controller) else { return }
    let view = departure.url.flatMap { page.widget.picture(of: $0) }
    pictureTransition.animate(departure, to: view.flatMap { $0.widget.isScrolledIntoView ? $0 : nil }, on: page.widget)
  }

  private func transitionDidEnd() {
    transitionQueue.take { [weak self] in self?.showTop() }
    syncWithSwipe()
    cleanUp()
    guard !leaflet.isTransitioning else { return }
    transitionQueue.take { [weak self] in self?.loadNearPages() }
  }

  private func unloadDistantPages() {
    for controller in viewControllers.dropFirst().dropLast(loadedPages) {
      guard let page = page(of: controller), !leaflet.isShowing(page.widget), controller.unloadView() else { continue }
      pages[ObjectIdentifier(controller)] = nil
      discard(page)
    }
  }

  /// Unloads popped pages, except the next one forward. A page keeps its view until it has slid out.
  private func unloadPagesAhead() {
    for controller in forwardControllers.dropLast() where controller.isViewLoaded {
      if !poppedPages.contains(where: { $0.belongs(to: controller) }) { controller.unloadView() }
    }
  }

  /// Loads the pages near the top, so that single steps back never reach an unloaded page.
  private func loadNearPages() {
    for index in viewControllers.indices.suffix(loadedPages) { loadPage(at: index) }
    unloadDistantPages()
    unloadPagesAhead()
  }

  private func loadPage(at index: Int) {
    let controller = viewControllers[index]
    guard page(of: controller) == nil else { return }
    let new = makePage(of: controller, at: index)
    let below = viewControllers[..<index].last { page(of: $0) != nil }
    leaflet.insert(new.widget, after: page(of: below)?.widget)
    pages[ObjectIdentifier(controller)] = new
  }

  private func makePage(of controller: ViewController, at index: Int) -> NavigationPage {
    NavigationPage(controller, isRoot: index == 0) { [weak self] in self?.pop() }
  }

  /// Pops to the page that a swipe has revealed. The leaflet changes pages itself and the user can cancel the swipe,
  /// so this waits until the leaflet has settled.
  private func syncWithSwipe() {
    guard !leaflet.isTransitioning, let visible = leaflet.visibleChild,
      let index = viewControllers.firstIndex(where: { page(of: $0)?.widget.pointer == visible.pointer }),
      index < viewControllers.count - 1
    else { return }
    transitionQueue.take { [weak self] in self?.pop(to: index) }
  }

  private func page(of controller: ViewController?) -> NavigationPage? {
    controller.flatMap { pages[ObjectIdentifier($0)] }
  }

  private func focusPage(of controller: ViewController) { if isVisible { page(of: controller)?.focus() } }

  private func cleanUp() {
    let finished = poppedPages.filter { !leaflet.isShowing($0.widget) }
    poppedPages.removeAll { page in finished.contains { $0 === page } }
    finished.forEach(discard)
  }

  private func discard(_ page: NavigationPage) {
    leaflet.remove(page.widget)
    page.releaseContent()
  }
}

/// The number of pages at the top of the stack whose views stay loaded. They include the visible page and the pages
/// that a swipe or quick presses of Back can reach.
private let loadedPages = 4
