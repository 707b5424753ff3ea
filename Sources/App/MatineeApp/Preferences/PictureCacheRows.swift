import AppFoundation
import GTK
import Localization

/// The rows for the picture cache: its maximum and current size.
final class PictureCacheRows {
  /// Called with the limit that the user chooses, in MB of 1,048,576 bytes.
  var onChoose: (Int) -> Void = { _ in }
  /// The control for the limit.
  let limit = MenuButton(label: "", name: tr("Maximum Size"))
  let used: ActionRow
  private let model: PictureCacheModel
  private let clear = Button(label: tr("Clear"))
  private var binding: Binding?

  init(_ model: PictureCacheModel) {
    self.model = model
    clear.accessibleLabel = tr("Clear Cached Pictures")
    used = ActionRow(title: tr("Space Used"), control: clear)
    clear.onClick { [model] in model.clear() }
    binding = Binding({ [model] in model.used }) { [weak self] in self?.show($0) }
    model.count()
  }

  /// Shows the current limit. If it isn't a standard size, it is offered as well.
  func show(chosen megabytes: Int) {
    limit.label = title(megabytes)
    limit.setItems([
      Set(PictureCacheModel.choices + [megabytes]).sorted().map { choice in
        MenuItem(title(choice), name: "cache-\(choice)", isOn: choice == megabytes) { [weak self] in
          self?.onChoose(choice)
        }
      }
    ])
  }
}

extension PictureCacheRows {
  private func title(_ megabytes: Int) -> String {
    megabytes == 0 ? tr("Don’t Store Pictures") : model.text(bytes: megabytes << 20)
  }

  private func show(_ text: String) {
    used.subtitle = text
    // The focused button describes its effect to screen readers.
    clear.accessibleDescription = text
  }
}
