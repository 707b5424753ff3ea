import Containment
import GTK
import Library
import Localization
import Tracking

/// The activities of other profiles in the household, grouped by day, newest first. Viewing them marks them as read on
/// all devices.
final class NotificationsController: ViewController, LibraryContentController {
  /// Called with the destination that a notification opens.
  var onOpen: (NotificationEntry.Destination) -> Void = { _ in }
  let model: NotificationsModel
  private let list: ConfigurableListController<HeadedRowView<NotificationEntry>>
  private var binding: Binding?

  init(_ model: NotificationsModel, images: any ImageProviding) {
    self.model = model
    list = ConfigurableListController {
      HeadedRowView(ImageWithFourLabelsView(images: images, picture: .avatar, fitsText: true))
    }
    super.init(title: tr("Notifications"))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    list.highlightsRowContent()
    list.onSelect = { [weak self] entry in if let destination = entry.destination { self?.onOpen(destination) } }
    list.onReachEnd = { [model] in model.loadMore() }
    binding = Binding({ [model] in model.entries }) { [weak self] in self?.show($0 ?? []) }
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    model.markAsRead()
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }

  private func show(_ entries: [NotificationEntry]) {
    list.items = entries
    if isVisible { model.markAsRead() }
  }
}
