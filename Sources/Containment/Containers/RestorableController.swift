import GTK

/// A page that a ``NavigationController`` can unload while it is far down, and that looks the same when it returns.
///
/// A closure makes the content controller around models that outlive it. When the view is unloaded, the content controller
/// goes with all its views, pictures and observations. When the view is needed again, the closure makes another one, which
/// is scrolled and focused as the previous one was.
public final class RestorableController: ViewController {
  /// The controller that is shown; `nil` while the view is unloaded.
  public private(set) var content: ViewController?
  private let makeContent: () -> ViewController
  /// The state of the discarded view, until the next view has taken it over.
  private var state: WidgetState?
  /// The part of ``state`` that has not been applied yet.
  private var remainder: WidgetState?
  /// The widget of the content that had the focus when the page was left.
  private var focused: Widget?

  /// - Parameter makeContent: makes the content, at once and again after each time it was discarded.
  public init(_ makeContent: @escaping () -> ViewController) {
    self.makeContent = makeContent
    let content = makeContent()
    self.content = content
    super.init(title: content.title)
    showItems(of: content)
  }

  /// The place that has the focus until the content's own is restored, so that nothing scrolls meanwhile.
  public override var preferredFocus: Widget {
    state?.hasFocus == true ? view : content?.preferredFocus ?? view
  }

  public override var carriedPicture: DownloadImageView? { content?.carriedPicture }

  /// Whether it is certain that nothing is lost: text in a field is known to that field alone.
  public override var canUnloadView: Bool { content.map { !$0.isViewLoaded || !$0.view.containsTypedText } ?? false }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let content = content ?? makeContent()
    self.content = content
    content.onTitleChange(self) { [weak self, weak content] in self?.title = content?.title }
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
    // A view that was never shown has not been scrolled yet.
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
    if state != nil { restore(within: mostFrames) }
  }

  public override func viewWillDisappear() {
    super.viewWillDisappear()
    focused = view.window?.focusedWidget.flatMap { $0.isDescendant(of: view) ? $0 : nil }
  }

  private func showItems(of content: ViewController) {
    navigationItem.titleView = content.navigationItem.titleView
    navigationItem.leading = content.navigationItem.leading
    navigationItem.trailing = content.navigationItem.trailing
  }

  /// Returns whether all that was scrolled or expanded exists again.
  @discardableResult
  private func applyState() -> Bool { content.map { remainder?.apply(to: $0.view) ?? true } ?? false }

  /// Waits for content that loads, and then restores the focus, unless the person has moved it.
  private func restore(within frames: Int) {
    view.window?.afterNextFrame { [weak self] in
      guard let self, isVisible, let content, let state else { return }
      let isComplete = applyState()
      let waitsForFocus = state.hasFocus && view.isFocusItself
      let hasFocus = !waitsForFocus || state.applyFocus(to: content.view)
      if frames > 0, !isComplete || !hasFocus { return restore(within: frames - 1) }
      (self.state, remainder) = (nil, nil)
      if !hasFocus { content.takeFocus() }
      view.isFocusable = false
    }
  }
}

/// How long content may take to load, in frames.
private let mostFrames = 60
