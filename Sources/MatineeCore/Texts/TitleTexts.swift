import Foundation
import TMDB

/// How dates and ratings are written for the reader.
public struct TitleTexts: Sendable {
  let locale: Locale
  private let dates: DateFormatter
  private let ratingStyle: FloatingPointFormatStyle<Double>
  private let calendar: Calendar

  public init(locale: Locale) {
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    dates = DateFormatter()
    dates.locale = locale
    dates.calendar = calendar
    dates.timeZone = .gmt
    dates.dateStyle = .medium
    dates.timeStyle = .none
    ratingStyle = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(1))
  }

  /// A day in the reader's medium format; empty when unknown.
  public func date(_ day: DayDate?) -> String {
    guard let day, let date = calendar.date(from: day.dateComponents) else { return "" }
    return dates.string(from: date)
  }

  /// A rating out of ten with one decimal, or that there is none.
  public func rating(_ average: Double, votes: Int) -> String {
    votes > 0 ? bounded(average).formatted(ratingStyle) : "Not rated"
  }

  /// The rating as it is said: a number alone would not tell what it is.
  public func spokenRating(_ average: Double, votes: Int) -> String {
    votes > 0 ? "rated \(bounded(average).formatted(ratingStyle)) of 10" : "not rated"
  }
}

/// A rating within its scale, whatever was sent.
private func bounded(_ average: Double) -> Double { max(0, min(average, 10)) }
