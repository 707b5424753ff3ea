import Catalogue
import Localization

extension QueryFilter {
  /// The name in header capitalization.
  var title: String {
    switch self {
    case .myServices: tr("My Services")
    case .years: tr("Years")
    case .rating: tr("Rating")
    case .votes: tr("Votes")
    case .runningTime: tr("Running Time")
    case .language: tr("Original Language")
    case .watchProviders: tr("Available On")
    }
  }

  /// The label of the filter's chip while the filter is inactive.
  var inactiveText: String {
    switch self {
    case .myServices: title
    case .years: tr("Any Year")
    case .rating: tr("Any Rating")
    case .votes: tr("Any Vote Count")
    // The most frequent running times have chips of their own.
    case .runningTime: tr("More Lengths")
    case .language: tr("Any Language")
    case .watchProviders: tr("Any Service")
    }
  }
}
