import Catalogue
import Containment
import GTK
import Library
import Localization
import TitleIdentity
import Tracking

/// The view of an episode: still, number, name, date and overview, with a watched check button and a rating button at
/// the end.
final class EpisodeView {
  let widget: Widget
  let episode: EpisodeCard
  /// Called when the user checks or unchecks the episode as watched.
  var onToggle: (Bool) -> Void = { _ in }
  /// Called when the user undoes the change that was just made.
  var onUndo: () -> Void = {}
  /// The user's rating of the episode.
  let stars: EpisodeStars
  private let still: DownloadImageView
  private let overview = ExpandableText(lines: 3)
  private let check = CheckButton()
  private let undo = Button(label: tr("Undo"))
  private let badge: BadgeView<PartSubject>
  private var score: Score?
  private var isUpdating = false

  /// - Parameter clock: The clock for the pause after which a typed rating is saved.
  init(
    _ episode: EpisodeCard, images: any ImageProviding, badges: PartBadges, clock: any Clock<Duration>
  ) {
    self.episode = episode
    still = DownloadImageView(images: images, width: 144, height: 81)
    badge = BadgeView(badges)
    let text = "\(episode.number). \(episode.name)"
    stars = EpisodeStars(of: text, clock: clock)
    let name = Label(wrapping: text, styles: "heading")
    let details = [episode.airDate, episode.runningTime, episode.rating?.value, episode.notice].compactMap(\.self)
    let detail = Label(wrapping: details.joined(separator: " · "), styles: "caption", "dim-label")
    detail.isVisible = !detail.text.isEmpty
    overview.text = episode.overview ?? ""
    name.expandsHorizontally = true
    let labels = Box(
      .vertical, spacing: 3, [Box(.horizontal, spacing: 6, [name, undo]), detail, overview.widget])
    labels.expandsHorizontally = true
    let picture = badge.laid(over: still.widget)
    let main = AdaptiveBox(picture, labels, mainWidth: 180, spacing: 12).widget
    main.expandsHorizontally = true
    let end = Box(.vertical, spacing: 6, [check, stars.button])
    end.verticalAlignment = .start
    widget = Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 6, [main, end]), stars.container])
    EpisodeStyle.install()
    widget.addStyle("episode")
    widget.shownItem = episode
    still.url = episode.still
    badge.observe(PartSubject(title: .show(episode.season.show), part: episode.part))
    undo.addStyle("episode-undo")
    undo.verticalAlignment = .start
    undo.accessibleLabel = tr("Undo: {episode}", ["episode": text])
    undo.isVisible = false
    undo.onClick { [weak self] in self?.onUndo() }
    check.addStyle("task-check")
    check.horizontalAlignment = .center
    check.accessibleLabel = tr("Watched: {episode}", ["episode": text])
    check.tooltip = tr("Watched")
    check.onToggle { [weak self] in
      if let self, !isUpdating { onToggle(check.isActive) }
    }
  }

  /// Shows the user's data. Hiding the rating button closes the stars.
  func show(_ row: EpisodeListModel.Row) {
    isUpdating = true
    check.isActive = row.isWatched
    isUpdating = false
    check.isVisible = row.canBeWatched
    // The focus must stay on a visible widget.
    if !row.canUndo, undo.containsFocus { focusTarget.focus() }
    undo.isVisible = row.canUndo
    stars.button.isVisible = row.canBeRated
    if !row.canBeRated { stars.close() }
    // Any other change must not interrupt a rating that is being entered.
    if row.score != score { stars.show(row.score) }
    score = row.score
  }

  /// The view's first control.
  var focusTarget: Widget { check.isVisible ? check : stars.button.isVisible ? stars.button : widget }
}
