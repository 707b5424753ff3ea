import AppFoundation
import Foundation
import Library
import Localization

/// The charts of actors, directors and creators. Each bar leads to the person's page.
extension StatisticsCharts {
  var people: [Tally] {
    let (actors, directors) = (counts.actors, counts.directors)
    return [
      byTitles(actors, "actors", tr("Actors by Titles"), uncounted: withoutActors),
      byTime(actors, "actorHours", tr("Actors by Hours")),
      byRating(actors, "actorRatings", tr("Actors by Your Rating")),
      byTitles(directors, "directors", tr("Directors and Creators by Titles"), uncounted: withoutDirectors),
      byTime(directors, "directorHours", tr("Directors and Creators by Hours")),
      byRating(directors, "directorRatings", tr("Directors and Creators by Your Rating")),
    ]
  }

  private func byTitles(
    _ ranking: Statistics.Ranking, _ id: String, _ title: String, uncounted: String
  ) -> Tally {
    let entries = ranking.byTitles.map { person in
      entry(person, Double(person.titles), texts.count(person.titles), titleCount(person.titles))
    }
    return Tally(id: id, title: title, entries: entries, isSequence: false, uncounted: uncounted)
  }

  private func byTime(_ ranking: Statistics.Ranking, _ id: String, _ title: String) -> Tally {
    let entries = ranking.byTime.map { person in
      let (value, text, hours) = hours(ofMinutes: person.minutes)
      return entry(person, value, text, hours)
    }
    return Tally(id: id, title: title, entries: entries, isSequence: false, uncounted: "", isOptional: true)
  }

  private func byRating(_ ranking: Statistics.Ranking, _ id: String, _ title: String) -> Tally {
    let entries = ranking.byRating.map { person in
      let mean = (person.meanHalves ?? 0) / 2
      let text = mean.formatted(.number.precision(.fractionLength(1)).locale(texts.locale))
      // Translators: A mean of several ratings, such as “8.3 out of 10, 4 titles”.
      let rating = tr(
        "{rating} out of 10, {titles}", ["rating": text, "titles": titleCount(person.ratedTitles)])
      return entry(person, mean, text, rating)
    }
    return Tally(
      id: id, title: title, entries: entries, isSequence: false,
      uncounted: entries.isEmpty ? "" : tr("Not counted: people with only one title that you rated."),
      isOptional: true)
  }

  /// - Parameter counted: The number with its noun.
  private func entry(_ person: Statistics.Person, _ value: Double, _ text: String, _ counted: String) -> Tally.Entry {
    let name = BoundedText.line(person.name, maximumLength: 80)
    return Tally.Entry(
      id: "\(person.id)", label: name, shortLabel: name, value: value, text: text, description: "\(name): \(counted)",
      screen: .person(person.id))
  }

  private var withoutActors: String {
    let count = counts.actors.titlesWithout
    return count == 0
      ? ""
      : tr(
        one: "Not counted: {count} title without a known cast.",
        other: "Not counted: {count} titles without a known cast.", count: count, ["count": texts.count(count)])
  }

  private var withoutDirectors: String {
    let count = counts.directors.titlesWithout
    return count == 0
      ? ""
      : tr(
        one: "Not counted: {count} title without a known director or creator.",
        other: "Not counted: {count} titles without a known director or creator.", count: count,
        ["count": texts.count(count)])
  }
}
