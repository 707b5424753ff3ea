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
  /// Records a play with its rating and note. Undo reverts all of them at once.
  ///
  /// - Returns: `true` unless the change failed.
  public func add(_ play: NewPlay, of title: TitleReference, _ part: TitlePart = .whole) async -> Bool {
    await perform(tr("{title} marked as watched", ["title": PlayText.name(title, part)])) {
      library, profile async throws(LibraryError) in
      try await library.write(by: profile) { batch in
        try batch.watch(title, part: part, on: play.date)
        if let score = play.score { try batch.rate(title, part: part, score) }
        if !play.note.allSatisfy(\.isWhitespace) { try batch.note(play.note, on: title) }
      }.action
    }
  }
}
