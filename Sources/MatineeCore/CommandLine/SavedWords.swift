import Foundation

/// What a command says of what is saved, beside what it prints.
public struct SavedWords: Sendable {
  private let texts: TitleTexts

  public init(_ texts: TitleTexts) { self.texts = texts }

  /// How old what is printed is.
  public func age(_ date: Date) -> String { "Saved \(texts.moment(date))." }

  /// What can be seen though the network cannot be asked.
  ///
  /// - Parameter date: when it was saved; `nil` where nothing is.
  public func hint(_ date: Date?) -> String {
    date.map { "Saved \(texts.moment($0)): run it again with --offline." } ?? "Nothing of it is saved."
  }

  /// What to do where there is nothing to print.
  public static let nothing = "Nothing of this is saved. Without --offline it is fetched, and saved."
}
