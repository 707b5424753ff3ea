import Containment
import GTK
import Localization
import MatineeCore

/// The next episode of a series, with its date. The row opens the season.
enum NextEpisodeSection {
  static func make(open: @escaping Open) -> ComposedSection<TitlePage, SeasonList> {
    ComposedSection(content: { $0.seasons?.nextEpisode == nil ? nil : $0.seasons }) { seasons in
      guard let episode = seasons.nextEpisode else { return [] }
      let card = seasons.seasons.first { $0.id == episode.season }
      let row = ActionRow(
        title: "\(episode.numberText) · \(episode.name)", subtitle: episode.airDate ?? tr("No date yet"))
      row.onActivate { open(SeasonDestination(id: episode.season, card: card)) }
      row.shownItem = card
      return [PreferencesGroup(title: tr("Next Episode"), [row])]
    }
  }
}
