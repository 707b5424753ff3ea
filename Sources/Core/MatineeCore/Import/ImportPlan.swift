import Library
import LibraryFormats
import Localization
import OrderedCollections
import TMDB
import TitleIdentity

/// The plan of an import: the titles that another app's records refer to, before anything is written.
public struct ImportPlan: Sendable {
  /// The records read from the files.
  public let result: ImportResult
  /// The steps in the order in which they are applied. Of two ratings of a title, the later one takes effect.
  public private(set) var steps: [Step] = []
  /// The records whose titles only the user can determine.
  public private(set) var ambiguousRecords: [AmbiguousRecord] = []
  /// The records that can't be applied, because no title was found or the record isn't valid.
  public private(set) var missing: [Missing] = []

  /// A record and its title.
  public struct Step: Sendable {
    public let record: ImportedRecord
    public let title: TitleReference
    public let part: TitlePart
  }

  /// A record that could refer to one of several titles, or to a title of a slightly different year.
  public struct AmbiguousRecord: Sendable {
    public let record: ImportedRecord
    /// The possible titles, best match first.
    public let candidates: [MatchedTitle]

    var wanted: WantedTitle { WantedTitle(record.title, episode: record.episode) }
  }

  /// An ambiguous title. Several records may refer to it.
  public struct AmbiguousTitle: Hashable, Sendable, Identifiable {
    /// The title as the other app describes it.
    public let wanted: WantedTitle
    /// The possible titles, best match first.
    public let candidates: [MatchedTitle]
    /// The number of records that refer to the title.
    public internal(set) var records = 1

    public var id: WantedTitle { wanted }
  }

  /// A record that can't be applied, with a sentence that explains why.
  public struct Missing: Sendable {
    public let record: ImportedRecord
    public let reason: String
    /// Whether the record itself isn't valid, as opposed to a title that wasn't found.
    public var isRefused = false
  }

