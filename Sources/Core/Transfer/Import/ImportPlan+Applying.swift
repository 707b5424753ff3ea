import Foundation
import Library
import LibraryFormats
import TitleIdentity

extension ImportPlan {
  /// Writes all steps as one change, or rolls them back in a dry run.
  ///
  /// Existing data isn't written again: the same rating on the same date, a play on the same date, an item on a list,
  /// or a note with the same text. Ratings older than the current one are skipped. So are plays, notes, lists and items
  /// that the user has removed.
  ///
  /// - Parameter removed: Whether to import removed data anyway.
  public func apply(
    to library: Library, by profile: ProfileID, removed: Bool = false, dryRun: Bool = false
  ) async throws(LibraryError) -> ImportOutcome {
    let (outcome, action) = try await library.write(by: profile, dryRun: dryRun) { batch in
      var applier = try ImportApplier(steps, in: batch, restoresRemoved: removed)
      for step in steps where !step.isCompletion { try applier.apply(step, in: &batch) }
      // Inferred plays are only added for episodes without any other play.
      // Those of a season have the date of the season's end.
      let completions = steps.filter(\.isCompletion)
      for step in completions where step.record.episode != nil { try applier.apply(step, in: &batch) }
      for step in completions where step.record.episode == nil { try applier.apply(step, in: &batch) }
      applier.outcome.rows.add(self)
      return applier.outcome
    }
    var result = outcome
    result.action = action
    return result
  }
}

extension ImportPlan.Step {
  /// Whether the step is a play inferred from a finished series.
  fileprivate var isCompletion: Bool {
    if case .watchedEpisodes = record.fact { true } else { false }
  }
}

/// The application of an import's steps. It retains the existing data of each title so that it's read only once.
private struct ImportApplier {
  private let profile: ProfileID
  private let restoresRemoved: Bool
  var outcome = ImportOutcome()
  private var scores: [Subject: Scores] = [:]
  private var plays: [TitleReference.Key: ImportedPlays] = [:]
  private let playHistories: [TitleReference.Key: [PlayHistory]]
  private let noteHistories: [TitleReference.Key: [NoteHistory]]
  private var notes: [TitleReference.Key: OwnNotes] = [:]
  private var lists: ImportedLists

  private struct Subject: Hashable {
    let title: TitleReference.Key
    let part: TitlePart
  }

  /// The user's own notes about a title.
  private struct OwnNotes {
    var texts: Set<String>
    let ids: Set<EventID>
  }

  /// The ratings of a title or a part of it.
  private struct Scores {
    var given: Set<Given> = []
    var holding: PartialDate?

    struct Given: Hashable {
      let score: Score
      let date: PartialDate
    }
  }

  init(_ steps: [ImportPlan.Step], in batch: Batch, restoresRemoved: Bool) throws {
    profile = batch.profile
    self.restoresRemoved = restoresRemoved
    playHistories = Dictionary(grouping: try batch.playHistories(), by: \.title)
    noteHistories = Dictionary(grouping: try batch.noteHistories(), by: \.title)
    lists = try ImportedLists(steps, in: batch, restoresRemoved: restoresRemoved)
  }

  mutating func apply(_ step: ImportPlan.Step, in batch: inout Batch) throws {
    switch step.record.fact {
    case .rated(let score): try rate(step, score, in: &batch)
    case .watched(let isRewatch): try watch(step, isRewatch ? .again : .first, in: &batch)
    case .watchedEpisodes: try watch(step, .ifUnseen, in: &batch)
    case .state(let state):
      let action = try batch.setState(state, of: step.title, date: step.date == .unknown ? nil : step.date)
      count(step, .states, isNew: action != nil)
    case .watchlisted: try add(step, to: .watchlist(of: profile), .watchlist, in: &batch)
    case .liked: try add(step, to: .favorites(of: profile), .favorites, in: &batch)
    case .listed(let item):
      guard let list = try lists.list(item.list, for: step.date, in: &batch) else {
        return countRemoved(step, .listItems)
      }
      outcome.newLists = lists.made
      let isNew = try add(step, to: list, .listItems, in: &batch)
      if isNew, let note = item.note { try batch.edit(.title(step.title.key), on: list, note) }
    case .reviewed(let text): try note(step, text.trimmingCharacters(in: .whitespacesAndNewlines), in: &batch)
    }
  }
}

