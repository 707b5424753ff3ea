import AppFoundation
import Library
import Localization
import TitleIdentity

/// Changes to the user's data, and undo.
extension LibraryModel {
  /// Makes a change in one transaction, and reports the result.
  ///
  /// - Parameters:
  ///   - text: A sentence that describes the change.
  ///   - unchanged: A sentence for a change without an effect; `nil` doesn't report one.
  /// - Returns: `true` unless the change failed.
  @discardableResult
  public func perform(
    _ text: String, unchanged: String? = nil, _ change: @escaping @Sendable (inout Batch) throws -> Void
  ) async -> Bool {
    await perform(text, unchanged: unchanged, shownAt: nil, change)
  }

  /// - Parameter place: The row or card that shows the result; `nil` if none does.
  func perform(
    _ text: String, unchanged: String? = nil, shownAt place: Place?,
    _ change: @escaping @Sendable (inout Batch) throws -> Void
  ) async -> Bool {
    await write(shownAt: place) { batch in
      try change(&batch)
      return batch.action.map { (.done($0), text) } ?? unchanged.map { (.info, $0) }
    }
  }

  /// Starts work that completes even if the app is being closed.
  @discardableResult
  public func begin(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    onWriting(true)
    return Task {
      await work()
      onWriting(false)
    }
  }

  /// Rates a title or a part of it, or removes the rating.
  public func rate(_ title: TitleReference, part: TitlePart = .whole, _ score: Score?) async -> Bool {
    let name = PlayText.name(title, part)
    guard let score else {
      return await perform(tr("Rating of {title} removed", ["title": name])) {
        try $0.removeRating(of: title.key, part: part)
      }
    }
    let text = tr("{title} rated {score} out of 10", ["title": name, "score": "\(score)"])
    return await perform(text) { try $0.rate(title, part: part, score) }
  }

  /// Undoes an action, and reports which.
  ///
  /// - Parameter action: The ID of the action; `nil` for the latest one.
  public func undo(_ action: EventID? = nil) async { await undo(action, shownAt: nil) }

  /// - Parameter place: The row or card that shows the result; `nil` if none does.
  func undo(_ action: EventID?, shownAt place: Place?) async {
    await write(shownAt: place) { batch in
      guard let last = try action ?? batch.lastAction(), try batch.undo(last) != nil else { return nil }
      return (.undone(last), try ChangeText(batch).undoText(of: last))
    }
  }

  /// Redoes an action, and reports which.
  ///
  /// - Parameter action: The ID of the action; `nil` for the one that was undone last.
  public func redo(_ action: EventID? = nil) async {
    await write { batch in
      guard let last = try action ?? batch.lastUndone() else { return nil }
      let text = try ChangeText(batch).text(of: last)
      return try batch.redo(last) == nil ? nil : (.redone(last), text)
    }
  }
}

extension TitleReference {
  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}
