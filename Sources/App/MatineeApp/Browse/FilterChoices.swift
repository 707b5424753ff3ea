import Localization
import MatineeCore
import TMDB
import TitleIdentity

/// The values offered for each filter, with their names.
struct FilterChoices {
  static let any = tr("Any")
  let ratings: [(value: Int?, name: String)]
  /// Ranges of ten years, the latest first, and any years.
  let decades: [(value: Bounds<Int>, name: String)]
  let votes: [(value: Int?, name: String)]
  let runningTimes: [(value: Bounds<Int>, name: String)]
  let languages: [(value: String?, name: String)]

  init(_ kind: TitleID.Kind, texts: QueryTexts) {
    let query = TitleQuery(.genre(GenreID(kind, 1)))
    let name = { (filter: QueryFilter, change: (inout TitleQuery) -> Void) in
      var query = query
      change(&query)
      return texts.text(filter, of: query) ?? Self.any
    }
    ratings = ([nil] + (5...9).map(Optional.some)).map { rating in (rating, name(.rating) { $0.rating = rating }) }
    let starts = stride(from: (DayDate.today()?.year ?? 2020) / 10 * 10, through: Self.firstDecade, by: -10)
    let ranges = [Bounds()] + starts.map { Bounds(from: $0, to: $0 + 9) } + [Bounds(to: Self.firstDecade - 1)]
    decades = ranges.map { years in (years, name(.years) { $0.years = years }) }
    votes = [nil, 10, 100, 1_000, 10_000].map { votes in (votes, name(.votes) { $0.votes = votes }) }
    runningTimes = Self.runningTimes(kind).map { time in (time, name(.runningTime) { $0.runningTime = time }) }
    languages = [(nil, Self.any)] + texts.languages.map { ($0.code, $0.name) }
  }

  /// Returns the maximum running times in minutes that have a chip of their own.
  static func quickLengths(_ kind: TitleID.Kind) -> [Int] { kind == .movie ? [90, 120] : [30, 60] }

  private static let firstDecade = 1920

  /// Returns the ranges of running times in minutes.
  private static func runningTimes(_ kind: TitleID.Kind) -> [Bounds<Int>] {
    switch kind {
    case .movie:
      [
        Bounds(), Bounds(to: 40), Bounds(to: 90), Bounds(to: 120), Bounds(from: 90, to: 120), Bounds(from: 120),
        Bounds(from: 180),
      ]
    case .show:
      [Bounds(), Bounds(to: 15), Bounds(to: 30), Bounds(to: 60), Bounds(from: 30, to: 60), Bounds(from: 60)]
    }
  }
}
