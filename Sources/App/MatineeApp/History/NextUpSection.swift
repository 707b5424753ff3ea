import Containment
import GTK
import Library
import Localization
import MatineeCore
import TitleIdentity

/// The next episode of a series, with a button that marks it as watched, and the user's progress.
final class NextUpSection: ViewController, PageSection {
  /// Called with the season and number of the next episode, and the page of the series.
  var onOpen: (SeasonID, Int, TitlePage?) -> Void = { _, _, _ in }
  /// Called when the user wants to see all plays.
  var onShowAll: (TitlePage) -> Void = { _ in }
  private let model: ShowProgressModel
  private let texts: TitleTexts
  private let heading = PageHeading.make(tr("Next Up"))
  private let card: NextEpisodeCard
  private let count = Label(wrapping: "", breaksWords: false)
  private let specials = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private let bar = ProgressBar(name: tr("Your Progress"))
  private let markAll = Button(wrapping: tr("Mark All as Watched"))
  private let history = Button(wrapping: tr("History…"))
  private var page: TitlePage?
  private var reading: Task<Void, Never>?
  private var binding: Binding?

  init(_ model: ShowProgressModel, images: any ImageProviding, texts: TitleTexts) {
    self.model = model
    self.texts = texts
    card = NextEpisodeCard(images: images)
    super.init()
  }

  isolated deinit { reading?.cancel() }

  /// Always `false`, because a key pressed out of habit would mark an episode as watched.
  var isStart: Bool { false }

  override func loadView() {
    // The text below has the same information.
    bar.setAccessibleRole(.decoration)
    let buttons = LayoutBox.wrapping([markAll, history], spacing: 6)
    let box = Box(.vertical, spacing: 6, [heading, card.widget, bar, count, specials, buttons])
    box.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    view = box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.onOpen = { [weak self] in self?.openNext() }
    card.onWatch = { [model] in
      if let part = model.progress?.next { model.watch([part], skippingWatched: false) }
    }
    markAll.onClick { [model] in model.watchAll() }
    history.onClick { [weak self] in if let self, let page { onShowAll(page) } }
    binding = Binding({ [model] in (model.progress, model.plays.latest.isEmpty) }) { [weak self] in
      self?.show($0, isUnused: $1)
    }
  }

  func show(_ page: TitlePage) {
    self.page = page
    model.take(page)
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
    heading.text = progress.next == nil ? tr("Your Progress") : tr("Next Up")
    card.widget.isVisible = progress.next != nil
    markAll.isVisible = progress.next != nil || progress.total == 0
    history.isVisible = !isUnused
    if let part = progress.next { show(next: part) }
  }

  private func show(next part: TitlePart) {
    let name = page?.seasons?.episode(part.episode ?? 0, of: part.season ?? 0)?.name
    card.show(number: PlayText.part(part) ?? "", name: name)
    reading?.cancel()
    reading = Task { [weak self, model] in
      guard let episode = await model.cachedEpisode(part), !Task.isCancelled else { return }
      self?.card.show(episode)
    }
  }

  private func openNext() {
    guard let next = model.progress?.next, let season = next.season, let episode = next.episode else { return }
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