  /// Creates a plan by looking up each title once, several at a time.
  ///
  /// - Parameters:
  ///   - width: The maximum number of concurrent lookups.
  ///   - report: Called on any thread with the number of titles looked up and the total.
  /// - Throws: The error that stopped the lookups. Nothing has been written at that point.
  public init(
    _ result: ImportResult, by matcher: some TitleMatching, width: Int = 8,
    report: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(TMDBError) {
    self.result = result
    let (matches, indices) = try await Self.matches(of: result.records, by: matcher, width: width, report: report)
    // Growing an array temporarily takes twice the memory.
    steps.reserveCapacity(indices.count { matches[$0]?.isCertain == true })
    missing.reserveCapacity(indices.count { matches[$0]?.isMissing != false })
    for (index, record) in result.records.enumerated() {
      if let problem = record.problem {
        missing.append(Missing(record: record, reason: problem, isRefused: true))
        continue
      }
      switch matches[indices[index]] {
      case .certain(let candidate): add(record, candidate)
      case .ambiguous(let candidates): ambiguousRecords.append(AmbiguousRecord(record: record, candidates: candidates))
      case .missing(let reason): missing.append(Missing(record: record, reason: reason))
      case nil: missing.append(Missing(record: record, reason: tr("This title wasn’t looked up.")))
      }
    }
  }

  /// Returns a plan that uses the best match for each ambiguous title.
  public func takingBestMatches() -> ImportPlan {
    taking(
      Dictionary(
        ambiguousTitles.compactMap { title in title.candidates.first.map { (title.wanted, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Returns a plan with the user's decisions. Titles without a decision stay ambiguous.
  ///
  /// The steps keep the order of the records.
  public func taking(_ choices: [WantedTitle: MatchedTitle]) -> ImportPlan {
    var plan = self
    plan.ambiguousRecords = []
    plan.steps = []
    let certain = Dictionary(steps.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
    let ambiguous = Dictionary(ambiguousRecords.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
    for record in result.records {
      if let step = certain[record.key] {
        plan.steps.append(step)
      } else if let unresolved = ambiguous[record.key] {
        if let choice = choices[unresolved.wanted] {
          plan.add(record, choice)
        } else {
          plan.ambiguousRecords.append(unresolved)
        }
      }
    }
    return plan
  }

  /// The ambiguous titles without duplicates, in the order of the records.
  public var ambiguousTitles: [AmbiguousTitle] {
    var indices: [WantedTitle: Int] = [:]
    var titles: [AmbiguousTitle] = []
    for unresolved in ambiguousRecords {
      if let index = indices[unresolved.wanted] {
        titles[index].records += 1
      } else {
        indices[unresolved.wanted] = titles.count
        titles.append(AmbiguousTitle(wanted: unresolved.wanted, candidates: unresolved.candidates))
      }
    }
    return titles
  }
}

extension ImportPlan {
  private mutating func add(_ record: ImportedRecord, _ candidate: MatchedTitle) {
    guard let part = candidate.part ?? record.part else {
      return missing.append(
        Missing(record: record, reason: tr("Matinee can’t tell which episode this is."), isRefused: true))
    }
    steps.append(Step(record: record, title: candidate.title, part: part))
  }

  /// Looks up each title once.
  ///
  /// - Returns: The match of each title, and for each record the index of its title's match.
  private static func matches(
    of records: [ImportedRecord], by matcher: some TitleMatching, width: Int,
    report: @escaping @Sendable (Int, Int) -> Void
  ) async throws(TMDBError) -> ([ImportMatch?], [Int]) {
    let (wanted, indices) = wantedTitles(of: records)
    // The extra element is for records that aren't looked up.
    var matches = [ImportMatch?](repeating: nil, count: wanted.count + 1)
    var done = 0
    do {
      try await withThrowingTaskGroup(of: (Int, ImportMatch).self) { group in
        for (index, title) in wanted.enumerated() {
          if index >= width, let (titleIndex, match) = try await group.next() {
            matches[titleIndex] = match
            done += 1
            report(done, wanted.count)
          }
          group.addTask { (index, try await matcher.match(title)) }
        }
        for try await (titleIndex, match) in group {
          matches[titleIndex] = match
          done += 1
          report(done, wanted.count)
        }
      }
    } catch {
      throw error as? TMDBError ?? .cancelled
    }
    if Task.isCancelled { throw .cancelled }
    return (matches, indices)
  }

  /// Returns the titles to look up without duplicates, and for each record the index of its title.
  private static func wantedTitles(of records: [ImportedRecord]) -> (OrderedSet<WantedTitle>, [Int]) {
    // An ordered set stores each title once. A dictionary and an array took three times the memory.
    var wanted: OrderedSet<WantedTitle> = []
    let indices = records.map { record -> Int? in
      record.problem == nil ? wanted.append(WantedTitle(record.title, episode: record.episode)).index : nil
    }
    return (wanted, indices.map { $0 ?? wanted.count })
  }
}

extension ImportMatch {
  fileprivate var isCertain: Bool { if case .certain = self { true } else { false } }
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension ImportedRecord {
  /// The part of the title; `nil` if the episode is unknown.
  var part: TitlePart? {
    guard let episode else { return .whole }
    return episode.part
  }

  /// A sentence that explains why the library can't store the record, regardless of its title; `nil` if it can.
  var problem: String? {
    switch fact {
    case .reviewed(let text) where text.utf8.count > maximumNoteBytes:
      tr("The text is longer than {limit} bytes.", ["limit": "\(maximumNoteBytes)"])
    case .reviewed(let text) where text.isBlank: tr("The text is empty.")
    case .listed(let item) where (item.note?.utf8.count ?? 0) > maximumNoteBytes:
      tr("The note is longer than {limit} bytes.", ["limit": "\(maximumNoteBytes)"])
    case .watched
    where episode != nil && episode?.number == nil && episode?.name == nil && episode?.ids.isEmpty == true
      && episode?.season == nil:
      tr("Matinee can’t tell which episode this is.")
    default: nil
    }
  }
}

/// The maximum size of a note in the library, in bytes.
let maximumNoteBytes = 10_000
