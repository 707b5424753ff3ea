import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// A card with an episode to watch next: its still, number, name and details, and a button that marks it as watched, or
/// one that sets a reminder until it airs.
final class NextEpisodeCard {
  let widget: Widget
  /// Called when the user wants to see the episode.
  var onOpen: () -> Void = {}
  /// Called when the user has watched the episode.
  var onWatch: () -> Void = {}
  /// Called when the user turns the reminder of an episode on or off.
  var onRemind: (Bool) -> Void = { _ in }
  private let still: DownloadImageView
  private let name = Label(wrapping: "", styles: "heading")
  private let detail = Label(wrapping: "", styles: "caption", "dim-label")
  private let open = Button(label: "")
  private let watch = Button(icon: "object-select-symbolic", name: "")
  private let remind = ToggleButton(toggle: "")
  private var isUpdating = false

  init(images: any ImageProviding) {
    still = DownloadImageView(images: images, width: 160, height: 90)
    still.widget.isVisible = false
    let labels = Box(.vertical, spacing: 3, [name, detail])
    labels.expandsHorizontally = true
    labels.verticalAlignment = .center
    let content = AdaptiveBox(still.widget, labels, mainWidth: 160, spacing: 12).widget
    content.setAccessibleHidden(true)
    open.child = content
    open.addStyle("flat")
    open.expandsHorizontally = true
    watch.addStyle("suggested-action", "circular", "next-episode-check")
    watch.verticalAlignment = .center
    watch.setMargins(top: 12, bottom: 12, start: 6, end: 12)
    remind.show(icon: "alarm-symbolic", label: tr("Remind Me"))
    remind.verticalAlignment = .center
    remind.setMargins(top: 12, bottom: 12, start: 6, end: 12)
    remind.isVisible = false
    let box = Box(.horizontal, [open, watch, remind])
    box.addStyle("card")
    widget = box
    open.onClick { [weak self] in self?.onOpen() }
    watch.onClick { [weak self] in self?.onWatch() }
    remind.onToggle { [weak self] in if let self, !isUpdating { onRemind(remind.isActive) } }
  }

  /// Shows an episode; `nil` hides the card.
  func show(_ episode: NextUpModel.Episode?) {
    widget.isVisible = episode != nil
    switch episode {
    case .ready(let episode): show(episode)
    case .unread(let number, let name): show(number: number, name: name)
    case .coming(let episode, let date, let isReminderOn):
      show(coming: episode, date: date, isReminderOn: isReminderOn)
    case nil: break
    }
  }

  private func show(number: String, name: String?) {
    still.url = nil
    still.widget.isVisible = false
    detail.isVisible = false
    watch.isVisible = true
    remind.isVisible = false
    show(number, name)
  }

  private func show(coming episode: EpisodeCard, date: String?, isReminderOn: Bool?) {
    show(episode)
    detail.text = date ?? tr("No date yet")
    detail.isVisible = true
    watch.isVisible = false
    remind.isVisible = isReminderOn != nil
    isUpdating = true
    remind.isActive = isReminderOn == true
    isUpdating = false
  }

  private func show(_ episode: EpisodeCard) {
    watch.isVisible = true
    remind.isVisible = false
    show(episode.numberText, episode.name)
    still.url = episode.still
    still.widget.isVisible = episode.still != nil
    detail.text = [episode.runningTime, episode.airDate].compactMap(\.self).joined(separator: " · ")
    detail.isVisible = !detail.text.isEmpty
  }

  private func show(_ number: String, _ name: String?) {
    self.name.text = [number, name].compactMap(\.self).joined(separator: " · ")
    open.accessibleLabel = tr("Next: {episode}", ["episode": self.name.text])
    watch.rename(tr("Mark {episode} as Watched", ["episode": number]))
  }
}
