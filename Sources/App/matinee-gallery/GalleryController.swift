import Containment
import GTK

/// The view controller of the gallery: the list of entries next to the current one.
final class GalleryController: ViewController {
  /// The network of the app's controllers.
  let network = SimulatedNetwork()
  private let sidebar = ConfigurableListController { SidebarRowView() }
  private let panes = GalleryPanes(title: "Gallery")
  private lazy var switches = NetworkSwitchesController(network)
  private var shown: GalleryEntry?

  init(_ entries: [GalleryEntry]) {
    sidebar.items = SidebarRow.rows(of: entries)
    super.init(title: "Gallery")
  }

  override func loadView() { view = panes.widget }

  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.onSelect = { [weak self] row in if case .entry(let entry) = row { self?.show(entry) } }
    switches.onReload = { [weak self] in if let entry = self?.shown { self?.show(entry) } }
    add(child: sidebar, in: panes.list)
    add(child: switches, in: panes.toolbar)
    switches.view.isVisible = false
  }

  func show(_ entry: GalleryEntry) {
    loadViewIfNeeded()
    shown = entry
    let usesNetwork = entry.makeOver != nil
    switches.view.isVisible = usesNetwork
    add(child: entry.makeOver?(network.networking) ?? entry.make(), in: panes.entry)
    panes.showEntry(title: entry.title, hasHeader: usesNetwork)
  }
}
