import GTK

/// A controller as a page: its header, made from its navigation item, above its view.
final class NavigationPage {
  let widget: Widget
  private let title: WindowTitle
  private let box: Box
  private let content: Widget
  private weak var controller: ViewController?
  private var hadFocus = false

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
    self.controller = controller
    content.expandsVertically = true
    box = Box(.vertical, [header, content])
    widget = box
    controller.onTitleChange(self) { [weak self, weak controller] in self?.title.title = controller?.title ?? "" }
  }

  /// Gives the keyboard to the content: at first to what the controller prefers, later to what had it last, which GTK
  /// remembers; else to the header.
  func focus() {
    let takesFocus = hadFocus || content.remembersFocus ? content.focus() : controller?.takeFocus() == true
    hadFocus = true
    if !takesFocus { widget.focus() }
  }

  /// Lets go of the content, so that it can be put elsewhere.
  func releaseContent() {
    if content.parentWidget?.pointer == box.pointer { box.remove(content) }
  }

  func holds(_ controller: ViewController) -> Bool { controller.isViewLoaded && controller.view === content }
}
