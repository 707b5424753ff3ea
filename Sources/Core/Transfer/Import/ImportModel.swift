import Foundation
import Library
import LibraryFormats
import LoadingState
import Localization
import Observation
import TMDB
import TitleIdentity
import Tracking

/// The model of an import from another app. It reads the file, asks questions, looks up titles, collects decisions, and
/// writes everything as one change.
@MainActor @Observable
public final class ImportModel: TitleDecisionModel {
  /// The stage of the import.
  public enum Step: Equatable, Sendable {
    case reading
    /// The archive needs a passphrase.
    case locked(isRetry: Bool)
    /// The import needs an answer that only the user can give.
    case asking(ImportQuestion)
    /// Titles are being looked up: the number done, and the total.
    case lookingUp(Int, of: Int)
    /// The user is reviewing the changes in ``ImportModel/review``.
    case reviewing
    case writing
    case finished
    case failed(StateMessage)
  }

  public private(set) var step = Step.reading
  /// The changes that the import would make; `nil` until they are known.
  public private(set) var review: ImportReview?
  /// Whether ``review`` is being updated for the latest decision.
  public private(set) var isCounting = false
  /// The file to import.
  public let file: URL

  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let makeMatcher: @MainActor () async -> any TitleMatching
  @ObservationIgnored private var passphrase: String?
  @ObservationIgnored private var answers = ImportAnswers()
  @ObservationIgnored private var answeredQuestions: Set<ImportQuestion> = []
  /// The plan after the lookup, without any decisions.
  @ObservationIgnored private var plan: ImportPlan?
  @ObservationIgnored private var choices: [ImportedTitle: MatchedTitle] = [:]
  private var isRestoring = false
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var writing: Task<Void, Never>?

  /// - Parameters:
  ///   - library: The destination.
  ///   - matcher: Makes the matcher that identifies the titles.
  public init(
    _ file: URL, into library: LibraryModel, timeZone: TimeZone = .current,
    matcher: @escaping @MainActor () async -> any TitleMatching
  ) {
    self.file = file
    self.library = library
    makeMatcher = matcher
    answers.timeZone = timeZone
  }

  isolated deinit { work?.cancel() }

  /// Reads the file and, unless there is a question, looks up its titles. Also retries after a failure.
  public func begin() {
    step = .reading
    start { model in try await model.prepare() }
  }

  /// Continues with the passphrase of an archive.
  public func unlock(_ passphrase: String) {
    self.passphrase = passphrase
    begin()
  }

  /// Continues with the answer to a question.
  public func answer(_ answer: (inout ImportAnswers) -> Void) {
    guard case .asking(let question) = step else { return }
    answeredQuestions.insert(question)
    answer(&answers)
    begin()
  }

  /// The decisions about ambiguous titles, once they are known.
  public var decisions: [ImportReview.Decision] { review?.decisions ?? [] }

  /// Decides which title is meant; `nil` skips it.
  public func choose(_ choice: MatchedTitle?, for imported: ImportedTitle) {
    guard step == .reviewing, choices[imported] != choice else { return }
    choices[imported] = choice
    count()
  }

  /// Uses the best match for each title that is still undecided.
  public func chooseBestMatches() {
    guard step == .reviewing, let plan else { return }
    for title in plan.ambiguousTitles where choices[title.imported] == nil {
      choices[title.imported] = title.candidates.first
    }
    count()
  }

  /// Whether to restore entries that the user has removed since an earlier import.
  public var restoresRemoved: Bool {
    get { isRestoring }
    set {
      guard step == .reviewing, isRestoring != newValue else { return }
      isRestoring = newValue
      count()
    }
  }

  /// Writes everything as one change that can be undone. The write completes even if the app is being closed.
  public func write() {
    guard step == .reviewing, !isCounting, let review, review.new > 0 else { return }
    step = .writing
    writing = library.begin { [self] in await library.importing { await write(review) } }
  }

