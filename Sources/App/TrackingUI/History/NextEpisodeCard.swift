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
  private let box: LayoutBox
  private let layout = NextEpisodeLayout()
  private var isUpdating = false

  init(images: any ImageProviding) {
    still = DownloadImageView(images: images, width: 160, height: 90)
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
    box = LayoutBox(layout, [open, watch, remind])
    box.addStyle("card")
    widget = box
    open.onClick { [weak self] in self?.onOpen() }
    watch.onClick { [weak self] in self?.onWatch() }
    remind.onToggle { [weak self] in if let self, !isUpdating { onRemind(remind.isActive) } }
  }

  /// Shows an episode; `nil` hides the card. The card doesn't become lower while its width stays the same, so that what
  /// is below it stays in place.
  func show(_ episode: NextUpModel.Episode?) {
    let size = box.size
    if box.isVisible, size.height > 0 {
      layout.earlierSize = NextEpisodeLayout.Size(width: size.width, height: size.height)
    }
    box.isVisible = episode != nil
    switch episode {
    case .ready(let episode): show(episode, name: episode.name)
    case .unread(let episode, let name): show(episode, name: name)
    case .coming(let episode, let date, let isReminderOn):
      show(coming: episode, date: date, isReminderOn: isReminderOn)
    case nil: break
    }
  }

  private func show(coming episode: EpisodeCard, date: String?, isReminderOn: Bool?) {
    show(episode, name: episode.name)
    detail.text = date ?? tr("No date yet")
    detail.isVisible = true
    watch.isVisible = false
    remind.isVisible = isReminderOn != nil
    isUpdating = true
    remind.isActive = isReminderOn == true
    isUpdating = false
  }

  private func show(_ episode: EpisodeCard, name: String?) {
    watch.isVisible = true
    remind.isVisible = false
    self.name.text = [episode.numberText, name].compactMap(\.self).joined(separator: " · ")
    open.accessibleLabel = tr("Next: {episode}", ["episode": self.name.text])
    watch.rename(tr("Mark {episode} as Watched", ["episode": episode.numberText]))
    still.url = episode.still
    detail.text = [episode.runningTime, episode.airDate].compactMap(\.self).joined(separator: " · ")
    detail.isVisible = !detail.text.isEmpty
  }
}
