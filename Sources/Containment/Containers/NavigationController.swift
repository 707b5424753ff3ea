import Foundation
import GTK

/// A pile of pages: each has a header with a way back, the last is on top.
///
/// Back is a button, Alt+Left, a swipe, and the mouse's back button; forward, to what was left last, is Alt+Right and the
/// mouse's forward button.
///
/// The root and the top pages have views. Pages in between, and pages that were left a while ago, are unloaded where they
/// can be (``ViewController/canUnloadView``), and loaded again before the person can reach them by going back one page. Pages
/// that quick presses of Back or Forward merely pass while another page slides aren't loaded. Source:
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
public final class NavigationController: ViewController {
  /// The pages, the root first; none before the view is loaded.
  public private(set) var viewControllers: [ViewController] = []

  private let leaflet = Leaflet()
  private let carrier = PictureCarrier()
  private let turns = Turns()
  private var pages: [ObjectIdentifier: NavigationPage] = [:]
  private let rootController: ViewController
  /// Pages that have left the pile while their picture still slides away.
  private var leaving: [NavigationPage] = []
  /// What was left by going back, the next to come forward last; a new page makes an end of it.
  private var ahead: [ViewController] = []

  public init(root: ViewController) {
    rootController = root
    super.init()
  }

  public override func loadView() {
    let overlay = Overlay(leaflet)
    overlay.add(carrier.widget)
    view = overlay
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // In the middle of a change the leaflet says half the truth: it is looked at after this turn.
    leaflet.onSwitch { [weak self] in Task { self?.comeToRest() } }
    leaflet.onTransitionChange { [weak self] in Task { self?.comeToRest() } }
    HistoryKeys.install(on: leaflet) { [weak self] in
      self?.pop() ?? false
    } goForward: { [weak self] in
      self?.goForward() ?? false
    }
    push(rootController)
  }

  /// The page that is seen, or is about to be once a slide has ended; `nil` before the view is loaded.
  ///
  /// It has no view yet, and isn't visible, where it was reached during a slide and had been unloaded.
  public var top: ViewController? { viewControllers.last }

  public override var preferredFocus: Widget { top?.preferredFocus ?? view }

  public override func shows(child: ViewController) -> Bool { child === viewControllers.last }

  /// ``pushNow(_:)`` and ``showTop()`` put views on screen; a page that is passed has none.
  public override func insertView(of child: ViewController) {}

  public override func removeView(of child: ViewController) {
    viewControllers.removeAll { $0 === child }
    guard let page = pages.removeValue(forKey: ObjectIdentifier(child)) else { return }
    leaving.append(page)
    cleanUp()
  }

  /// Puts a page on top.
  public func push(_ controller: ViewController) {
    loadViewIfNeeded()
    turns.take { [weak self] in
      self?.ahead = []
      self?.pushNow(controller)
    }
  }

  /// Takes the top page off. `false` when it is the root, which stays.
  @discardableResult
  public func pop() -> Bool {
    guard viewControllers.count > 1 else { return false }
    turns.take { [weak self] in self.map { $0.pop(to: $0.viewControllers.count - 2) } }
    return true
  }

  /// Puts the page on top again that was taken off last, as it was left. `false` when none was, or another has been pushed
  /// since.
  @discardableResult
  public func goForward() -> Bool {
    guard let next = ahead.last, next.parent == nil else { return false }
    turns.take { [weak self] in
      guard let self, ahead.last === next else { return }
      ahead.removeLast()
      if leaflet.isTransitioning, !next.isViewLoaded { pass(next) } else { pushNow(next) }
    }
    return true
  }

  /// Takes all pages off but the root, for good. `false` when there is only the root.
  @discardableResult
  public func popToRoot() -> Bool {
    guard viewControllers.count > 1 else { return false }
    turns.take { [weak self] in
      self?.pop(to: 0)
      self?.ahead = []
    }
    return true
  }
}

extension NavigationController {
  private func pushNow(_ controller: ViewController) {
    guard canAdopt(controller) else { return }
    defer { unloadDistantPages() }
    let below = page(of: top)
    var departure: Departure?
    transition(from: top, to: controller) {
      departure = lift(controller.carriedPicture?.url, from: below)
      showPage(of: controller)
    }
    focusPage(of: controller)
    if let page = page(of: controller) { carrier.carry(departure, to: controller.carriedPicture, on: page.widget) }
  }

