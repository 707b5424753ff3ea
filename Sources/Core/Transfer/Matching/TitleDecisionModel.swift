import LibraryFormats
import Observation

/// A model with ambiguous titles that the user decides on.
@MainActor public protocol TitleDecisionModel: AnyObject, Observable {
  /// The decisions, in the order in which they are shown.
  var decisions: [ImportReview.Decision] { get }
  /// Decides which title is meant; `nil` skips it.
  func choose(_ choice: MatchedTitle?, for imported: ImportedTitle)
  /// Uses the best match for each title that is still undecided.
  func chooseBestMatches()
}
