import AppFoundation
import Library
import LibraryFormats
import Localization
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

  /// A record and its title. A record of several plays has several steps.
  public struct Step: Sendable {
    public let record: ImportedRecord
    public let title: TitleReference
    public let part: TitlePart
    /// The date of the fact. If a record becomes several plays, only the last one has a date.
    public let date: PartialDate
  }

  /// A record that could refer to one of several titles, or to a title of a slightly different year.
  public struct AmbiguousRecord: Sendable {
    public let record: ImportedRecord
    /// The possible titles, best match first.
    public let candidates: [MatchedTitle]
  }

  /// An ambiguous title. Several records may refer to it.
  public struct AmbiguousTitle: Hashable, Sendable, Identifiable {
    /// The title as the other app describes it.
    public let imported: ImportedTitle
    /// The possible titles, best match first.
    public let candidates: [MatchedTitle]
    /// The number of records that refer to the title.
    public internal(set) var records = 1

    public var id: ImportedTitle { imported }
  }

  /// The episode of the source that became a play of each part. TMDB combines some episodes of other databases.
  private var combined: [TitleReference.Key: [TitlePart: String]] = [:]
  private let episodes: EpisodeResolver

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
  ///   - today: The current date, which decides which episodes have aired.
  ///   - report: Called on any thread with the number of lookups done and the total.
  /// - Throws: The error that stopped the lookups. Nothing has been written at that point.
  public init(
    _ result: ImportResult, by matcher: some TitleMatching, width: Int = 8, today: DayDate? = .today(),
    report: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(TMDBError) {
    self.result = result
    let lookups = try await ImportLookups(result, by: matcher, width: width, today: today, report: report)
    episodes = lookups.episodes
    // Growing an array temporarily takes twice the memory.
    steps.reserveCapacity(result.records.count)
    for (index, record) in result.records.enumerated() {
      if let problem = record.problem {
        missing.append(Missing(record: record, reason: problem, isRefused: true))
        continue
      }
      // The ID of an episode also identifies its series.
      let found = episodes.episode(of: record)
      switch lookups[index] {
      case .certain(let candidate): add(record, candidate)
      case .ambiguous(let candidates):
        if let found {
          add(record, found)
        } else {
          ambiguousRecords.append(.init(record: record, candidates: candidates))
        }
      case .missing(let reason):
        if let found { add(record, found) } else { missing.append(Missing(record: record, reason: reason)) }
      case nil: missing.append(Missing(record: record, reason: tr("This title wasn’t looked up.")))
      }
    }
  }

  /// Returns a plan that uses the best match for each ambiguous title.
  public func takingBestMatches() -> ImportPlan {
    taking(
      Dictionary(
        ambiguousTitles.compactMap { title in title.candidates.first.map { (title.imported, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Returns a plan with the user's decisions. Titles without a decision stay ambiguous.
  ///
  /// The steps keep the order of the records.
  public func taking(_ choices: [ImportedTitle: MatchedTitle]) -> ImportPlan {
    var plan = self
    (plan.ambiguousRecords, plan.steps, plan.combined) = ([], [], [:])
    let certain = Dictionary(grouping: steps) { $0.record.key }
    let ambiguous = Dictionary(ambiguousRecords.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
    for record in result.records {
      if let steps = certain[record.key] {
        plan.steps += steps
      } else if let unresolved = ambiguous[record.key] {
        if let choice = choices[record.title] {
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
    var indices: [ImportedTitle: Int] = [:]
    var titles: [AmbiguousTitle] = []
    for unresolved in ambiguousRecords {
      let title = unresolved.record.title
      if let index = indices[title] {
        titles[index].records += 1
      } else {
        indices[title] = titles.count
        titles.append(AmbiguousTitle(imported: title, candidates: unresolved.candidates))
      }
    }
    return titles
  }
}

extension ImportPlan {
  private mutating func add(_ record: ImportedRecord, _ match: MatchedTitle) {
    do throws(EpisodeResolver.Problem) {
      let resolved = try episodes.resolve(record, as: match)
      if isRepetition(record, resolved) {
        missing.append(
          Missing(
            record: record, reason: tr("TMDB combines this episode with another one that was already imported."),
            isRefused: true))
        return
      }
      for (index, part) in resolved.parts.enumerated() {
        let date = index == resolved.parts.count - 1 ? record.date : .unknown
        steps.append(Step(record: record, title: resolved.title, part: part, date: date))
      }
    } catch {
      missing.append(Missing(record: record, reason: error.sentence, isRefused: true))
    }
  }

  /// Returns whether a play of another episode already became a play of the same part, because TMDB lists both as one.
  private mutating func isRepetition(_ record: ImportedRecord, _ resolved: EpisodeResolver.Resolved) -> Bool {
    guard case .watched(isRewatch: false) = record.fact, let episode = record.episode, let season = episode.season,
      let number = episode.number, resolved.parts.count == 1
    else { return false }
    // TV Time's specials all have the number 0.
    let identity = "\(season)/\(number)/\(number == 0 ? episode.ids.tvdb ?? 0 : 0)"
    let known = combined[resolved.title.key]?[resolved.parts[0]]
    if known == nil { combined[resolved.title.key, default: [:]][resolved.parts[0]] = identity }
    return known.map { $0 != identity } ?? false
  }
}

extension ImportedRecord {
  /// A sentence that explains why the library can't store the record, regardless of its title; `nil` if it can.
  var problem: String? {
    switch fact {
    case .reviewed(let text) where text.utf8.count > maximumNoteBytes:
      tr("The text is longer than {limit} bytes.", ["limit": "\(maximumNoteBytes)"])
    case .reviewed(let text) where text.isBlank: tr("The text is empty.")
    case .listed(let item) where episode == nil && (item.note?.utf8.count ?? 0) > maximumNoteBytes:
      tr("The note is longer than {limit} bytes.", ["limit": "\(maximumNoteBytes)"])
    case .listed, .watchlisted, .liked:
      episode == nil ? nil : tr("Matinee’s lists contain only films and series.")
    case .watched
    where episode != nil && episode?.number == nil && episode?.name == nil && episode?.ids.isEmpty == true
      && episode?.season == nil && episode?.seasonID == nil:
      tr("Matinee can’t tell which episode this is.")
    default: nil
    }
  }
}

/// The maximum size of a note in the library, in bytes.
let maximumNoteBytes = 10_000
