import Containment
import GTK
import Library
import Localization
import Planning

/// The actions of the buttons on Home's cards.
package struct HomeActions {
  /// Marks an episode as watched.
  package let watch: (NextEpisode) -> Void
  /// Returns whether a reminder is set; `nil` if the user can't set one. Observable.
  package let isReminderOn: (ComingCard) -> Bool?
  /// Sets or removes the reminder.
  package let remind: (ComingCard, Bool) -> Void

  package init(
    watch: @escaping (NextEpisode) -> Void, isReminderOn: @escaping (ComingCard) -> Bool?,
    remind: @escaping (ComingCard, Bool) -> Void
  ) {
    self.watch = watch
    self.isReminderOn = isReminderOn
    self.remind = remind
  }
}

/// A card with the next episode of a series, its progress and a button that marks it as watched, or with an episode to
/// come and a button that sets a reminder.
///
/// Cells contain no controls for screen readers and the keyboard. Their commands are in the focused card's menu.
final class EpisodeCardView: Configurable {
  let widget: Widget
  private let card: CardView<HomeItem>
  private let actions: HomeActions
  private let check = Button(icon: "object-select-symbolic", name: tr("Mark as Watched"))
  private let bell = Button(icon: "alarm-symbolic", name: tr("Remind Me"))
  private let freshness = Label("")
  private let progress = ProgressBar(name: tr("Your Progress"))
  private var item: HomeItem?
  private var binding: Binding?

  init(images: any ImageProviding, _ actions: HomeActions) {
    self.actions = actions
    card = CardView(images: images, shape: .nextEpisode)
    let overlay = Overlay(card.widget)
    widget = overlay
    for button in [check, bell] {
      button.isFocusable = false
      button.addStyle("circular", "osd")
      button.horizontalAlignment = .end
      button.verticalAlignment = .start
      button.setMargins(6)
      overlay.add(button)
    }
    freshness.addStyle("card-pill")
    freshness.horizontalAlignment = .start
    freshness.verticalAlignment = .start
    freshness.setMargins(6)
    overlay.add(freshness)
    progress.addStyle("card-progress")
    progress.verticalAlignment = .start
    overlay.add(progress)
    // A shelf measures a card that is never configured.
    for part in [check, bell, freshness, progress] as [Widget] { show(part, false) }
    check.onClick { [weak self] in if case .episode(let episode) = self?.item { self?.actions.watch(episode) } }
    bell.onClick { [weak self] in self?.toggleReminder() }
  }

  func configure(with value: HomeItem) {
    item = value
    card.configure(with: value)
    let episode: NextEpisode? = if case .episode(let episode) = value { episode } else { nil }
    show(check, episode != nil)
    check.rename(episode.map { tr("Mark {episode} as Watched", ["episode": $0.number]) } ?? "")
    freshness.text = episode?.freshness?.text ?? ""
    show(freshness, episode?.freshness != nil)
    show(progress, episode != nil)
    progress.fraction = episode.map { $0.total > 0 ? Double($0.watched) / Double($0.total) : 0 } ?? 0
    let shape = CardShape.nextEpisode.pictureSize
    progress.setMargins(top: shape.height - Self.progressHeight)
    binding = Binding({ [weak self] in self?.isReminderOn }) { [weak self] in self?.showReminder($0) }
  }

  func prepareForReuse() {
    card.prepareForReuse()
    (item, binding) = (nil, nil)
  }

  func accessibleLabel(of value: HomeItem) -> String { card.accessibleLabel(of: value) }

  private static let progressHeight = 4
}

extension EpisodeCardView {
  /// GTK also shows a widget to screen readers whenever it becomes visible.
  private func show(_ part: Widget, _ isVisible: Bool) {
    part.isVisible = isVisible
    part.setAccessibleHidden(true)
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

extension CardShape {
  /// The card of an episode.
  static let nextEpisode: CardShape = {
    var shape = CardShape(width: 280, height: 158)
    shape.detailLines = 2
    return shape
  }()
}
