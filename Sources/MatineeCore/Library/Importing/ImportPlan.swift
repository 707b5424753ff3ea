import Library
import LibraryFormats
import OrderedCollections
import TMDB

/// What an import would do: which titles the records of another app's files are about, before anything is written.
public struct ImportPlan: Sendable {
  /// What was read.
  public let result: ImportResult
  /// What is to be applied, in this order: of two ratings of a title, the later one holds.
  public private(set) var steps: [Step] = []
  /// What only the person can tell.
  public private(set) var doubts: [Doubt] = []
  /// What is about no title that could be found.
  public private(set) var missing: [Missing] = []

  /// A record, and the title that it is about.
  public struct Step: Sendable {
    public let record: ImportedRecord
    public let title: TitleReference
    public let part: TitlePart
  }

  /// A record that may be about one of several titles, or about a title of almost its year.
  public struct Doubt: Sendable {
    public let record: ImportedRecord
    /// The likeliest first.
    public let candidates: [MatchedTitle]

    var wanted: WantedTitle { WantedTitle(record.title, episode: record.episode) }
  }

  /// What all doubts about one title are about.
  public struct DoubtfulTitle: Hashable, Sendable, Identifiable {
    /// As the other app tells of it.
    public let wanted: WantedTitle
    /// The likeliest first.
    public let candidates: [MatchedTitle]
    /// How many records are about it.
    public internal(set) var records = 1

    public var id: WantedTitle { wanted }
  }

  /// A record that cannot be applied, and why, in a sentence.
  public struct Missing: Sendable {
    public let record: ImportedRecord
    public let reason: String
    /// Whether the record itself is the reason, and not that no title was found for it.
    public var isRefused = false
  }

  /// Looks up each title once, a few at a time.
  ///
  /// - Parameters:
  ///   - width: how many are looked up at once.
  ///   - report: told how many of how many titles are looked up; on any thread.
  /// - Throws: what stops the look-ups; nothing was written then.
  public init(
    _ result: ImportResult, by matcher: some TitleMatching, width: Int = 8,
    report: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(TMDBError) {
    self.result = result
    let (matches, places) = try await Self.matches(of: result.records, by: matcher, width: width, report: report)
    // Arrays that grow hold twice the memory at times.
    steps.reserveCapacity(places.count { matches[$0]?.isCertain == true })
    missing.reserveCapacity(places.count { matches[$0]?.isMissing != false })
    for (index, record) in result.records.enumerated() {
      if let problem = record.problem {
        missing.append(Missing(record: record, reason: problem, isRefused: true))
        continue
      }
      switch matches[places[index]] {
      case .certain(let candidate): add(record, candidate)
      case .doubtful(let candidates): doubts.append(Doubt(record: record, candidates: candidates))
      case .missing(let reason): missing.append(Missing(record: record, reason: reason))
      case nil: missing.append(Missing(record: record, reason: "It was not looked up."))
      }
    }
  }

  /// Takes the likeliest title wherever there is doubt.
  public func takingTheLikeliest() -> ImportPlan {
    taking(
      Dictionary(
        doubtfulTitles.compactMap { title in title.candidates.first.map { (title.wanted, $0) } },
        uniquingKeysWith: { first, _ in first }))
  }

  /// Takes what was decided of doubtful titles; those that are not named stay in doubt.
  ///
  /// The order of all records stays: what the person decided comes where it stood.
  public func taking(_ choices: [WantedTitle: MatchedTitle]) -> ImportPlan {
    var plan = self
    plan.doubts = []
    plan.steps = []
    let certain = Dictionary(steps.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
    let doubtful = Dictionary(doubts.map { ($0.record.key, $0) }, uniquingKeysWith: { first, _ in first })
    for record in result.records {
      if let step = certain[record.key] {
        plan.steps.append(step)
      } else if let doubt = doubtful[record.key] {
        if let choice = choices[doubt.wanted] { plan.add(record, choice) } else { plan.doubts.append(doubt) }
      }
    }
    return plan
  }

  /// Each title that is in doubt, once, in the order in which they are met.
  public var doubtfulTitles: [DoubtfulTitle] {
    var places: [WantedTitle: Int] = [:]
    var titles: [DoubtfulTitle] = []
    for doubt in doubts {
      if let place = places[doubt.wanted] {
        titles[place].records += 1
      } else {
        places[doubt.wanted] = titles.count
        titles.append(DoubtfulTitle(wanted: doubt.wanted, candidates: doubt.candidates))
      }
    }
    return titles
  }
}

extension ImportPlan {
  private mutating func add(_ record: ImportedRecord, _ candidate: MatchedTitle) {
    guard let part = candidate.part ?? record.part else {
      return missing.append(
        Missing(record: record, reason: "Which episode it is cannot be told.", isRefused: true))
    }
    steps.append(Step(record: record, title: candidate.title, part: part))
  }

  /// Looks up each title once.
  ///
  /// - Returns: what was found of each title, and the place of each record's title among them.
  private static func matches(
    of records: [ImportedRecord], by matcher: some TitleMatching, width: Int,
    report: @escaping @Sendable (Int, Int) -> Void
  ) async throws(TMDBError) -> ([ImportMatch?], [Int]) {
    let (wanted, places) = wantedTitles(of: records)
    // One more, for records that are not looked up.
    var matches = [ImportMatch?](repeating: nil, count: wanted.count + 1)
    var done = 0
    do {
      try await withThrowingTaskGroup(of: (Int, ImportMatch).self) { group in
        for (index, title) in wanted.enumerated() {
          if index >= width, let (place, match) = try await group.next() {
            matches[place] = match
            done += 1
            report(done, wanted.count)
          }
          group.addTask { (index, try await matcher.match(title)) }
        }
        for try await (place, match) in group {
          matches[place] = match
          done += 1
          report(done, wanted.count)
        }
      }
    } catch {
      throw error as? TMDBError ?? .cancelled
    }
    if Task.isCancelled { throw .cancelled }
    return (matches, places)
  }

  /// The titles to look up, each once, and the place of each record's title among them.
  private static func wantedTitles(of records: [ImportedRecord]) -> (OrderedSet<WantedTitle>, [Int]) {
    // Stores each title once; a dictionary beside an array took three times the memory.
    var wanted: OrderedSet<WantedTitle> = []
    let places = records.map { record -> Int? in
      record.problem == nil ? wanted.append(WantedTitle(record.title, episode: record.episode)).index : nil
    }
    return (wanted, places.map { $0 ?? wanted.count })
  }
}

extension ImportMatch {
  fileprivate var isCertain: Bool { if case .certain = self { true } else { false } }
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension ImportedRecord {
  /// `nil` where it is an episode of which nobody knows which.
  var part: TitlePart? {
    guard let episode else { return .whole }
    return episode.part
  }

  /// Why it has no place in the library, whatever title it is about.
  var problem: String? {
    switch fact {
    case .reviewed(let text) where text.utf8.count > mostNoteBytes: "The text has more than \(mostNoteBytes) bytes."
    case .reviewed(let text) where text.isBlank: "The text is empty."
    case .listed(let item) where (item.note?.utf8.count ?? 0) > mostNoteBytes:
      "The note has more than \(mostNoteBytes) bytes."
    case .watched
    where episode != nil && episode?.number == nil && episode?.name == nil && episode?.ids.isEmpty == true
      && episode?.season == nil:
      "Which episode it is cannot be told."
    default: nil
    }
  }
}

/// What the library takes.
let mostNoteBytes = 10_000
