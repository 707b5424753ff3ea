import Containment
import GTK

/// The list of entries beside the one on show; one page at a time where there is no room for two.
final class GalleryController: ViewController {
  private let sidebar: ConfigurableListController<SidebarRowView>
  private let leaflet = Leaflet()
  private let listPlace = Place("list")
  private let entryPlace = Place("entry")
  private let entryTitle = WindowTitle("")
  private let back = Button(icon: "go-previous-symbolic", name: "Back")
  private let entryPage: Widget
  private let listHeader = HeaderBar()
  private let entryHeader = HeaderBar()

  init(_ entries: [GalleryEntry]) {
    sidebar = ConfigurableListController { SidebarRowView() }
    sidebar.items = SidebarRow.rows(of: entries)
    entryHeader.setTitleWidget(entryTitle)
    entryHeader.packStart(back)
    entryPlace.widget.expandsVertically = true
    entryPage = Box(.vertical, [entryHeader, entryPlace.widget])
    entryPage.expandsHorizontally = true
    super.init(title: "Gallery")
  }

  override func loadView() {
    listHeader.setTitleWidget(WindowTitle("Gallery"))
    listPlace.widget.expandsVertically = true
    let listPage = Box(.vertical, [listHeader, listPlace.widget])
    listPage.setMinimumSize(width: 260)
    leaflet.canUnfold = true
    leaflet.append(listPage)
    leaflet.append(entryPage)
    view = leaflet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.onSelect = { [weak self] row in if case .entry(let entry) = row { self?.show(entry) } }
    back.onClick { [weak self] in self?.showList() }
    leaflet.addShortcut("<Alt>Left") { [weak self] in self?.showList() ?? false }
    leaflet.onFold { [weak self] in self?.followFold() }
    add(child: sidebar, in: listPlace)
    followFold()
  }

  func show(_ entry: GalleryEntry) {
    loadViewIfNeeded()
    entryTitle.title = entry.title
    add(child: entry.make(), in: entryPlace)
    leaflet.visibleChild = entryPage
  }

  @discardableResult
  private func showList() -> Bool {
    guard leaflet.isFolded, let page = listPlace.widget.parentWidget else { return false }
    leaflet.visibleChild = page
    return true
  }

  private func followFold() {
    back.isVisible = leaflet.isFolded
    listHeader.showWindowButtons(atStart: true, atEnd: leaflet.isFolded)
    entryHeader.showWindowButtons(atStart: leaflet.isFolded, atEnd: true)
  }
}
