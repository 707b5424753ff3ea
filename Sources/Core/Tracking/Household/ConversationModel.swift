import AppFoundation
import Catalogue
import Library
import Localization
import Observation
import TitleIdentity

/// The household's notes about one title, as one profile sees them. If there are no other profiles, they serve as a
/// private notebook.
///
/// The model doesn't need the title's page. Existing notes are available even if the page can't be loaded.
@MainActor @Observable
public final class ConversationModel {
  /// The availability of the notes.
  public enum State: Equatable, Sendable {
    case opening, open
    /// The library can't be read. The page explains why in place of the rating.
    case closed
  }

  public let id: TitleID
  /// The text of the note that the user is writing.
  public var text = ""
  /// All profiles; empty until they have been read.
  public private(set) var household = Household([])
  /// The maximum number of notes shown. The latest ones are shown.
  public private(set) var limit = 3
  @ObservationIgnored public let library: LibraryModel
  private var notes: [Note]?
  private var chosen: ProfileID?
  private var known: TitleReference?
  @ObservationIgnored private let key: TitleReference.Key
  @ObservationIgnored private let texts: TitleTexts
  @ObservationIgnored private let pictures: ProfilePictures
  @ObservationIgnored private var observations: [Task<Void, Never>] = []

  /// - Parameter source: The title's source, even if the app shows another source by the time a note is written.
  public init(
    of id: TitleID, of source: TitleSource, in library: LibraryModel, texts: TitleTexts,
    pictures: ProfilePictures? = nil
  ) {
    self.id = id
    self.pictures = pictures ?? ProfilePictures()
    self.library = library
    self.texts = texts
    key = TitleReference.Key(id, of: source)
    observe()
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// The current state. Observable.
  public var state: State {
    if case .failed = library.state { return .closed }
    // The library may have opened on a later attempt.
    if library.state == .open, observations.isEmpty { observe() }
    return notes == nil ? .opening : .open
  }

  /// The shown notes, oldest first.
  public var entries: [NoteEntry] {
    visible.suffix(limit).map { NoteEntry($0, of: household, for: library.profile, texts: texts, pictures: pictures) }
  }

  /// The number of older notes that aren't shown.
  public var earlier: Int { max(0, visible.count - limit) }

  /// Shows more of the older notes.
  public func showEarlier() { limit += 20 }

  /// The heading, in header capitalization.
  public var heading: String { others.isEmpty ? tr("Your Notes") : tr("Notes") }

  /// The profiles to whom a note can be addressed.
  public var others: [Profile] { household.profiles(except: library.profile) }

  /// The recipient of the next note; `nil` for a public note.
  public var recipient: ProfileID? {
    get { chosen.flatMap { household[$0] == nil ? nil : $0 } }
    set { chosen = newValue }
  }

  /// The title's reference. Notes can't be written while it's `nil`.
  public var title: TitleReference? { known ?? notes?.last { $0.title.key == key }?.title }

  /// Updates ``title`` from a summary.
  public func take(_ title: TitleSummary, imdbID: String? = nil) {
    known = TitleReference(title, of: key.source, imdbID: imdbID)
  }

  /// Updates ``title`` from the title's page.
  public func take(_ page: TitlePage) { take(page.summary, imdbID: page.imdbID) }
}

/// Changes to the notes. Each can be undone. The library reports the result through ``LibraryModel/onNotice``.
extension ConversationModel {
  /// Returns a sentence that explains why a text can't be saved as a note; `nil` if it can.
  public func problem(with text: String) -> String? { ListTextKind.note.problem(with: text) }

  /// Adds a note with ``text``, and then clears it.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func write() async -> Bool {
    guard let title else { return false }
    let (text, recipient) = (text, recipient)
    let isDone = await library.perform(NoteChange.added.report(title)) {
      try $0.note(text, on: title, to: recipient)
    }
    if isDone, self.text == text { self.text = "" }
    return isDone
  }

  /// Changes the text of a note by the current profile.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  public func edit(_ note: EventID, _ text: String) async -> Bool {
    guard let title else { return false }
    return await library.perform(NoteChange.changed.report(title)) { try $0.edit(note: note, text) }
  }

  /// Removes a note by the current profile.
  @discardableResult
  public func remove(_ note: EventID) async -> Bool {
    guard let title else { return false }
    return await library.perform(NoteChange.removed.report(title)) { try $0.remove(note: note) }
  }
}

extension ConversationModel {
  private var visible: [Note] { (notes ?? []).filter { household.isVisible($0, to: library.profile) } }

  private func observe() {
    observations = [
      Task { [weak self, library] in
        if let opened = try? await library.library() { self?.observe(opened) } else { self?.observations = [] }
      }
    ]
  }

  private func observe(_ opened: Library) {
    observations = [
      Task { [weak self] in
        for await household in opened.observeHousehold() { self?.household = household }
      },
      Task { [weak self, key] in
        for await notes in opened.observeNotes(on: key) { self?.notes = notes }
      },
    ]
  }
}
