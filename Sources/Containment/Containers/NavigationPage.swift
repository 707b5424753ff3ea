import GTK

/// A controller as a page: its header, made from its navigation item, above its view.
final class NavigationPage {
  let widget: Widget
  private let title: WindowTitle
  private let box: Box
  private let content: Widget
  /// What the keyboard acted on when another page came on top.
  private var lastFocus: Widget?

  init(_ controller: ViewController, isRoot: Bool, goBack: @escaping () -> Void) {
    let header = HeaderBar()
    let item = controller.navigationItem
    title = WindowTitle(controller.title ?? "")
    header.setTitleWidget(item.titleView ?? title)
    if !isRoot {
      let back = Button(icon: "go-previous-symbolic", name: "Back")
      back.onClick(goBack)
      header.packStart(back)
    }
    item.leading.forEach(header.packStart)
    item.trailing.reversed().forEach(header.packEnd)
    content = controller.view
    content.expandsVertically = true
    box = Box(.vertical, [header, content])
    widget = box
    controller.onTitleChange(self) { [weak self, weak controller] in self?.title.title = controller?.title ?? "" }
  }

  func rememberFocus() { lastFocus = widget.containsFocus ? widget.window?.focusedWidget : nil }

  /// Gives the keyboard back to what had it, or to the first thing of the content, or of the header.
  func focus() {
    if let lastFocus, lastFocus.isDescendant(of: widget), lastFocus.focus() { return }
    if !content.focus() { widget.focus() }
  }

  /// Lets go of the content, so that it can be put elsewhere.
  func releaseContent() {
    if content.parentWidget?.pointer == box.pointer { box.remove(content) }
  }

  func holds(_ controller: ViewController) -> Bool { controller.isViewLoaded && controller.view === content }
}
