import AppFoundation
import Catalogue
import GTK
import Library
import Localization
import TMDB
import TitleIdentity
import Tracking

/// The dialogs of a title's plays: the window with all of them, and those for their dates.
struct PlayDialogs {
  let library: LibraryModel
  let texts: TitleTexts
  /// Returns the parent window of the dialogs.
  let window: () -> Window?

  /// Shows all plays of a title.
  func show(_ plays: TitlePlays, of title: TitleReference) {
    PlaysWindow.present(plays, of: title, over: window(), self)
  }

  /// Shows all plays of a series.
  func show(_ progress: ShowProgressModel) {
    Task { if let title = await progress.title() { show(progress.plays, of: title) } }
  }

  /// Asks when the user watched an episode, then adds the play to the library.
  func add(_ episode: EpisodeCard, of progress: ShowProgressModel) {
    Task { if let title = await progress.title() { add(title, episode.part) } }
  }

  /// Asks when the user watched a title, how they rate it and for a note, then adds these to the library.
  ///
  /// - Parameter date: The suggested date; `nil` suggests today.
  func add(
    _ title: TitleReference, _ part: TitlePart = .whole, on date: PartialDate? = nil, over window: Window? = nil
  ) {
    let request = PlayDateWindow.Request(
      title: tr("Add to History"), subtitle: name(part, of: title), button: tr("Add"), date: date, today: .today(),
      hasDetails: true)
    PlayDateWindow.present(request, texts: texts, over: window ?? self.window()) { [library] in
      await library.watch(title, part, on: $0, score: $1, note: $2)
    }
  }

  /// Asks for a new date of a play, then changes it.
  func changeDate(of play: Play, over window: Window? = nil) {
    let request = PlayDateWindow.Request(
      title: tr("Change Date"), subtitle: name(play.part, of: play.title), button: tr("Change"), date: play.date,
      today: .today())
    PlayDateWindow.present(request, texts: texts, over: window ?? self.window()) { [library] date, _, _ in
      await library.setDate(of: play, date)
    }
  }

  /// Shows the stars of the watched title, or of its part.
  func rate(_ play: Play) { RatingWindow.present(play, in: library, over: window()) }

  func remove(_ plays: [Play]) { library.begin { [library] in await library.remove(plays) } }

  func remove(_ play: Play) { library.begin { [library] in await library.remove(play) } }

  private func name(_ part: TitlePart, of title: TitleReference) -> String {
    [PlayText.part(part), title.name].compactMap(\.self).joined(separator: " · ")
  }
}