  /// Puts a page on top without its view. ``showTop()`` shows it after the slide, unless further pages come first.
  private func pass(_ controller: ViewController) {
    guard canAdopt(controller) else { return }
    hide(top) { add(child: controller) }
    viewControllers.append(controller)
    unloadDistantPages()
  }

  private func lift(_ url: URL?, from page: NavigationPage?) -> Departure? {
    guard let url, let page else { return nil }
    return carrier.lift(page.widget.picture(of: url), from: page.widget)
  }

  private func showPage(of controller: ViewController) {
    let below = viewControllers.last { page(of: $0) != nil }
    viewControllers.append(controller)
    // It may have been popped a moment ago, and still be sliding away.
    if let index = leaving.firstIndex(where: { $0.holds(controller) }) {
      let page = leaving.remove(at: index)
      pages[ObjectIdentifier(controller)] = page
      leaflet.move(page.widget, after: self.page(of: below)?.widget)
    } else {
      leaving.filter { $0.belongs(to: controller) }.forEach { $0.releaseContent() }
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
        carrier.lift(removed.first?.carriedPicture, from: $0.widget)
      }
    for controller in removed { controller.calling(.willMove) { controller.willMove(toParent: nil) } }
    let remove = { [self] in
      viewControllers.removeSubrange((index + 1)...)
      if let page = page(of: target) { leaflet.visibleChild = page.widget }
      removed.forEach(removeView)
    }
    if isPassed { hide(removed.first, remove) } else { transition(from: removed.first, to: target, remove) }
    removed.forEach(disown)
    ahead += removed
    unloadPagesAhead()
    guard !isPassed else { return }
    focusPage(of: target)
    carryBack(departure, to: target)
  }

  /// Takes the page off the screen for `change`, though nothing appears in its place yet.
  private func hide(_ controller: ViewController?, _ change: () -> Void) {
    controller?.beginAppearanceTransition(isAppearing: false)
    change()
    controller?.endAppearanceTransition()
  }

  /// Shows the top page if it was passed over while another page was sliding.
  private func showTop() {
    guard let top, page(of: top) == nil, !leaflet.isTransitioning else { return }
    loadPage(at: viewControllers.count - 1)
    transition(from: nil, to: top) { leaflet.visibleChild = page(of: top)?.widget }
    focusPage(of: top)
  }

  private func carryBack(_ departure: Departure?, to controller: ViewController) {
    guard let departure, let page = page(of: controller) else { return }
    let view = departure.url.flatMap { page.widget.picture(of: $0) }
    carrier.carry(departure, to: view.flatMap { $0.widget.isScrolledIntoView ? $0 : nil }, on: page.widget)
  }

  private func comeToRest() {
    turns.take { [weak self] in self?.showTop() }
    followSwipe()
    cleanUp()
    guard !leaflet.isTransitioning else { return }
    turns.take { [weak self] in self?.loadNearPages() }
  }

  private func unloadDistantPages() {
    for controller in viewControllers.dropFirst().dropLast(loadedPages) {
      guard let page = page(of: controller), !leaflet.isShowing(page.widget), controller.unloadView() else { continue }
      pages[ObjectIdentifier(controller)] = nil
      discard(page)
    }
  }

  /// A page that slides away keeps its view until it has gone.
  private func unloadPagesAhead() {
    for controller in ahead.dropLast() where controller.isViewLoaded {
      if !leaving.contains(where: { $0.belongs(to: controller) }) { controller.unloadView() }
    }
  }

  /// Going back one page at a time never meets an unloaded one.
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

  /// A swipe changes the page by itself, and may be let go halfway: the pile follows once it has come to rest.
  private func followSwipe() {
    guard !leaflet.isTransitioning, let visible = leaflet.visibleChild,
      let index = viewControllers.firstIndex(where: { page(of: $0)?.widget.pointer == visible.pointer }),
      index < viewControllers.count - 1
    else { return }
    turns.take { [weak self] in self?.pop(to: index) }
  }

  private func page(of controller: ViewController?) -> NavigationPage? {
    controller.flatMap { pages[ObjectIdentifier($0)] }
  }

  private func focusPage(of controller: ViewController) { if isVisible { page(of: controller)?.focus() } }

  private func cleanUp() {
    let gone = leaving.filter { !leaflet.isShowing($0.widget) }
    leaving.removeAll { page in gone.contains { $0 === page } }
    gone.forEach(discard)
  }

  private func discard(_ page: NavigationPage) {
    leaflet.remove(page.widget)
    page.releaseContent()
  }
}

/// The pages at the top that always have views: the one on screen, and those that a swipe or quick presses of Back reach.
private let loadedPages = 4
