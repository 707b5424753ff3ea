import Foundation

/// What a command says of what is saved, beside what it prints.
public struct SavedWords: Sendable {
  private let style: Date.FormatStyle

  /// - Parameter timeZone: in which days and hours are told.
  public init(locale: Locale, timeZone: TimeZone = .current) {
    style = Date.FormatStyle(date: .long, time: .shortened, locale: locale, timeZone: timeZone)
  }

  /// How old what is printed is.
  public func age(_ date: Date) -> String { "\(saved(date))." }

  /// What can be seen though the network cannot be asked.
  ///
  /// - Parameter date: when it was saved; `nil` where nothing is.
  public func hint(_ date: Date?) -> String {
    date.map { "\(saved($0)): run it again with --offline." } ?? "Nothing of it is saved."
  }

  /// What to do where there is nothing to print.
  public static let nothing = "Nothing of this is saved. Without --offline it is fetched, and saved."

  private func saved(_ date: Date) -> String { "Saved on \(date.formatted(style))" }
}