extension ImportApplier {
  private mutating func rate(_ step: ImportPlan.Step, _ score: Score, in batch: inout Batch) throws {
    let subject = Subject(title: step.title.key, part: step.part)
    // The value is removed from the dictionary so that it's changed in place, not copied.
    var known = try scores.removeValue(forKey: subject) ?? scores(of: subject, in: &batch)
    let given = Scores.Given(score: score, date: step.date.normalized)
    if known.given.contains(given) {
      count(step, .ratings, isNew: false)
    } else if let holding = known.holding, holding.isLaterDay(than: step.date) {
      outcome.counts[.ratings, default: .init()].older += 1
      outcome.rows.note(step.record.row, .known)
    } else {
      let action = try batch.rate(step.title, part: step.part, score, date: step.date)
      count(step, .ratings, isNew: action != nil)
      known.given.insert(given)
      known.holding = step.date
    }
    scores[subject] = known
  }

  private func scores(of subject: Subject, in batch: inout Batch) throws -> Scores {
    let given = try batch.ratingHistory(of: subject.title, part: subject.part).map {
      Scores.Given(score: $0.score, date: $0.date.normalized)
    }
    let holding = given.isEmpty ? nil : try batch.rating(of: subject.title, part: subject.part)?.date
    return Scores(given: Set(given), holding: holding)
  }

  private mutating func watch(
    _ step: ImportPlan.Step, _ kind: ImportedPlays.Kind, in batch: inout Batch
  ) throws {
    let key = step.title.key
    var known =
      try plays.removeValue(forKey: key)
      ?? ImportedPlays(batch.plays(of: key), histories: playHistories[batch.resolved(key)] ?? [])
    switch known.claim(step.part, step.date, kind) {
    case .removed where !restoresRemoved: countRemoved(step, .plays)
    case .there: count(step, .plays, isNew: false)
    case .removed, .new:
      try batch.watch(step.title, part: step.part, on: step.date)
      count(step, .plays, isNew: true)
    }
    plays[key] = known
  }

  private mutating func note(_ step: ImportPlan.Step, _ text: String, in batch: inout Batch) throws {
    let key = step.title.key
    let history = try noteHistories[batch.resolved(key)]?.first { $0.texts.contains(text) }
    var own = try notes.removeValue(forKey: key) ?? ownNotes(on: key, in: batch)
    defer { notes[key] = own }
    if own.texts.contains(text) || history.map({ own.ids.contains($0.id) }) == true {
      count(step, .notes, isNew: false)
    } else if history != nil, !restoresRemoved {
      countRemoved(step, .notes)
    } else {
      try batch.note(text, on: step.title)
      own.texts.insert(text)
      count(step, .notes, isNew: true)
    }
  }

  private func ownNotes(on key: TitleReference.Key, in batch: Batch) throws -> OwnNotes {
    let own = try batch.notes(on: key).filter { $0.profile == profile }
    return OwnNotes(texts: Set(own.map(\.text)), ids: Set(own.map(\.id)))
  }

  @discardableResult
  private mutating func add(
    _ step: ImportPlan.Step, to list: ListID, _ sort: ImportOutcome.Sort, in batch: inout Batch
  ) throws -> Bool {
    if !restoresRemoved, let removal = try batch.removal(of: step.title.key, from: list),
      !step.date.isLaterDay(than: removal)
    {
      countRemoved(step, sort)
      return false
    }
    let isNew = try batch.add(step.title, to: list, date: step.date == .unknown ? nil : step.date) != nil
    count(step, sort, isNew: isNew)
    return isNew
  }

  /// Counts a record as skipped because the user has removed it.
  private mutating func countRemoved(_ step: ImportPlan.Step, _ sort: ImportOutcome.Sort) {
    outcome.counts[sort, default: .init()].removed += 1
    outcome.rows.note(step.record.row, .removed)
  }

  private mutating func count(_ step: ImportPlan.Step, _ sort: ImportOutcome.Sort, isNew: Bool) {
    outcome.rows.note(step.record.row, isNew ? .imported : .known)
    if isNew {
      outcome.counts[sort, default: .init()].new += 1
      if outcome.examples.count < ImportOutcome.maximumExamples { outcome.examples.append(step) }
    } else {
      outcome.counts[sort, default: .init()].already += 1
    }
  }
}