  /// Saves the skipped rows as a table, and replaces an existing file.
  ///
  /// - Returns: A sentence that explains a failure; `nil` on success.
  public func saveUnimported(at url: URL) async -> String? {
    guard let plan = review?.plan else { return nil }
    do throws(ExportError) {
      try await plan.saveUnimported(at: url, replaces: true)
      return nil
    } catch {
      return [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Cancels reading, lookups and previews, but not a write that has started.
  public func cancel() { work?.cancel() }

  /// Waits for the current work and write to end.
  public func finish() async {
    await work?.value
    await writing?.value
  }
}

extension ImportModel {
  /// Starts work, and cancels the previous work.
  private func start(_ body: @escaping @MainActor (ImportModel) async throws -> Void) {
    work?.cancel()
    work = Task { [weak self] in
      do {
        guard let self else { return }
        try await body(self)
      } catch is CancellationError {
      } catch {
        if !Task.isCancelled { self?.fail(error) }
      }
    }
  }

  private func prepare() async throws {
    guard let result = try await read() else { return try await reviewJournal() }
    if let question = result.questions.first(where: { !answeredQuestions.contains($0) }) {
      step = .asking(question)
      return
    }
    step = .lookingUp(0, of: 0)
    let plan = try await lookUp(result)
    try Task.checkCancellation()
    self.plan = plan
    choices = [:]
    try await show(plan)
  }

  /// Reads the file; returns `nil` for a journal.
  private func read() async throws -> ImportResult? {
    let (file, passphrase, answers) = (file, passphrase, answers)
    let result = try await Self.read(file, passphrase, answers)
    try Task.checkCancellation()
    return result
  }

  @concurrent
  nonisolated private static func read(
    _ file: URL, _ passphrase: String?, _ answers: ImportAnswers
  ) async throws(ImportError) -> ImportResult? {
    let archive = try ImportArchive(opening: file, passphrase: passphrase)
    return try archive.format() == .matinee ? nil : try archive.read(answers: answers)
  }

  private func lookUp(_ result: ImportResult) async throws -> ImportPlan {
    let (steps, reports) = AsyncStream<(Int, Int)>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let progressTask = Task { [weak self] in
      for await (done, all) in steps { self?.note(done, of: all) }
    }
    defer { progressTask.cancel() }
    let matcher = await makeMatcher()
    let plan = try await ImportPlan(result, by: matcher) { reports.yield(($0, $1)) }
    reports.finish()
    await progressTask.value
    return plan
  }

  private func note(_ done: Int, of all: Int) {
    if case .lookingUp = step { step = .lookingUp(done, of: all) }
  }

  private func reviewJournal() async throws {
    let report = try await library.library().importJournal(file, by: library.profile, dryRun: true)
    try Task.checkCancellation()
    review = ImportReview(subject: .journal(report), decisions: [])
    step = .reviewing
  }

  /// Updates ``review`` after a decision. The previous review stays visible until the new one is ready.
  private func count() {
    guard let plan else { return }
    isCounting = true
    start { model in try await model.show(plan) }
  }

  private func show(_ plan: ImportPlan) async throws {
    let chosen = plan.taking(choices)
    let outcome = try await chosen.apply(
      to: library.library(), by: library.profile, removed: isRestoring, dryRun: true)
    try Task.checkCancellation()
    let decisions = plan.ambiguousTitles.map { ImportReview.Decision(title: $0, choice: choices[$0.imported]) }
    review = ImportReview(subject: .plan(chosen, outcome), decisions: decisions)
    isCounting = false
    step = .reviewing
  }

  private func write(_ review: ImportReview) async {
    do throws(LibraryError) {
      let library = try await library.library()
      if let plan = review.plan {
        let outcome = try await plan.apply(to: library, by: self.library.profile, removed: isRestoring)
        showNotice(outcome.new, from: review.origin, outcome.action)
      } else {
        let report = try await library.importJournal(file, by: self.library.profile)
        showNotice(report.new, from: review.origin, report.action)
      }
      step = .finished
    } catch {
      fail(error)
    }
  }

  private func showNotice(_ count: Int, from origin: String, _ action: EventID?) {
    let text = tr(
      one: "{count} entry imported from {origin}", other: "{count} entries imported from {origin}", count: count,
      ["origin": origin])
    library.onNotice(LibraryModel.Notice(kind: action.map { .done($0) } ?? .info, text: text))
  }

  private func fail(_ error: any Error) {
    isCounting = false
    step =
      switch error {
      case ImportError.encrypted: .locked(isRetry: false)
      case ImportError.wrongPassphrase: .locked(isRetry: true)
      default: .failed(StateMessage(importing: error))
      }
  }
}

extension StateMessage {
  fileprivate init(importing error: any Error) {
    let known = error as? any LocalizedError
    self.init(
      icon: "dialog-error-symbolic", title: tr("Import Failed"),
      explanation: [known?.errorDescription, known?.recoverySuggestion].compactMap(\.self).joined(separator: " "),
      button: tr("Try Again"))
  }
}
