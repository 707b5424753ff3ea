import AppFoundation
import Catalogue
import Library
import LibraryFormats
import LoadingState
import Localization
import Observation
import TMDB
import TitleIdentity
import Tracking

/// A model that replaces titles in the library by titles that TMDB has.
///
/// It looks them up, collects decisions, and writes the matches as one change. It matches none automatically.
@MainActor @Observable
public final class TitleMatchModel: TitleDecisionModel {
  public enum Purpose: Hashable, Sendable {
    /// The titles are from the sample catalogue.
    case sample
    /// TMDB has removed the titles, or merged them with others.
    case removed
  }

  public let purpose: Purpose
  /// The titles with possible matches. Certain matches are chosen initially; ambiguous titles are skipped.
  public private(set) var decisions: [ImportReview.Decision] = []
  /// The titles that TMDB doesn't have.
  public private(set) var missing: [TitleReference] = []
  /// Whether the matches are being written.
  public private(set) var isWriting = false
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let makeMatcher: @MainActor ([TitleReference]) async -> any TitleMatching
  /// The titles to replace, by lookup.
  @ObservationIgnored private var keys: [ImportedTitle: [TitleReference.Key]] = [:]

  /// - Parameter matcher: Makes the matcher that identifies the titles.
  public init(
    _ library: LibraryModel, for purpose: Purpose,
    matcher: @escaping @MainActor ([TitleReference]) async -> any TitleMatching
  ) {
    self.library = library
    self.purpose = purpose
    makeMatcher = matcher
  }

  public convenience init(_ library: LibraryModel, for purpose: Purpose, _ pages: PageClient, _ guides: EpisodeGuides) {
    self.init(library, for: purpose) { titles in
      switch purpose {
      case .sample: await CatalogueMatcher(pages.client, guides)
      case .removed: await SuccessorMatcher(pages, guides, of: titles)
      }
    }
  }

  /// Returns the titles to replace.
  public func titles() async throws(LibraryError) -> [TitleReference] {
    let opened = try await library.library()
    return switch purpose {
    case .sample: try await opened.unmatchedTitles(of: .sample)
    case .removed: try await opened.removedTitles().filter { $0.source == library.source }
    }
  }

  /// Looks up titles, several at a time.
  public func lookUp(_ titles: [TitleReference]) async throws(TMDBError) {
    var result = ImportResult(format: .matinee)
    result.records = titles.map(record)
    let plan = try await ImportPlan(result, by: await makeMatcher(titles))
    keys = Dictionary(grouping: titles.map(\.key)) { key in
      result.records.first { $0.key == key.description }?.title ?? ImportedTitle(name: "")
    }
    decisions = plan.found
    let unknown = Set(plan.missing.map(\.record.key))
    missing = titles.filter { unknown.contains($0.key.description) }
  }

  public func choose(_ choice: MatchedTitle?, for imported: ImportedTitle) {
    decisions = decisions.map { $0.id == imported ? ImportReview.Decision(title: $0.title, choice: choice) : $0 }
  }

  public func chooseBestMatches() {
    for decision in decisions where decision.choice == nil {
      choose(decision.title.candidates.first, for: decision.id)
    }
  }

  /// The number of titles that would be matched.
  public var count: Int { matches.count }

  /// Writes the matches as one change that can be undone. The write completes even if the app is being closed.
  ///
  /// - Parameter onDone: Called if the write succeeds.
  public func write(onDone: @escaping @MainActor () -> Void) {
    let matches = matches
    guard !matches.isEmpty, !isWriting else { return }
    isWriting = true
    library.begin { [self, library] in
      let text = ChangeText.matched(matches.map(\.0))
      let isDone = await library.perform(text) { batch in
        for (key, title) in matches { try batch.match(key, to: title) }
      }
      isWriting = false
      if isDone { onDone() }
    }
  }
}

extension TitleMatchModel {
  private var matches: [(TitleReference.Key, TitleReference)] {
    decisions.flatMap { decision in
      decision.choice.map { choice in (keys[decision.id] ?? []).map { ($0, choice.title) } } ?? []
    }
  }

  private func record(_ title: TitleReference) -> ImportedRecord {
    var imported = ImportedTitle(name: title.name, year: title.year, kind: title.kind)
    // The sample catalogue's IDs mean nothing to TMDB.
    if purpose == .removed { imported.ids = ImportedIDs(tmdb: title.number, imdb: title.imdbID) }
    return ImportedRecord(
      title: imported, fact: .watchlisted, date: .unknown, location: ImportLocation(file: "", line: 0),
      key: title.key.description)
  }
}

extension ImportPlan {
  /// The titles with possible matches, without duplicates, in the order of the records.
  fileprivate var found: [ImportReview.Decision] {
    let ambiguous = Dictionary(ambiguousTitles.map { ($0.imported, $0.candidates) }) { first, _ in first }
    let certain = Dictionary(steps.map { ($0.record.title, MatchedTitle($0.title)) }) { first, _ in first }
    var seen: Set<ImportedTitle> = []
    return result.records.map(\.title).filter { seen.insert($0).inserted }.compactMap { imported in
      if let match = certain[imported] {
        return ImportReview.Decision(
          title: AmbiguousTitle(imported: imported, candidates: [match], records: 0), choice: match)
      }
      return ambiguous[imported].map {
        ImportReview.Decision(title: AmbiguousTitle(imported: imported, candidates: $0, records: 0), choice: nil)
      }
    }
  }
}

extension StateMessage {
  /// Returns the message for titles that can't be matched.
  ///
  /// - Parameter count: The number of unmatched titles.
  public static func nothingToMatch(_ count: Int, for purpose: TitleMatchModel.Purpose) -> StateMessage {
    switch purpose {
    case .sample:
      StateMessage(
        icon: "object-select-symbolic", title: tr("Nothing to Match"),
        explanation: count == 0
          ? tr("You haven’t rated, watched or listed any titles from the sample catalogue.")
          : tr("TMDB has no titles with these names and years. Your entries stay in the sample catalogue."))
    case .removed:
      StateMessage(
        icon: "object-select-symbolic", title: tr("Nothing to Replace"),
        explanation: count == 0
          ? tr("TMDB still has all titles in your library.")
          : tr("TMDB has no titles with the same IMDb ID, or the same name and year. Your entries stay as they are."))
    }
  }
}
