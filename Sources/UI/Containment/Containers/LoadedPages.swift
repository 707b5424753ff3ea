import GTK

/// The loaded pages of a navigation stack, as widgets in a leaflet. They include popped pages that are still sliding
/// out.
final class LoadedPages {
  let leaflet = Leaflet()
  private let goBack: () -> Void
  private var pages: [ObjectIdentifier: NavigationPage] = [:]
  private var leaving: [NavigationPage] = []

  /// - Parameter goBack: Called when the user presses a page's Back button.
  init(goBack: @escaping () -> Void) { self.goBack = goBack }

  /// The page of a controller; `nil` if it isn't loaded.
  subscript(controller: ViewController?) -> NavigationPage? { controller.flatMap { pages[ObjectIdentifier($0)] } }

  /// Returns the index of the controller whose page is visible.
  func visibleIndex(in controllers: [ViewController]) -> Int? {
    guard let visible = leaflet.visibleChild else { return nil }
    return controllers.firstIndex { self[$0]?.widget.pointer == visible.pointer }
  }

  /// Slides to the page of a controller. Has no effect if it isn't loaded.
  func show(_ controller: ViewController) { leaflet.visibleChild = self[controller]?.widget }

  /// Adds the page of the last controller above the others, and slides to it.
  func push(lastOf controllers: [ViewController]) {
    guard let controller = controllers.last else { return }
    // The page may have just been popped and may still be sliding out.
    if let index = leaving.firstIndex(where: { $0.holds(controller) }) {
      let page = leaving.remove(at: index)
      leaflet.move(page.widget, after: nearest(in: controllers.dropLast())?.widget)
      pages[ObjectIdentifier(controller)] = page
    } else {
      leaving.filter { $0.belongs(to: controller) }.forEach { $0.releaseContent() }
      let page = makePage(of: controller, isRoot: controllers.count == 1)
      pages[ObjectIdentifier(controller)] = page
      leaflet.append(page.widget)
    }
    show(controller)
  }

  /// Loads the page at an index, unless it is loaded already.
  func load(at index: Int, of controllers: [ViewController]) {
    let controller = controllers[index]
    guard self[controller] == nil else { return }
    let page = makePage(of: controller, isRoot: index == 0)
    leaflet.insert(page.widget, after: nearest(in: controllers[..<index])?.widget)
    pages[ObjectIdentifier(controller)] = page
  }

  /// Removes the page of a controller that has left the stack, after it has slid out.
  func remove(_ controller: ViewController) {
    guard let page = pages.removeValue(forKey: ObjectIdentifier(controller)) else { return }
    leaving.append(page)
    cleanUp()
  }

  /// Discards the removed pages that have slid out.
  func cleanUp() {
    let finished = leaving.filter { !leaflet.isShowing($0.widget) }
    leaving.removeAll { page in finished.contains { $0 === page } }
    finished.forEach(discard)
  }
}

/// Loading of pages near the top, and unloading of the others.
extension LoadedPages {
  /// Loads the pages near the top, so that single steps back never reach an unloaded page. Unloads the others.
  func update(for stack: NavigationStack<ViewController>) {
    for index in stack.nearIndices { load(at: index, of: stack.pages) }
    unloadDistantPages(of: stack)
    unloadDistantForwardPages(of: stack)
  }

  func unloadDistantPages(of stack: NavigationStack<ViewController>) {
    for controller in stack.distantPages {
      guard let page = self[controller], !leaflet.isShowing(page.widget), controller.unloadView() else { continue }
      pages[ObjectIdentifier(controller)] = nil
      discard(page)
    }
  }

  /// Unloads popped pages. A page keeps its view until it has slid out.
  func unloadDistantForwardPages(of stack: NavigationStack<ViewController>) {
    for controller in stack.distantForward where controller.isViewLoaded {
      if !leaving.contains(where: { $0.belongs(to: controller) }) { controller.unloadView() }
    }
  }

  private func makePage(of controller: ViewController, isRoot: Bool) -> NavigationPage {
    NavigationPage(controller, isRoot: isRoot, goBack: goBack)
  }

  private func nearest(in below: ArraySlice<ViewController>) -> NavigationPage? {
    below.lazy.reversed().compactMap { self[$0] }.first
  }

  private func discard(_ page: NavigationPage) {
    leaflet.remove(page.widget)
    page.releaseContent()
  }
}
