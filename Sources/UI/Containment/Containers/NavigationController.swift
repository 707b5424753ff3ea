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
  public var viewControllers: [ViewController] { transitions.stack.pages }

  private let rootController: ViewController
  private lazy var transitions = NavigationTransitions(of: self)
  private let transitionQueue = TransitionQueue()

  public init(root: ViewController) {
    rootController = root
    super.init()
  }

  public override func loadView() { view = transitions.widget }

  public override func viewDidLoad() {
    super.viewDidLoad()
    transitions.onEnd { [weak self] in self?.transitionDidEnd() }
    HistoryKeys.install(on: transitions.leaflet) { [weak self] in
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

  public override var focusPanes: [FocusPane] {
    [transitions.header(of: top).map { FocusPane($0) }].compactMap(\.self) + (top?.focusPanes ?? [])
  }

  public override func shows(child: ViewController) -> Bool { child === top }

  /// Does nothing. The transitions insert the views, and a skipped page has none.
  public override func insertView(of child: ViewController) {}

  public override func removeView(of child: ViewController) { transitions.remove(child) }

  /// Pushes a page onto the navigation stack.
  public func push(_ controller: ViewController) {
    loadViewIfNeeded()
    transitionQueue.enqueue { [weak self] in self?.transitions.push(controller) }
  }

  /// Pops the top page.
  ///
  /// - Returns: `false` if the top page is the root, which can't be popped.
  @discardableResult
  public func pop() -> Bool {
    guard viewControllers.count > 1 else { return false }
    transitionQueue.enqueue { [weak self] in self.map { $0.transitions.pop(to: $0.viewControllers.count - 2) } }
    return true
  }

  /// Pushes the most recently popped page again, in the state in which the user left it.
  ///
  /// - Returns: `false` if there is no popped page, or if another page has been pushed since.
  @discardableResult
  public func goForward() -> Bool {
    guard let next = transitions.stack.forward.last, next.parent == nil else { return false }
    transitionQueue.enqueue { [weak self] in self?.transitions.goForward(to: next) }
    return true
  }

  /// Pops all pages except the root. The user can't return to them with Forward.
  ///
  /// - Returns: `false` if the root is the only page.
  @discardableResult
  public func popToRoot() -> Bool {
    guard viewControllers.count > 1 else { return false }
    transitionQueue.enqueue { [weak self] in self?.transitions.popToRoot() }
    return true
  }
}

extension NavigationController {
  private func transitionDidEnd() {
    transitionQueue.enqueue { [weak self] in self?.transitions.showSkippedTop() }
    // During a swipe, the leaflet itself changes the page, and the user can cancel the swipe.
    if let index = transitions.settledIndex {
      transitionQueue.enqueue { [weak self] in self?.transitions.pop(to: index) }
    }
    transitions.cleanUp()
    if !transitions.isRunning { transitionQueue.enqueue { [weak self] in self?.transitions.updateLoadedPages() } }
  }
}
