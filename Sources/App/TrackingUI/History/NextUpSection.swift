import AppFoundation
import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The next episode of a series, with a button that marks it as watched, and the user's progress. If the user has
/// watched all episodes, it shows the one that will air next.
package final class NextUpSection: ViewController, PageSection, Screen {
  /// Called with the season and number of the next episode, and the page of the series.
  var onOpen: (SeasonID, Int, TitlePage?) -> Void = { _, _, _ in }
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  private let model: ShowProgressModel
  private let texts: TitleTexts
  private let heading = PageHeading.make(tr("Next Up"))
  private let reminders: RemindersModel?
  private let card: NextEpisodeCard
  private let count = Label(wrapping: "", breaksWords: false)
  private let specials = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private let bar = ProgressBar(name: tr("Your Progress"))
  private let menu = SectionMenu(tr("Progress Menu"))
  private var page: TitlePage?
  /// The latest season whose episodes have loaded.
  private var season: SeasonPage?
  private var reading: Task<Void, Never>?
  private var binding: Binding?

  init(_ model: ShowProgressModel, _ app: TrackingDependencies) {
    self.model = model
    texts = app.catalogue.format.texts
    reminders = app.reminders
    card = NextEpisodeCard(images: app.images)
    super.init()
  }

  isolated deinit { reading?.cancel() }

  /// Always `false`, because a key pressed out of habit would mark an episode as watched.
  package var isStart: Bool { false }

  package var isSettled: Bool { !model.isLoadingGuide }
  /// Always `false`, because the rest of the page has content without the progress.
  package var hasContent: Bool { false }
  /// Has no effect. A new response about the series updates the progress.
  package func refresh() {}

  package override func loadView() {
    // The text below has the same information.
    bar.setAccessibleRole(.decoration)
    heading.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 12, [heading, menu.button])
    let box = Box(.vertical, spacing: 6, [line, card.widget, bar, count, specials])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    card.onOpen = { [weak self] in self?.openNext() }
    card.onWatch = { [model] in
      if let part = model.progress?.next { model.watch([part], skippingWatched: false) }
    }
    card.onRemind = { [weak self] in self?.remind($0) }
    binding = Binding({ [model, reminders, reminderKey] in
      (model.progress, model.comingEpisode, model.plays.latest.isEmpty, reminders?.reminder(reminderKey))
    }) { [weak self] progress, _, isUnused, _ in self?.show(progress, isUnused: isUnused) }
  }

  package func show(_ page: TitlePage) {
    self.page = page
    model.take(page)
  }

  /// Shows the details of the next episode if it belongs to a season that has just loaded.
  func take(_ season: SeasonPage) {
    self.season = season
    guard let progress = model.progress else { return }
    if let part = progress.next, let episode = season.episodes.first(where: { $0.part == part }) {
      reading?.cancel()
      card.show(episode)
    } else if progress.next == nil {
      show(progress, isUnused: model.plays.latest.isEmpty)
    }
  }
}

extension NextUpSection {
  private func show(_ progress: ShowProgress?, isUnused: Bool) {
    view.isVisible = progress != nil
    guard let progress else { return }
    bar.fraction = progress.total > 0 ? Double(progress.watched) / Double(progress.total) : 0
    bar.isVisible = progress.total > 0
    count.text = progress.text(texts)
    count.isVisible = progress.total > 0
    specials.text = progress.specialsText(texts)
    specials.isVisible = progress.watchedSpecials > 0
    let coming = coming(progress)
    let hasCard = progress.next != nil || coming != nil
    heading.text = hasCard ? tr("Next Up") : tr("Your Progress")
    card.widget.isVisible = hasCard
    showMenu(canMark: model.canWatchAll, isUnused: isUnused)
    if let part = progress.next { show(next: part) } else if let coming { show(coming: coming) }
  }

  private func showMenu(canMark: Bool, isUnused: Bool) {
    let marking = MenuItem(tr("_Mark All as Watched"), name: "mark-all") { [model] in model.watchAll() }
    let history = MenuItem(tr("_History…"), name: "history") { [weak self] in self?.onShowAll() }
    menu.show((canMark ? [marking] : []) + (isUnused ? [] : [history]))
  }

  /// Returns the episode that airs next, if the user has watched all that have aired.
  private func coming(_ progress: ShowProgress?) -> EpisodeCard? {
    guard let progress, progress.total > 0, progress.next == nil, let episode = model.comingEpisode else { return nil }
    return season?.episodes.first { $0.part == episode.part } ?? episode
  }

  private func show(coming episode: EpisodeCard) {
    reading?.cancel()
    let reminder = reminder(of: episode)
    // The date of an episode may change.
    if let reminder, let reminders { Task { await reminders.update(reminder) } }
    card.show(
      coming: episode, date: episode.day.map { texts.weekday($0) },
      isReminderOn: reminder.flatMap { _ in reminders.map { $0.reminder(reminderKey) != nil } })
  }

  private var reminderKey: Reminder.Key { Reminder.Key(model.plays.id.number, in: model.plays.library) }

  /// Returns a reminder of an episode; `nil` if its date is unknown.
  private func reminder(of episode: EpisodeCard) -> Reminder? {
    guard let day = episode.day, let page else { return nil }
    return Reminder(
      reminderKey, title: page.title.text, episode: "\(episode.numberText) · \(episode.name)", day: day)
  }

  private func remind(_ isOn: Bool) {
    let reminder = isOn ? coming(model.progress).flatMap(reminder) : nil
    Task { [weak self, reminders, reminderKey, texts] in
      guard await reminders?.set(reminder, for: reminderKey) == true else {
        self?.notify(tr("The reminder couldn’t be saved. Free some space, then try again."))
        return
      }
      guard let reminder else { return }
      self?.notify(
        tr("Matinee will remind you on {date}, or when you next open it", ["date": texts.weekday(reminder.day)]))
    }
  }

  private func show(next part: TitlePart) {
    if let episode = season?.episodes.first(where: { $0.part == part }) {
      reading?.cancel()
      return card.show(episode)
    }
    let name = page?.seasons?.episode(part.episode ?? 0, of: part.season ?? 0)?.name
    card.show(number: PlayText.part(part) ?? "", name: name)
    reading?.cancel()
    reading = Task { [weak self, model] in
      guard let episode = await model.cachedEpisode(part), !Task.isCancelled else { return }
      self?.card.show(episode)
    }
  }

  private func openNext() {
    guard let part = model.progress?.next ?? coming(model.progress)?.part, let season = part.season,
      let episode = part.episode
    else {
      return
    }
    onOpen(SeasonID(show: model.plays.id.number, number: season), episode, page)
  }
}

extension ShowProgress {
  /// The progress as text, such as "5 of 24 episodes watched".
  func text(_ texts: TitleTexts) -> String {
    if watched == total {
      return tr(
        one: "All {count} episode watched", other: "All {count} episodes watched", count: total,
        ["count": texts.count(total)])
    }
    return tr(
      one: "{watched} of {count} episode watched", other: "{watched} of {count} episodes watched", count: total,
      ["watched": texts.count(watched), "count": texts.count(total)])
  }

  /// The watched specials as text. They are never counted with the other episodes.
  func specialsText(_ texts: TitleTexts) -> String {
    // Translators: This line is below “5 of 24 episodes watched”. {watched} is the number of watched specials.
    tr(
      one: "and {watched} of {count} special", other: "and {watched} of {count} specials", count: totalSpecials,
      ["watched": texts.count(watchedSpecials), "count": texts.count(totalSpecials)])
  }
}
