import Containment
import GTK
import Localization
import Planning

/// The buttons of an episode's card or row: one marks it as watched, the other one sets a reminder. Neither is visible
/// for other items.
final class EpisodeButtons {
  var all: [Widget] { [check, bell] }
  private let actions: HomeActions
  private let check = Button(icon: "object-select-symbolic", name: tr("Mark as Watched"))
  private let bell = Button(icon: "alarm-symbolic", name: tr("Remind Me"))
  private var item: HomeItem?
  private var binding: Binding?

  init(_ actions: HomeActions) {
    self.actions = actions
    for button in [check, bell] {
      button.isFocusable = false
      button.addStyle("circular")
      // A shelf measures a card that is never configured.
      show(button, false)
    }
    check.onClick { [weak self] in if case .episode(let episode) = self?.item { self?.actions.watch(episode) } }
    bell.onClick { [weak self] in self?.toggleReminder() }
  }

  func addStyle(_ style: String) { for button in [check, bell] { button.addStyle(style) } }

  func show(_ value: HomeItem) {
    item = value
    let episode: NextEpisode? = if case .episode(let episode) = value { episode } else { nil }
    show(check, episode != nil)
    check.rename(episode.map { tr("Mark {episode} as Watched", ["episode": $0.number]) } ?? "")
    binding = Binding({ [weak self] in self?.isReminderOn }) { [weak self] in self?.showReminder($0) }
  }

  func reset() { (item, binding) = (nil, nil) }
}

extension EpisodeButtons {
  /// GTK also shows a widget to screen readers whenever it becomes visible.
  private func show(_ button: Widget, _ isVisible: Bool) {
    button.isVisible = isVisible
    button.setAccessibleHidden(true)
  }

  private var isReminderOn: Bool? {
    if case .coming(let card) = item { actions.isReminderOn(card) } else { nil }
  }

  private func showReminder(_ isOn: Bool?) {
    show(bell, isOn != nil)
    bell.rename(isOn == true ? tr("Don’t Remind Me") : tr("Remind Me"))
    if isOn == true { bell.addStyle("card-mark") } else { bell.removeStyle("card-mark") }
  }

  private func toggleReminder() {
    guard case .coming(let card) = item, let isOn = actions.isReminderOn(card) else { return }
    actions.remind(card, !isOn)
  }
}
