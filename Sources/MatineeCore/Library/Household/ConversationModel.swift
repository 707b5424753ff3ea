import Library
import Observation

/// What a household says to each other about one title, as one of them sees it; a notebook of their own where there is nobody
/// else.
///
/// It needs nothing of the title's page: what was written is there also where that cannot be had.
@MainActor @Observable
public final class ConversationModel {
  /// Whether there is anything to read and write.
  public enum State: Equatable, Sendable {
    case opening, open
    /// The library cannot be read; why is said where the rating would be.
    case closed
  }

  public let id: TitleID
  /// What is being written, and not written yet.
  public var text = ""
  /// Everybody; nobody until they were read.
  public private(set) var household = Household([])
  /// How many of the latest are shown.
  public private(set) var limit = 3
  @ObservationIgnored public let library: LibraryModel
  private var notes: [Note]?
  private var chosen: ProfileID?
  private var known: TitleReference?
  @ObservationIgnored private let key: TitleReference.Key
  @ObservationIgnored private let texts: TitleTexts
  @ObservationIgnored private let pictures: ProfilePictures
  @ObservationIgnored private var following: [Task<Void, Never>] = []

  /// - Parameter source: whose title it is, whatever is shown by the time that something is written.
  public init(
    of id: TitleID, of source: TitleSource, in library: LibraryModel, texts: TitleTexts,
    pictures: ProfilePictures? = nil
  ) {
    self.id = id
    self.pictures = pictures ?? ProfilePictures()
    self.library = library
    self.texts = texts
    key = TitleReference.Key(id, of: source)
    follow()
  }

  isolated deinit { following.forEach { $0.cancel() } }

  /// To be followed by observation.
  public var state: State {
    if case .failed = library.state { return .closed }
    // It may have been opened at the second attempt.
    if library.state == .open, following.isEmpty { follow() }
    return notes == nil ? .opening : .open
  }

  /// Those that are shown, the first first.
  public var entries: [NoteEntry] {
    visible.suffix(limit).map { NoteEntry($0, of: household, for: library.profile, texts: texts, pictures: pictures) }
  }

  /// How many came before those.
  public var earlier: Int { max(0, visible.count - limit) }

  /// Shows more of what came before.
  public func showEarlier() { limit += 20 }

  /// In header capitals.
  public var heading: String { others.isEmpty ? "Your Notes" : "Notes" }

  /// To whom one can write.
  public var others: [Profile] { household.others(than: library.profile) }

  /// Whom the next note is for; `nil` for oneself and all who see one.
  public var recipient: ProfileID? {
    get { chosen.flatMap { household[$0] == nil ? nil : $0 } }
    set { chosen = newValue }
  }

  /// What is remembered of the title; nothing can be written while there is nothing.
  public var title: TitleReference? { known ?? notes?.last { $0.title.key == key }?.title }

  /// Takes what is known of the title, of which the latest counts.
  public func take(_ title: TitleSummary, imdbID: String? = nil) {
    known = TitleReference(title, of: key.source, imdbID: imdbID)
  }

  /// The same of its page.
  public func take(_ page: TitlePage) { take(page.summary, imdbID: page.imdbID) }
}

/// Doing it. Each can be undone, and is told by the library.
extension ConversationModel {
  /// What is wrong with words that are to be written, in a sentence; `nil` for nothing.
  public func problem(with text: String) -> String? { ListWords.note.problem(with: text) }

  /// Writes what stands in ``text``, and empties it.
  ///
  /// - Returns: whether it is there now.
  @discardableResult
  public func write() async -> Bool {
    guard let title else { return false }
    let (text, recipient) = (text, recipient)
    let isDone = await library.perform("Your note was added.") { library, profile async throws(LibraryError) in
      try await library.note(text, on: title, to: recipient, by: profile)
    }
    if isDone, self.text == text { self.text = "" }
    return isDone
  }

  /// Says something else in a note of one's own.
  ///
  /// - Returns: whether it says that now.
  @discardableResult
  public func edit(_ note: EventID, _ text: String) async -> Bool {
    await library.perform("Your note was changed.") { library, profile async throws(LibraryError) in
      try await library.edit(note: note, text, by: profile)
    }
  }

  /// Takes a note of one's own back.
  @discardableResult
  public func remove(_ note: EventID) async -> Bool {
    await library.perform("Your note was removed.") { library, profile async throws(LibraryError) in
      try await library.remove(note: note, by: profile)
    }
  }
}

extension ConversationModel {
  private var visible: [Note] { (notes ?? []).filter { household.shows($0, to: library.profile) } }

  private func follow() {
    following = [
      Task { [weak self, library] in
        if let opened = try? await library.library() { self?.follow(opened) } else { self?.following = [] }
      }
    ]
  }

  private func follow(_ opened: Library) {
    following = [
      Task { [weak self] in
        for await household in opened.observeHousehold() { self?.household = household }
      },
      Task { [weak self, key] in
        for await notes in opened.observeNotes(on: key) { self?.notes = notes }
      },
    ]
  }
}

extension Services {
  /// What is said about a title of these services.
  @MainActor public func conversation(
    about title: TitleID, in library: LibraryModel, pictures: ProfilePictures? = nil
  ) -> ConversationModel {
    ConversationModel(of: title, of: TitleSource(answerSource), in: library, texts: texts, pictures: pictures)
  }
}
