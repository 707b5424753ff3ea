import AppFoundation
import Library
import Localization
import TitleIdentity

/// Changes to the user's data, one at a time, and undo.
extension LibraryModel {
  /// Performs a change and reports the result.
  ///
  /// - Parameters:
  ///   - text: A sentence that describes the change.
  ///   - unchanged: A sentence for a change without an effect; `nil` doesn't report one.
  /// - Returns: `true` unless the change failed.
  @discardableResult
  public func perform(
    _ text: String, unchanged: String? = nil,
    _ write: (Library, ProfileID) async throws(LibraryError) -> EventID?
  ) async -> Bool {
    await perform { library, profile async throws(LibraryError) in
      let action = try await write(library, profile)
      if action == nil, let unchanged { onNotice(Notice(kind: .info, text: unchanged)) }
      return action.map { ($0, text) }
    }
  }

  /// Performs a change and reports the result in a sentence that depends on it. Doesn't report a change without an
  /// effect.
  ///
  /// - Returns: `true` unless the change failed.
  func perform(
    _ write: (Library, ProfileID) async throws(LibraryError) -> (action: EventID, text: String)?
  ) async -> Bool {
    await change {
      do throws(LibraryError) {
        let result = try await write(try await library(), profile)
        if let (action, text) = result {
          reports[action] = text
          onNotice(Notice(kind: .done(action), text: text))
        }
        return (true, isEffective: result != nil)
      } catch {
        onNotice(Notice(kind: .failed, text: error.sentence))
        return (false, isEffective: false)
      }
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
        library, profile async throws(LibraryError) in
        try await library.removeRating(of: title.key, part: part, by: profile)
      }
    }
    let text = tr("{title} rated {score} out of 10", ["title": name, "score": "\(score)"])
    return await perform(text) { library, profile async throws(LibraryError) in
      try await library.rate(title, part: part, score, by: profile)
    }
  }

  /// Undoes an action, and reports which.
  ///
  /// - Parameter action: The ID of the action; `nil` for the latest one.
  public func undo(_ action: EventID? = nil) async {
    await reverse { library, profile async throws(LibraryError) in
      var last = action
      if last == nil { last = try await library.lastAction(of: profile) }
      guard let last, try await library.undo(last, by: profile) != nil else { return nil }
      let change = try await changeText(of: last, in: library)
      let text = change.map { tr("Undone: {change}", ["change": $0]) } ?? tr("Change undone")
      return Notice(kind: .undone(last), text: text)
    }
  }

  /// Redoes an action, and reports which.
  ///
  /// - Parameter action: The ID of the action; `nil` for the one that was undone last.
  public func redo(_ action: EventID? = nil) async {
    await reverse { library, profile async throws(LibraryError) in
      var last = action
      if last == nil { last = try await library.lastUndone(of: profile) }
      guard let last else { return nil }
      let change = try await changeText(of: last, in: library)
      guard try await library.redo(last, by: profile) != nil else { return nil }
      let text = change.map { tr("Redone: {change}", ["change": $0]) } ?? tr("Change redone")
      return Notice(kind: .done(last), text: text)
    }
  }

  /// Returns the sentence that reported a change, or a similar one for a change of an earlier run. That change must not
  /// be in effect.
  private func changeText(of action: EventID, in library: Library) async throws(LibraryError) -> String? {
    if let report = reports[action] { return report }
    return try await ChangeText(library: library, profile: profile).text(of: action)
  }

  /// Undoes or redoes an action, and reports it. Doesn't report a change without an effect.
  private func reverse(_ body: (Library, ProfileID) async throws(LibraryError) -> Notice?) async {
    await inTurn {
      do throws(LibraryError) {
        if let notice = try await body(try await library(), profile) { onNotice(notice) }
      } catch {
        onNotice(Notice(kind: .failed, text: error.sentence))
      }
    }
  }
}

extension TitleReference {
  /// The name, shortened for use in a sentence.
  public var shortName: String { BoundedText.line(name, maximumLength: 60) }
}
