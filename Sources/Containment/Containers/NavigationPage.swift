import GTK

/// A controller as a page: its header, made from its navigation item, above its view.
final class NavigationPage {
  let widget: Widget
  private let title: WindowTitle

  init(_ controller: ViewController, isRoot: Bool, goBack: @escaping () -> Void) {
    let header = HeaderBar()
    title = WindowTitle(controller.title ?? "")
    header.setTitleWidget(controller.navigationItem.titleView ?? title)
    if !isRoot {
      let back = Button(icon: "go-previous-symbolic", name: "Back")
      back.onClick(goBack)
      header.packStart(back)
    }
    controller.navigationItem.leading.forEach(header.packStart)
    controller.navigationItem.trailing.reversed().forEach(header.packEnd)
    controller.view.expandsVertically = true
    widget = Box(.vertical, [header, controller.view])
    controller.onTitleChange(self) { [weak self, weak controller] in self?.title.title = controller?.title ?? "" }
  }
}

extension ViewController {
  /// Calls `body` after each change of the title, for as long as `observer` lives or until it is taken off.
  func onTitleChange(_ observer: AnyObject, _ body: @escaping () -> Void) {
    titleObservers[ObjectIdentifier(observer)] = body
  }

  func stopObservingTitle(_ observer: AnyObject) { titleObservers[ObjectIdentifier(observer)] = nil }
}
