import Localization
import MatineeCore

/// A row of the page of all filters.
enum FilterRow: CaseIterable {
  case order, years, rating, votes, runningTime, language, watchProviders

  /// The title in header capitalization.
  var title: String {
    switch self {
    case .order: tr("Order")
    case .years: tr("Years")
    case .rating: tr("Rating")
    case .votes: tr("Votes")
    case .runningTime: tr("Running Time")
    case .language: tr("Original Language")
    case .watchProviders: tr("Available On")
    }
  }

  /// Returns the current value.
  func text(of model: DiscoverModel) -> String {
    guard self != .order else { return model.query.order.name }
    let texts = model.chips.filter { FilterRow($0.filter) == self }.map(\.text)
    return texts.isEmpty ? FilterChoices.any : texts.joined(separator: ", ")
  }

  private init(_ filter: QueryFilter) {
    self =
      switch filter {
      case .years: .years
      case .rating: .rating
      case .votes: .votes
      case .runningTime: .runningTime
      case .language: .language
      case .watchProvider, .myServices: .watchProviders
      }
  }
}
