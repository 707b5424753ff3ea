import GTK
import MatineeCore

/// How much of the disk pictures may take, and how much they do.
final class PictureCacheRows {
  let choices: [(megabytes: Int, title: String, button: RadioButton)]
  let used: ActionRow
  private let model: PictureCacheModel
  private let clear = Button(label: "Clear")
  private var binding: Binding?

  /// - Parameter chosen: one that is none of the usual sizes stands among them.
  init(_ model: PictureCacheModel, chosen: Int) {
    self.model = model
    let sizes = Set(PictureCacheModel.choices + [chosen]).sorted()
    choices = zip(sizes, RadioButton.group(sizes.count)).map { megabytes, button in
      (megabytes, megabytes == 0 ? "Keep No Pictures" : model.words(bytes: megabytes << 20), button)
    }
    clear.accessibleLabel = "Clear Kept Pictures"
    used = ActionRow(title: "Space Used", control: clear)
    clear.onClick { [model] in model.clear() }
    binding = Binding({ [model] in model.used }) { [weak self] in self?.show($0) }
    model.count()
  }

  func show(chosen megabytes: Int) {
    for choice in choices where choice.megabytes == megabytes { choice.button.isActive = true }
  }
}

extension PictureCacheRows {
  private func show(_ words: String) {
    used.subtitle = words
    // The button has the focus, and so says what its press has done.
    clear.accessibleDescription = words
  }
}
