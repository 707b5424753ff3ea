import GTK
import Localization

/// A page of a navigation stack: a controller's view below a header bar made from its navigation item.
final class NavigationPage {
  let widget: Widget
  private let title: WindowTitle
  private let box: Box
  private let content: Widget
  let header: HeaderBar
  private var items: [Widget]
  private var titleView: Widget?
  private weak var controller: ViewController?
  private var hadFocus = false

  init(_ controller: ViewController, isRoot: Bool, goBack: @escaping () -> Void) {
    // Load the view first, because a reloaded view may set other navigation items.
    controller.loadViewIfNeeded()
    header = HeaderBar()
    let item = controller.navigationItem
    title = WindowTitle(controller.title ?? "", subtitle: controller.subtitle ?? "")
    header.setTitleWidget(item.titleView ?? title)
    if !isRoot {
      let back = Button(icon: "go-previous-symbolic", name: tr("Back"))
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
    item.onTitleChange = { [weak self, weak item] in if let item { self?.updateTitle(item) } }
    updateTitle(item)
    controller.titleObservers.add(self) { [weak self, weak controller] in
      self?.title.title = controller?.title ?? ""
      self?.title.subtitle = controller?.subtitle ?? ""
    }
  }

  /// Moves the keyboard focus into the page. The first time, the controller's preferred widget takes it. Later, the
  /// widget that last had the focus takes it, which GTK remembers. If the content takes no focus, the header bar does.
  func focus() {
    let takesFocus = hadFocus || content.remembersFocus ? content.focus() : controller?.takeFocus() == true
    hadFocus = true
    if !takesFocus { widget.focus() }
  }

  private func updateTitle(_ item: NavigationItem) {
    header.centersTitle = item.centersTitle
    title.opacity = item.showsTitle ? 1 : 0
    if item.showsTitle { header.removeStyle("titleless") } else { header.addStyle("titleless") }
  }

  /// Removes the content and the header bar's items, so that another page can use them.
  func releaseContent() {
    if content.parentWidget?.pointer == box.pointer { box.remove(content) }
    items.filter { $0.isDescendant(of: header) }.forEach(header.remove)
    if titleView?.isDescendant(of: header) == true { header.setTitleWidget(title) }
    (items, titleView) = ([], nil)
  }

  func belongs(to controller: ViewController) -> Bool { self.controller === controller }

  func holds(_ controller: ViewController) -> Bool { controller.isViewLoaded && controller.view === content }
}
