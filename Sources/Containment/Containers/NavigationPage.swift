import GTK

/// A controller as a page: its header, made from its navigation item, above its view.
final class NavigationPage {
  let widget: Widget
  private let title: WindowTitle
  private let box: Box
  private let content: Widget
  private let header: HeaderBar
  private var items: [Widget]
  private var titleView: Widget?
  private weak var controller: ViewController?
  private var hadFocus = false

  init(_ controller: ViewController, isRoot: Bool, goBack: @escaping () -> Void) {
    // A view that is loaded again may bring other items.
    controller.loadViewIfNeeded()
    header = HeaderBar()
    let item = controller.navigationItem
    title = WindowTitle(controller.title ?? "")
    header.setTitleWidget(item.titleView ?? title)
    if !isRoot {
      let back = Button(icon: "go-previous-symbolic", name: "Back")
      back.onClick(goBack)
      header.packStart(back)
    }
    items = item.leading + item.trailing
    titleView = item.titleView
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

  /// Releases the content and the header's items, so that they can be put elsewhere.
  func releaseContent() {
    if content.parentWidget?.pointer == box.pointer { box.remove(content) }
    items.filter { $0.isDescendant(of: header) }.forEach(header.remove)
    if titleView?.isDescendant(of: header) == true { header.setTitleWidget(title) }
    (items, titleView) = ([], nil)
  }

  func belongs(to controller: ViewController) -> Bool { self.controller === controller }

  func holds(_ controller: ViewController) -> Bool { controller.isViewLoaded && controller.view === content }
}
