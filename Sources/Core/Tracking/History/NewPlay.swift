import Library
import Localization
import TitleIdentity

/// A viewing as the user enters it: the date, and a rating and a note if they like.
public struct NewPlay: Equatable, Sendable {
  public var date: PartialDate
  public var score: Score?
  /// The note; without any text, there is none.
  public var note: String

  public init(date: PartialDate, score: Score? = nil, note: String = "") {
    self.date = date
    self.score = score
    self.note = note
  }
}

extension LibraryModel {
  /// Records a play with its rating and note. A title that was watched as a whole leaves the watchlist. Undo reverts
  /// all of this at once.
  ///
  /// - Returns: `true` unless the change failed.
  @discardableResult
  public func add(_ play: NewPlay, of title: TitleReference, _ part: TitlePart = .whole) async -> Bool {
    await perform { library, profile async throws(LibraryError) in
      let watchlist = ListID.watchlist(of: profile)
      let isListed = part == .whole ? try await library.lists(with: title.key).contains(watchlist) : false
      let action = try await library.write(by: profile) { batch in
        try batch.watch(title, part: part, on: play.date)
        if let score = play.score { try batch.rate(title, part: part, score) }
        if !play.note.allSatisfy(\.isWhitespace) { try batch.note(play.note, on: title) }
        if isListed { try batch.remove(title.key, from: watchlist) }
      }.action
      let name = PlayText.name(title, part)
      return action.map { ($0, isListed ? Self.leavingText(name) : tr("{title} marked as watched", ["title": name])) }
    }
  }

  private static func leavingText(_ title: String) -> String {
    tr("{title} marked as watched and removed from your watchlist", ["title": title])
  }
}
