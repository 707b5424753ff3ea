import AppFoundation
import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TMDB
import TitleIdentity

/// The values offered for each filter that has few of them, with their names.
struct FilterChoices {
  static let any = YearEntriesView.any
  let ratings: [(value: Int?, name: String)]
  /// Ranges of ten years, the latest first, and any years.
  let decades: [(value: Bounds<Int>, name: String)]
  let votes: [(value: Int?, name: String)]
  /// The running times other than ``DiscoverModel/quickLengths``.
  let runningTimes: [(value: Bounds<Int>, name: String)]

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
  }

  private static let firstDecade = 1920

  /// Returns the ranges of running times in minutes.
  private static func runningTimes(_ kind: TitleID.Kind) -> [Bounds<Int>] {
    switch kind {
    case .movie: [Bounds(), Bounds(to: 40), Bounds(from: 90, to: 120), Bounds(from: 120), Bounds(from: 180)]
    case .show: [Bounds(), Bounds(to: 15), Bounds(from: 30, to: 60), Bounds(from: 60)]
    }
  }
}

extension FilterChoices {
  /// Returns the menu items for the order of a model's titles.
  func orders(_ model: DiscoverModel) -> [MenuItem] {
    items("order", TitleOrder.allCases.map { ($0, $0.name) }, \.order, model) { $0.rawValue }
  }

  /// Returns the menu items for a filter of a model; `nil` if the filter needs more than a menu.
  func items(for filter: QueryFilter, _ model: DiscoverModel) -> [MenuItem]? {
    switch filter {
    case .rating: items(filter.rawValue, ratings, \.rating, model) { $0.map(String.init) ?? "any" }
    case .votes: items(filter.rawValue, votes, \.votes, model) { $0.map(String.init) ?? "any" }
    case .runningTime:
      items(filter.rawValue, runningTimes, \.runningTime, model) { time in
        [time.lower, time.upper].map { $0.map(String.init) ?? "" }.joined(separator: "-")
      }
    case .myServices, .years, .language, .watchProviders: nil
    }
  }

  /// - Parameters:
  ///   - prefix: The first part of the items' names.
  ///   - id: Returns the second part for a value.
  private func items<Value: Equatable>(
    _ prefix: String, _ choices: [(value: Value, name: String)], _ path: WritableKeyPath<TitleQuery, Value>,
    _ model: DiscoverModel, id: (Value) -> String
  ) -> [MenuItem] {
    choices.map { value, name in
      MenuItem(name, name: "\(prefix)-\(id(value))", isOn: value == model.query[keyPath: path]) {
        model.change { $0[keyPath: path] = value }
      }
    }
  }
}
