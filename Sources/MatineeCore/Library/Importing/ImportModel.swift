import Foundation
import Library
import LibraryFormats
import LoadingState
import Observation
import TMDB

/// What another app exported, on its way into the library: read, asked about, looked up, decided on, and written as one.
@MainActor @Observable
public final class ImportModel: TitleDeciding {
  /// Where it is on its way.
  public enum Step: Equatable, Sendable {
    case reading
    /// The archive has a passphrase.
    case locked(wasWrong: Bool)
    /// What only the person knows.
    case asking(ImportQuestion)
    /// How many of how many titles are looked up.
    case lookingUp(Int, of: Int)
    /// What would change is in ``ImportModel/review``.
    case reviewing
    case writing
    case finished
    case failed(StateMessage)
  }

  public private(set) var step = Step.reading
  /// What would change, once that is known.
  public private(set) var review: ImportReview?
  /// Whether ``review`` counts what was decided last.
  public private(set) var isCounting = false
  /// What is imported.
  public let file: URL

  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored private let makeMatcher: @MainActor () async -> any TitleMatching
  @ObservationIgnored private var passphrase: String?
  @ObservationIgnored private var answers = ImportAnswers()
  @ObservationIgnored private var asked: Set<ImportQuestion> = []
  /// As it was looked up, before anything was decided.
  @ObservationIgnored private var plan: ImportPlan?
  @ObservationIgnored private var choices: [WantedTitle: MatchedTitle] = [:]
  private var wantsRemoved = false
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var writing: Task<Void, Never>?

  /// - Parameters:
  ///   - library: what it goes into.
  ///   - matcher: says which titles are meant.
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

  /// Reads the file and looks its titles up, as far as nothing has to be asked; again where that failed.
  public func begin() {
    step = .reading
    start { model in try await model.prepare() }
  }

  /// Goes on with an archive that has a passphrase.
  public func unlock(_ passphrase: String) {
    self.passphrase = passphrase
    begin()
  }

  /// Goes on after a question.
  public func answer(_ answer: (inout ImportAnswers) -> Void) {
    guard case .asking(let question) = step else { return }
    asked.insert(question)
    answer(&answers)
    begin()
  }

  /// Titles in doubt, once they are known.
  public var decisions: [ImportReview.Decision] { review?.decisions ?? [] }

  /// Decides which title is meant; `nil` leaves it out.
  public func choose(_ choice: MatchedTitle?, for wanted: WantedTitle) {
    guard step == .reviewing, choices[wanted] != choice else { return }
    choices[wanted] = choice
    count()
  }

  /// Decides for the likeliest of each title of which nothing was decided.
  public func chooseLikeliest() {
    guard step == .reviewing, let plan else { return }
    for title in plan.doubtfulTitles where choices[title.wanted] == nil {
      choices[title.wanted] = title.candidates.first
    }
    count()
  }

  /// Whether what the person has removed since is put back.
  public var bringsBackRemoved: Bool {
    get { wantsRemoved }
    set {
      guard step == .reviewing, wantsRemoved != newValue else { return }
      wantsRemoved = newValue
      count()
    }
  }

  /// Writes all of it, as one that can be undone. It goes on to its end even where the app is being closed.
  public func write() {
    guard step == .reviewing, !isCounting, let review, review.new > 0 else { return }
    step = .writing
    writing = library.begin { [self] in await library.inTurn { await write(review) } }
  }

  /// Saves what is left out as a table, in the place of what was there.
  ///
  /// - Returns: why it could not be, in a sentence.
  public func saveLeftOut(at url: URL) async -> String? {
    guard let plan = review?.plan else { return nil }
    do throws(ExportError) {
      try await plan.saveLeftOut(at: url, replaces: true)
      return nil
    } catch {
      return [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
    }
  }

  /// Stops what is going on; nothing was written then.
  public func cancel() { work?.cancel() }

  /// Waits until what was begun is done.
  public func finish() async {
    await work?.value
    await writing?.value
  }
}

extension ImportModel {
  /// The latest wins.
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
    if let question = result.questions.first(where: { !asked.contains($0) }) {
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

  /// `nil` for a journal.
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
    let following = Task { [weak self] in
      for await (done, all) in steps { self?.note(done, of: all) }
    }
    defer { following.cancel() }
    let matcher = await makeMatcher()
    let plan = try await ImportPlan(result, by: matcher) { reports.yield(($0, $1)) }
    reports.finish()
    await following.value
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

  /// Says what would change by now. What was said before stays until then.
  private func count() {
    guard let plan else { return }
    isCounting = true
    start { model in try await model.show(plan) }
  }

  private func show(_ plan: ImportPlan) async throws {
    let chosen = plan.taking(choices)
    let outcome = try await chosen.apply(
      to: library.library(), by: library.profile, removed: wantsRemoved, dryRun: true)
    try Task.checkCancellation()
    let decisions = plan.doubtfulTitles.map { ImportReview.Decision(title: $0, choice: choices[$0.wanted]) }
    review = ImportReview(subject: .plan(chosen, outcome), decisions: decisions)
    isCounting = false
    step = .reviewing
  }

  private func write(_ review: ImportReview) async {
    do throws(LibraryError) {
      let library = try await library.library()
      if let plan = review.plan {
        let outcome = try await plan.apply(to: library, by: self.library.profile, removed: wantsRemoved)
        tell(outcome.new, from: review.origin, outcome.action)
      } else {
        let report = try await library.importJournal(file, by: self.library.profile)
        tell(report.new, from: review.origin, report.action)
      }
      step = .finished
    } catch {
      fail(error)
    }
  }

  private func tell(_ count: Int, from origin: String, _ action: EventID?) {
    let words = "\(count.of("entry was", "entries were")) imported from \(origin)."
    library.onNews(LibraryModel.News(kind: action.map { .done($0) } ?? .told, words: words))
  }

  private func fail(_ error: any Error) {
    isCounting = false
    step =
      switch error {
      case ImportError.encrypted: .locked(wasWrong: false)
      case ImportError.wrongPassphrase: .locked(wasWrong: true)
      default: .failed(StateMessage(importing: error))
      }
  }
}

extension StateMessage {
  fileprivate init(importing error: any Error) {
    let known = error as? any LocalizedError
    self.init(
      icon: "dialog-error-symbolic", title: "Nothing Was Imported",
      explanation: [known?.errorDescription, known?.recoverySuggestion].compactMap(\.self).joined(separator: " "),
      button: "Try Again")
  }
}
