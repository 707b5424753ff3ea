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
  private let buttons: EpisodeButtons
  private let freshness = Label("")
  private let progress = ProgressBar(name: tr("Your Progress"))

  init(images: any ImageProviding, _ actions: HomeActions) {
    card = CardView(images: images, shape: .nextEpisode)
    buttons = EpisodeButtons(actions)
    let overlay = Overlay(card.widget)
    widget = overlay
    buttons.addStyle("osd")
    for button in buttons.all {
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
    for part in [freshness, progress] as [Widget] { show(part, false) }
  }

  func configure(with value: HomeItem) {
    card.configure(with: value)
    buttons.show(value)
    let episode: NextEpisode? = if case .episode(let episode) = value { episode } else { nil }
    freshness.text = episode?.freshness?.text ?? ""
    show(freshness, episode?.freshness != nil)
    show(progress, episode != nil)
    progress.fraction = episode?.fraction ?? 0
    let shape = CardShape.nextEpisode.pictureSize
    progress.setMargins(top: shape.height - Self.progressHeight)
  }

  func prepareForReuse() {
    card.prepareForReuse()
    buttons.reset()
  }

  func accessibleLabel(of value: HomeItem) -> String { card.accessibleLabel(of: value) }

  /// GTK also shows a widget to screen readers whenever it becomes visible.
  private func show(_ part: Widget, _ isVisible: Bool) {
    part.isVisible = isVisible
    part.setAccessibleHidden(true)
  }

  private static let progressHeight = 4
}

extension CardShape {
  /// The card of an episode.
  static let nextEpisode: CardShape = {
    var shape = CardShape(width: 280, height: 158)
    shape.detailLines = 2
    return shape
  }()
}
