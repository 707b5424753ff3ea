import Localization

/// An optional year as the user types it.
public enum TypedYear: Equatable, Sendable {
  /// `nil` if nothing is typed.
  case year(Int?)
  /// The text isn't a valid year; a sentence explains why.
  case problem(String)

  public init(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    if text.isEmpty {
      self = .year(nil)
    } else if let year = Int(text), range.contains(year) {
      self = .year(year)
    } else {
      self = .problem(
        tr(
          "“{text}” isn’t valid. Enter a year from {first} to {last}.",
          ["text": String(text.prefix(20)), "first": "\(range.lowerBound)", "last": "\(range.upperBound)"]))
    }
  }

  /// The year; `nil` if there is none or a problem.
  public var year: Int? { if case .year(let year) = self { year } else { nil } }

  /// The problem, if any.
  public var problem: String? { if case .problem(let sentence) = self { sentence } else { nil } }
}

/// The valid years: from the first films to distant announcements.
private let range = 1870...2100
