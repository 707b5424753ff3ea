import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// What others of the household did, by days, the last first. What is seen here is read from then on, on every device.
final class NotificationsController: ViewController {
  /// Called with where a notification leads.
  var onOpen: (NotificationEntry.Place) -> Void = { _ in }
  private let model: NotificationsModel
  private let list: ConfigurableListController<NotificationEntryView>
  private var binding: Binding?

  init(_ model: NotificationsModel, images: any ImageProviding) {
    self.model = model
    list = ConfigurableListController { NotificationEntryView(images: images) }
    super.init(title: "Notifications")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.onSelect = { [weak self] entry in if let place = entry.place { self?.onOpen(place) } }
    list.onReachEnd = { [model] in model.loadMore() }
    binding = Binding({ [model] in model.entries }) { [weak self] in self?.show($0 ?? []) }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    model.see()
  }

  /// The rows.
  override var preferredFocus: Widget { list.preferredFocus }

  private func show(_ entries: [NotificationEntry]) {
    list.items = entries
    if isVisible { model.see() }
  }
}

extension NotificationsController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.entries?.isEmpty == true ? .empty(.noNotifications) : .content
    } catch {
      return .failure(StateMessage(error))
    }
  }
}
