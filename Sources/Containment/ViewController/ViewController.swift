import GTK

/// One part of the screen: it owns a view, knows when that view is seen, and may be made of other controllers.
///
/// The contract is UIKit's
/// ([UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller)), on GTK's widgets:
///
/// - the view is made when it is first asked for, by ``loadView()``, and ``viewDidLoad()`` follows, once;
/// - a view that is off the screen may be discarded by ``unloadView()``, after ``viewWillUnload()``, and made again;
/// - ``viewWillAppear()`` and ``viewDidAppear()`` come before and after the view is put on screen,
///   ``viewWillDisappear()`` and ``viewDidDisappear()`` before and after it is taken off, always in balance;
/// - a container's own methods come before those of its children;
/// - ``willMove(toParent:)`` and ``didMove(toParent:)`` frame a change of parent.
///
/// What UIKit leaves to three calls (`addChild`, `addSubview`, `didMove`) is one: ``add(child:)``. An overridden
/// life-cycle method must call `super`, and one that does not is reported by name.
@MainActor
open class ViewController {
  /// What a container shows for this controller: a segment, a tab, a header. Containers follow its changes.
  public var title: String? {
    didSet { if title != oldValue { titleObservers.forEach { $0.titleChanged() } } }
  }

  /// The header of the page that this controller is, where a ``NavigationController`` shows it.
  public let navigationItem = NavigationItem()

  /// The container that this controller is in, if any.
  public internal(set) weak var parent: ViewController?

  /// The controllers that this one is made of, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  var appearance = Appearance.disappeared
  var superCalls = SuperCalls()
  var titleObservers: [TitleObserver] = []
  /// The container that this controller was last taken out of, by name, until it is put into another.
  var formerContainer: String?
  private var loadedView: Widget?

  public init(title: String? = nil) {
    self.title = title
  }

  isolated deinit {
    // What a parent that goes away still holds goes with it.
    children.forEach { $0.parent = nil }
  }

  // MARK: The view

  /// The controller's widget; asking for it makes it.
  public final var view: Widget {
    get {
      loadViewIfNeeded()
      // `loadView` has set it, or the fault has ended the program.
      return loadedView ?? Bin()
    }
    set { loadedView = newValue }
  }

  /// Whether the view has been made; unlike ``view``, asking does not make it.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view now, if it is not made yet, by ``loadView()`` and ``viewDidLoad()``. A ``loadView()`` that sets no
  /// view is a fault. Source:
  /// [loadViewIfNeeded()](https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()).
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      ContainmentFault.viewNotLoaded(self).raise()
      loadedView = Bin()
    }
    calling(.viewDidLoad) { viewDidLoad() }
  }

  final func discardView() { loadedView = nil }

  /// Whether ``unloadView()`` may discard the view now: `false`, unless a controller can make an equal view again.
  open var canUnloadView: Bool { false }

  /// Makes the view and sets ``view``. Override it without calling `super`, and never call it.
  ///
  /// Apple: "You should never call this method directly. The view controller calls this method when its view property
  /// is requested but is currently nil."
  open func loadView() { view = Bin() }

  /// Where the keyboard's focus goes when this controller is given it; the view, unless a controller knows better. A
  /// container answers for the child that it shows. Source:
  /// [preferredFocusEnvironments](https://developer.apple.com/documentation/uikit/uifocusenvironment/preferredfocusenvironments).
  open var preferredFocus: Widget { view }

  /// The picture that stands for what this page is about. Where the page below shows the same, a ``NavigationController``
  /// carries it from there to here, and back. Source: [the zoom
  /// transition](https://developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:)).
  open var carriedPicture: DownloadImageView? { nil }

  // MARK: Life cycle

  /// The view has been made. Called once, and again after each ``viewWillUnload()`` when the view is needed again.
  open func viewDidLoad() { superCalls.record(.viewDidLoad) }

  /// The view is about to be discarded; it is off the screen. Save what the next view needs.
  open func viewWillUnload() { superCalls.record(.viewWillUnload) }

  /// The view is about to be put on screen.
  open func viewWillAppear() { superCalls.record(.viewWillAppear) }

  /// The view is on screen.
  open func viewDidAppear() { superCalls.record(.viewDidAppear) }

  /// The view is about to be taken off the screen.
  open func viewWillDisappear() { superCalls.record(.viewWillDisappear) }

  /// The view is off the screen.
  open func viewDidDisappear() { superCalls.record(.viewDidDisappear) }

  /// The controller is about to be put into a container, or out of one when `parent` is `nil`.
  open func willMove(toParent parent: ViewController?) { superCalls.record(.willMove) }

  /// The controller has been put into a container, or out of one when `parent` is `nil`.
  open func didMove(toParent parent: ViewController?) { superCalls.record(.didMove) }

  // MARK: For containers

  /// Whether a container that becomes visible makes this child visible too. A container that shows one child at a time
  /// answers for that one only.
  open func shows(child: ViewController) -> Bool { true }

  /// Puts a child's view into this controller's own, where no place was named. The base does it for ``Box`` and ``Bin``.
  open func insertView(of child: ViewController) {
    switch view {
    case let box as Box: box.append(child.view)
    case let bin as Bin: bin.child = child.view
    default: ContainmentFault.noPlace(for: child, in: self).raise()
    }
  }

  /// Takes a child's view out again.
  open func removeView(of child: ViewController) {
    if let place = child.placeholder { return place.clear() }
    switch view {
    case let box as Box: box.remove(child.view)
    case let bin as Bin: bin.child = nil
    default: child.view.unparent()
    }
  }

  /// Puts one child's view where another's was. The base keeps the place in a ``Box`` and a ``Place``.
  open func replaceView(of old: ViewController, with new: ViewController) {
    if let place = old.placeholder {
      new.placeholder = place
      place.fill(new.view)
    } else if let box = view as? Box, old.view.parentWidget?.pointer == box.pointer {
      box.replace(old.view, with: new.view)
    } else {
      removeView(of: old)
      insertView(of: new)
    }
  }

  /// The named place that this controller's view was put into.
  var placeholder: Place?
}
