import GTK

/// An object that manages a view and its life cycle, and can contain other view controllers.
///
/// The contract is UIKit's ([UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)),
/// applied to GTK widgets:
///
/// - On first access to the view, ``loadView()`` makes it and ``viewDidLoad()`` follows.
/// - ``unloadView()`` can discard an off-screen view after ``viewWillUnload()``. The view is made again when needed.
/// - ``viewWillAppear()`` and ``viewDidAppear()`` are called before and after the view is put on screen.
///   ``viewWillDisappear()`` and ``viewDidDisappear()`` are called before and after it is removed. The calls are always
///   balanced.
/// - A container's methods are called before those of its children.
/// - ``willMove(toParent:)`` and ``didMove(toParent:)`` are called before and after a change of parent.
///
/// ``add(child:)`` does the work of three UIKit calls (`addChild`, `addSubview`, `didMove`). Overrides of life-cycle
/// methods must call `super`. An override that doesn't is reported by name.
@MainActor
open class ViewController {
  /// The title that containers show for this controller in a segment, tab or header bar. They update it when it
  /// changes.
  public var title: String? {
    didSet { if title != oldValue { titleObservers.notify() } }
  }

  /// The small text below the ``title`` in a header bar; `nil` for none. Containers update it when it changes.
  public var subtitle: String? {
    didSet { if subtitle != oldValue { titleObservers.notify() } }
  }

  /// The contents of the header bar when a ``NavigationController`` shows this controller.
  public let navigationItem = NavigationItem()

  /// The parent view controller, if any.
  public internal(set) weak var parent: ViewController?

  /// The child view controllers, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  var appearance = Appearance.disappeared
  var superCalls = SuperCalls()
  var titleObservers = TitleObservers()
  /// The name of the container from which this controller was last removed, until another container adds it.
  var previousContainer: String?
  /// The view; `nil` while it isn't loaded.
  var loadedView: Widget?
  /// The named slot that contains this controller's view, if any.
  var slot: ChildContainer?
  /// The clock of the window whose root this controller is or was.
  var rootClock: any Clock<Duration> = ContinuousClock()

  public init(title: String? = nil) {
    self.title = title
  }

  isolated deinit {
    // Children may outlive their parent.
    children.forEach { $0.parent = nil }
  }

  // MARK: The view

  /// The controller's view. The first access loads it.
  public final var view: Widget {
    get {
      loadViewIfNeeded()
      // `loadViewIfNeeded()` always sets the view; the fallback only avoids a forced unwrap.
      return loadedView ?? Bin()
    }
    set { loadedView = newValue }
  }

  /// Whether the view is loaded. Unlike ``view``, this property doesn't load it.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Whether ``unloadView()`` may discard the view now. `false` unless a subclass can make an identical view again.
  open var canUnloadView: Bool { false }

  /// Makes the view and sets ``view``. Override it without calling `super`, and never call it yourself.
  ///
  /// Apple: "You should never call this method directly. The view controller calls this method when its view property
  /// is requested but is currently nil."
  open func loadView() { view = Bin() }

  /// The widget that takes the keyboard focus when this controller gets it; by default, the view. A container returns
  /// the preferred focus of its visible child.
  ///
  /// Source: [UIKit](https://developer.apple.com/documentation/uikit/uifocusenvironment/preferredfocusenvironments).
  open var preferredFocus: Widget { view }

  /// The panes of this controller's screen, in the order of ``focusNextPane(_:)``; by default, only the view. A
  /// container returns its bars and the panes of its visible child.
  open var focusPanes: [FocusPane] { [contentPane] }

  /// The widget of this page's main ``DownloadImageView``, if any. If the page below shows the same picture, a
  /// ``NavigationController`` moves it from one page to the other, and back.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)>
  open var transitionPicture: Widget? { nil }

  // MARK: Life cycle

  /// Called after the view is loaded, and again each time it is reloaded after ``viewWillUnload()``.
  open func viewDidLoad() { superCalls.record(.viewDidLoad) }

  /// Called before the view is discarded, while it is off screen. Save the state that the next view needs.
  open func viewWillUnload() { superCalls.record(.viewWillUnload) }

  /// Called before the view is put on screen.
  open func viewWillAppear() { superCalls.record(.viewWillAppear) }

  /// Called after the view is put on screen.
  open func viewDidAppear() { superCalls.record(.viewDidAppear) }

  /// Called before the view is removed from the screen.
  open func viewWillDisappear() { superCalls.record(.viewWillDisappear) }

  /// Called after the view is removed from the screen.
  open func viewDidDisappear() { superCalls.record(.viewDidDisappear) }

  /// Called before the controller is added to a container, or removed from one if `parent` is `nil`.
  open func willMove(toParent parent: ViewController?) { superCalls.record(.willMove) }

  /// Called after the controller is added to a container, or removed from one if `parent` is `nil`.
  open func didMove(toParent parent: ViewController?) { superCalls.record(.didMove) }

  // MARK: For containers

  /// Returns whether this container shows the child when it is visible itself. A container that shows one child at a
  /// time returns `true` for that child only.
  open func shows(child: ViewController) -> Bool { true }

  /// Inserts a child's view into this controller's view if no slot was named. The default supports ``Box`` and
  /// ``Bin``.
  open func insertView(of child: ViewController) {
    if !view.insertChildView(child.view) { ContainmentFault.noSlot(for: child, in: self).raise() }
  }

  /// Removes a child's view from this controller's view.
  open func removeView(of child: ViewController) {
    if let slot = child.slot { slot.clear() } else { view.removeChildView(child.view) }
  }

  /// Replaces one child's view with another's. The default keeps its position in a ``Box`` or a ``ChildContainer``.
  open func replaceView(of old: ViewController, with new: ViewController) {
    if let slot = old.slot {
      new.slot = slot
      slot.fill(new.view)
    } else if !view.replaceChildView(old.view, with: new.view) {
      removeView(of: old)
      insertView(of: new)
    }
  }
}
