import GTK

/// A page that a ``NavigationController`` can unload while it is deep in the stack, and that looks the same afterwards.
///
/// A closure makes the content controller from models that outlive it. When the view is unloaded, the content
/// controller is released with all its views, pictures and observations. When the view is needed again, the closure
/// makes a new content controller. The page then restores the scroll position and the focus.
public final class RestorableController: ViewController {
  /// The current content controller; `nil` while the view is unloaded.
  public private(set) var content: ViewController?
  private let makeContent: () -> ViewController
  /// The saved state of the unloaded view, until the next view has restored it.
  private var state: WidgetState?
  /// The part of ``state`` that hasn't been restored yet.
  private var remainder: WidgetState?
  /// The content's focused widget at the time when the page disappeared.
  private var focused: Widget?

  /// - Parameter makeContent: Makes the content controller. Called immediately, and again each time an unloaded view is
  ///   needed.
  public init(_ makeContent: @escaping () -> ViewController) {
    self.makeContent = makeContent
    let content = makeContent()
    self.content = content
    super.init(title: content.title)
    subtitle = content.subtitle
    showItems(of: content)
  }

  /// The page itself until the content's focus is restored, so that the content doesn't scroll meanwhile.
  public override var preferredFocus: Widget {
    state?.hasFocus == true ? view : content?.preferredFocus ?? view
  }

  public override var focusPanes: [FocusPane] { content?.focusPanes ?? [contentPane] }

  public override var transitionPicture: Widget? { content?.transitionPicture }

  /// Whether the view can be unloaded without losing anything. Text that the user has typed exists only in its text
  /// field.
  public override var canUnloadView: Bool { content.map { !$0.isViewLoaded || !$0.view.containsTypedText } ?? false }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let content = content ?? makeContent()
    self.content = content
    content.titleObservers.add(self) { [weak self, weak content] in
      self?.title = content?.title
      self?.subtitle = content?.subtitle
    }
    add(child: content)
    content.view.expandsVertically = true
    showItems(of: content)
    guard state != nil else { return }
    remainder = state
    view.isFocusable = true
    (content as? StatefulContentController)?.loadIfNeeded()
    applyState()
  }

  public override func viewWillUnload() {
    super.viewWillUnload()
    // A view that was never shown hasn't been scrolled yet, so the earlier state is still valid.
    if state == nil { state = content.map { WidgetState(of: $0.view, focused: focused) } }
    focused = nil
    content = nil
    navigationItem.titleView = nil
    (navigationItem.leading, navigationItem.trailing) = ([], [])
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    applyState()
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    if state != nil { restore(within: maximumFrames) }
  }

  public override func viewWillDisappear() {
    super.viewWillDisappear()
    focused = view.window?.focusedWidget.flatMap { $0.isDescendant(of: view) ? $0 : nil }
  }

  private func showItems(of content: ViewController) {
    navigationItem.titleView = content.navigationItem.titleView
    navigationItem.leading = content.navigationItem.leading
    navigationItem.trailing = content.navigationItem.trailing
    let item = content.navigationItem
    item.onTitleChange = { [weak self, weak item] in
      if let item { self?.navigationItem.showsTitle = item.showsTitle }
    }
    navigationItem.showsTitle = item.showsTitle
  }

  /// Restores the remaining state.
  ///
  /// - Returns: Whether every widget that was scrolled or expanded exists again.
  @discardableResult
  private func applyState() -> Bool { content.map { remainder?.apply(to: $0.view) ?? true } ?? false }

  /// Waits for the content to load, then restores the focus unless the user has moved it.
  private func restore(within frames: Int) {
    view.window?.afterNextFrame { [weak self] in
      guard let self, isVisible, let content, let state else { return }
      let isComplete = applyState()
      let waitsForFocus = state.hasFocus && view.isFocusedWidget
      let hasFocus = !waitsForFocus || state.applyFocus(to: content.view)
      if frames > 0, !isComplete || !hasFocus { return restore(within: frames - 1) }
      (self.state, remainder) = (nil, nil)
      if !hasFocus { content.takeFocus() }
      view.isFocusable = false
    }
  }
}

/// The number of frames to wait for the content to load.
private let maximumFrames = 60
