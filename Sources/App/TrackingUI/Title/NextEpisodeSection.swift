import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The next episode of a series to air, with its date. The row leads to the season.
enum NextEpisodeSection {
  /// - Parameter onSelect: Called with the episode's season when the user selects the row.
  static func make(
    _ progress: ShowProgressModel, onSelect: @escaping (SeasonID, SeasonCard?) -> Void
  ) -> ComposedSection<TitlePage, AnnouncedEpisode> {
    ComposedSection(content: { [progress] in progress.announcedEpisode(on: $0) }) { announced in
      let episode = announced.episode
      let row = ActionRow(
        title: "\(episode.numberText) · \(episode.name)", subtitle: episode.airDate ?? tr("No date yet"))
      row.onActivate { onSelect(episode.season, announced.season) }
      row.shownItem = announced.season
      return [PreferencesGroup(title: tr("Next Episode"), [row])]
    }
  }
}
