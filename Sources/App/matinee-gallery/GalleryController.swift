import Containment
import GTK

/// The view controller of the gallery: the list of entries next to the current one.
final class GalleryController: ViewController {
  private let sidebar = ConfigurableListController { SidebarRowView() }
  private let panes = GalleryPanes(title: "Gallery")

  init(_ entries: [GalleryEntry]) {
    sidebar.items = SidebarRow.rows(of: entries)
    super.init(title: "Gallery")
  }

  override func loadView() { view = panes.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.onSelect = { [weak self] row in if case .entry(let entry) = row { self?.show(entry) } }
    add(child: sidebar, in: panes.list)
  }

  func show(_ entry: GalleryEntry) {
    loadViewIfNeeded()
    add(child: entry.make(), in: panes.entry)
    panes.showEntry(title: entry.title)
  }
}
