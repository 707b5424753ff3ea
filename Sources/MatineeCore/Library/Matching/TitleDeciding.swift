import Observation

/// Has titles in doubt, each of which the person decides.
@MainActor public protocol TitleDeciding: AnyObject, Observable {
  /// In the order in which they are shown.
  var decisions: [ImportReview.Decision] { get }
  /// Decides which title is meant; `nil` leaves it out.
  func choose(_ choice: MatchedTitle?, for wanted: WantedTitle)
  /// Decides for the likeliest of each title of which nothing was decided.
  func chooseLikeliest()
}
