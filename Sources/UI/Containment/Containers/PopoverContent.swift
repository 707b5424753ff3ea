import GTK

/// The popover of a menu button, whose content is a view controller.
///
/// The controller is made when the popover opens, and removed when it closes. In between, it is a child of the
/// controller whose view contains the button, so it takes part in the life cycle of the page.
///
/// Retain this object as long as the button is in use.
public final class PopoverContent {
  private let popover: Popover
  private let button: MenuButton
  private let slot: ChildContainer
  private weak var parent: ViewController?
  private weak var content: ViewController?

  /// Sets the popover of a button.
  ///
  /// - Parameters:
  ///   - button: The button that opens the popover.
  ///   - name: The accessible name of the popover.
  ///   - size: The size of the content in application pixels. Longer content must be able to scroll.
  ///   - parent: The controller whose view contains the button.
  ///   - make: Makes the content each time the popover opens.
  public init(
    of button: MenuButton, name: String, size: (width: Int, height: Int), in parent: ViewController,
    make: @escaping () -> ViewController
  ) {
    self.button = button
    self.parent = parent
    slot = ChildContainer(name)
    popover = Popover(name: name, LayoutBox(FixedSize(width: size.width, height: size.height), [slot.widget]))
    popover.onClose { [weak self] in self?.removeContent() }
    button.setPopover(popover) { [weak self] in self?.show(make()) }
  }

  /// Closes the popover and returns the focus to the button. Does nothing if the popover is closed.
  public func close() {
    guard content != nil else { return }
    // The focus may not be in the popover yet.
    button.focus()
    popover.close()
  }

  private func show(_ content: ViewController) {
    self.content = content
    parent?.add(child: content, in: slot)
    takeFocusAfterNextFrame(attempts: maximumFocusAttempts)
  }

  /// Moves the focus to the content's preferred widget. GTK has moved it to the first one, or nowhere: content that is
  /// loading accepts the focus only after some frames.
  private func takeFocusAfterNextFrame(attempts: Int) {
    parent?.view.window?.afterNextFrame { [weak self] in
      guard let self, popover.isMapped, let content, !content.preferredFocus.containsFocus else { return }
      if attempts < maximumFocusAttempts, popover.containsFocus { return }
      if !content.takeFocus(), attempts > 1 { takeFocusAfterNextFrame(attempts: attempts - 1) }
    }
  }

  private func removeContent() {
    if popover.containsFocus { button.focus() }
    if let content, content.parent === parent { content.remove() }
  }
}

/// The layout of a widget with a fixed size, unless its minimum width is larger.
private final class FixedSize: LayoutRule {
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  func width(of children: [Widget]) -> Extent {
    let width = children.reduce(self.width) { max($0, $1.measuredWidth().minimum) }
    return Extent(minimum: width, natural: width)
  }

  func height(of children: [Widget], width: Int) -> Extent { Extent(minimum: height, natural: height) }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    children.map { _ in Frame(x: 0, y: 0, width: width, height: height) }
  }
}

/// The maximum number of frames to wait for content that accepts the focus.
private let maximumFocusAttempts = 60
