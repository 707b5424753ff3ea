import GTK
import Localization
import MatineeCore

/// The rows for the picture cache: its maximum and current size.
final class PictureCacheRows {
  let choices: [(megabytes: Int, title: String, button: RadioButton)]
  let used: ActionRow
  private let model: PictureCacheModel
  private let clear = Button(label: tr("Clear"))
  private var binding: Binding?

  /// - Parameter chosen: The current limit. If it isn't a standard size, it is offered as well.
  init(_ model: PictureCacheModel, chosen: Int) {
    self.model = model
    let sizes = Set(PictureCacheModel.choices + [chosen]).sorted()
    choices = zip(sizes, RadioButton.group(sizes.count)).map { megabytes, button in
      (megabytes, megabytes == 0 ? tr("Don’t Store Pictures") : model.text(bytes: megabytes << 20), button)
    }
    clear.accessibleLabel = tr("Clear Cached Pictures")
    used = ActionRow(title: tr("Space Used"), control: clear)
    clear.onClick { [model] in model.clear() }
    binding = Binding({ [model] in model.used }) { [weak self] in self?.show($0) }
    model.count()
  }

  func show(chosen megabytes: Int) {
    for choice in choices where choice.megabytes == megabytes { choice.button.isActive = true }
  }
}

extension PictureCacheRows {
  private func show(_ text: String) {
    used.subtitle = text
    // The focused button describes its effect to screen readers.
    clear.accessibleDescription = text
  }
}
