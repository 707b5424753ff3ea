import GTK

/// A pile of pages: each has a header with a way back, the last is on top.
///
/// Back is a button, Alt+Left, a swipe, and the mouse's back button. Source:
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
public final class NavigationController: ViewController {
  /// The pages, the root first.
  public private(set) var viewControllers: [ViewController] = []

  private let leaflet = Leaflet()
  private var pages: [ObjectIdentifier: NavigationPage] = [:]
  private let rootController: ViewController
  /// Pages that have left the pile while their picture still slides away.
  private var leaving: [NavigationPage] = []

  public init(root: ViewController) {
    rootController = root
    super.init()
  }

  public override func loadView() { view = leaflet }

  public override func viewDidLoad() {
    super.viewDidLoad()
    leaflet.onSwitch { [weak self] in self?.followSwipe() }
    leaflet.onTransitionChange { [weak self] in self?.cleanUp() }
    BackKeys.install(on: leaflet) { [weak self] in self?.pop() ?? false }
    push(rootController)
  }

  public var top: ViewController? { viewControllers.last }

  public override func shows(child: ViewController) -> Bool { child === viewControllers.last }

  public override func removeView(of child: ViewController) {
    guard let page = pages.removeValue(forKey: ObjectIdentifier(child)) else { return }
    leaving.append(page)
    cleanUp()
  }

  /// Puts a page on top.
  public func push(_ controller: ViewController) {
    loadViewIfNeeded()
    guard canAdopt(controller) else { return }
    transition(from: viewControllers.last, to: controller) {
      viewControllers.append(controller)
      let page = NavigationPage(controller, isRoot: viewControllers.count == 1) { [weak self] in self?.pop() }
      pages[ObjectIdentifier(controller)] = page
      leaflet.append(page.widget)
      leaflet.visibleChild = page.widget
    }
    controller.view.focus()
  }

  /// Takes the top page off. `false` when it is the root, which stays.
  @discardableResult
  public func pop() -> Bool { viewControllers.count > 1 && pop(to: viewControllers.count - 2) }

  /// Takes all pages off but the root.
  @discardableResult
  public func popToRoot() -> Bool { viewControllers.count > 1 && pop(to: 0) }

  private func pop(to index: Int) -> Bool {
    let target = viewControllers[index]
    let removed = viewControllers[(index + 1)...].reversed()
    removed.forEach { controller in controller.calling(.willMove) { controller.willMove(toParent: nil) } }
    transition(from: removed.first, to: target) {
      viewControllers.removeSubrange((index + 1)...)
      if let page = pages[ObjectIdentifier(target)] { leaflet.visibleChild = page.widget }
      removed.forEach(removeView)
    }
    removed.forEach(disown)
    return true
  }

  /// A swipe has already changed the page: the pile follows.
  private func followSwipe() {
    guard let visible = leaflet.visibleChild,
      let index = viewControllers.firstIndex(where: { pages[ObjectIdentifier($0)]?.widget.pointer == visible.pointer }),
      index < viewControllers.count - 1
    else { return }
    _ = pop(to: index)
  }

  private func cleanUp() {
    guard !leaflet.isTransitioning else { return }
    let pages = leaving
    leaving = []
    pages.forEach { leaflet.remove($0.widget) }
  }
}
