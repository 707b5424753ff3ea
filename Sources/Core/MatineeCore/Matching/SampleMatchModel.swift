import Library
import LibraryFormats
import LoadingState
import Localization
import Observation
import TMDB
import TitleIdentity

/// A model that matches titles of the sample catalogue to TMDB's titles.
///
/// It covers the titles that a profile rated, watched or listed. It looks them up by name and year, collects decisions,
/// and writes the matches as one change. It matches none automatically.
@MainActor @Observable
public final class SampleMatchModel: TitleDecisionModel {
  /// The titles with possible matches. Certain matches are chosen initially; ambiguous titles are skipped.
  public private(set) var decisions: [ImportReview.Decision] = []
  /// The titles that TMDB doesn't have.
  public private(set) var missing: [TitleReference] = []
  /// Whether the matches are being written.
  public private(set) var isWriting = false
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let makeMatcher: @MainActor () async -> any TitleMatching
  /// The sample catalogue's titles by lookup.
  @ObservationIgnored private var keys: [WantedTitle: [TitleReference.Key]] = [:]

  /// - Parameter matcher: Makes the matcher that identifies the titles.
  public init(_ library: LibraryModel, matcher: @escaping @MainActor () async -> any TitleMatching) {
    self.library = library
    makeMatcher = matcher
  }

  /// Returns the unmatched titles.
  public func titles() async throws(LibraryError) -> [TitleReference] {
    try await library.library().unmatchedTitles(of: .sample)
  }

  /// Looks up titles, several at a time.
  public func lookUp(_ titles: [TitleReference]) async throws(TMDBError) {
    var result = ImportResult(format: .matinee)
    result.records = titles.map(Self.record)
    let plan = try await ImportPlan(result, by: await makeMatcher())
    keys = Dictionary(grouping: titles.map(\.key)) { key in
      WantedTitle(result.records.first { $0.key == key.description }?.title ?? ImportedTitle(name: ""))
    }
    decisions = plan.found
    let unknown = Set(plan.missing.map(\.record.key))
    missing = titles.filter { unknown.contains($0.key.description) }
  }

  public func choose(_ choice: MatchedTitle?, for wanted: WantedTitle) {
    decisions = decisions.map { $0.id == wanted ? ImportReview.Decision(title: $0.title, choice: choice) : $0 }
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
      let text = tr(
        one: "{count} title matched to TMDB", other: "{count} titles matched to TMDB", count: matches.count)
      let isDone = await library.perform(text) { library, profile async throws(LibraryError) in
        try await library.write(by: profile) { batch in
          for (key, title) in matches { try batch.match(key, to: title) }
        }.action
      }
      isWriting = false
      if isDone { onDone() }
    }
  }
}

extension SampleMatchModel {
  private var matches: [(TitleReference.Key, TitleReference)] {
    decisions.flatMap { decision in
      decision.choice.map { choice in (keys[decision.id] ?? []).map { ($0, choice.title) } } ?? []
    }
  }

  /// Creates a record without an id: the sample catalogue's ids mean nothing to TMDB.
  private static func record(_ title: TitleReference) -> ImportedRecord {
    ImportedRecord(
      title: ImportedTitle(name: title.name, year: title.year, kind: title.kind), fact: .watchlisted,
      date: .unknown, location: ImportLocation(file: "", line: 0), key: title.key.description)
  }
}

extension ImportPlan {
  /// The titles with possible matches, without duplicates, in the order of the records.
  fileprivate var found: [ImportReview.Decision] {
    let ambiguous = Dictionary(ambiguousTitles.map { ($0.wanted, $0.candidates) }) { first, _ in first }
    let certain = Dictionary(steps.map { (WantedTitle($0.record.title), MatchedTitle($0.title)) }) { first, _ in first }
    var seen: Set<WantedTitle> = []
    return result.records.map { WantedTitle($0.title) }.filter { seen.insert($0).inserted }.compactMap { wanted in
      if let match = certain[wanted] {
        return ImportReview.Decision(
          title: AmbiguousTitle(wanted: wanted, candidates: [match], records: 0), choice: match)
      }
      return ambiguous[wanted].map {
        ImportReview.Decision(title: AmbiguousTitle(wanted: wanted, candidates: $0, records: 0), choice: nil)
      }
    }
  }
}

extension StateMessage {
  /// Returns the message for titles that can't be matched.
  ///
  /// - Parameter count: The number of unmatched titles.
  public static func nothingToMatch(_ count: Int) -> StateMessage {
    StateMessage(
      icon: "object-select-symbolic", title: tr("Nothing to Match"),
      explanation: count == 0
        ? tr("You haven’t rated, watched or listed any titles from the sample catalogue.")
        : tr("TMDB has no titles with these names and years. Your entries stay in the sample catalogue."))
  }
}
