import Foundation
import GRDB
import Synchronization
import TMDB

/// Keeping answers, and giving them again.
extension Catalogue {
  /// Keeps an answer in the place of the one before it, and notes the titles that it tells of, in one step.
  ///
  /// - Throws: ``CatalogueError/notAnAnswer`` where it is not what its question asks for, or where such answers are not
  /// kept.
  public func keep(_ answer: Answer) async throws(CatalogueError) {
    try await file.run { self.keepNow(answer) }
  }

  /// As ``keep(_:)``, without waiting for the disk; in the order of the calls. Where the disk is far behind the answer is
  /// not kept.
  public func keepSoon(_ answer: Answer) {
    writeSoon(answer.key, bytes: answer.body.count) { self.keepNow(answer) }
  }

  /// Notes, without waiting for the disk, that the source has said that what is kept still holds.
  public func confirmSoon(_ key: AnswerKey, at date: Date) {
    writeSoon(key, bytes: 0) {
      Result { () throws(CatalogueError) in
        try self.file.write { try AnswerTable(database: $0).confirm(key, at: date) }
      }
    }
  }

  /// Waits for all that is to be written soon.
  public func finishWrites() async {
    try? await file.run { .success(()) }
  }

  /// What is kept; `nil` where nothing is.
  public func answer(for key: AnswerKey) async throws(CatalogueError) -> Answer? {
    let found = try await file.read { try AnswerTable(database: $0).answer(for: key) }
    guard let found, isCurrent(found.answer.fetched) else { return nil }
    let date = now()
    state.withLock { $0.uses[found.id] = date }
    return found.answer
  }

  /// The bytes of the latest answer that is kept to a path, in whatever language and with whatever parts it was asked for; `nil` where
  /// nothing is.
  ///
  /// - Parameter path: under the version, such as `/movie/603`.
  public func latestBody(path: String, from source: AnswerSource) async throws(CatalogueError) -> Data? {
    let start = now().addingTimeInterval(-limits.age)
    return try await file.read {
      try AnswerTable(database: $0).latestBody(path: path, source: source, fetchedAfter: start)
    }
  }

  /// By what a source tells the answer that is kept from a later one; `nil` where there is nothing to compare.
  func etag(for key: AnswerKey) async throws(CatalogueError) -> String? {
    let found = try await file.read { try AnswerTable(database: $0).etag(for: key) }
    return found.flatMap { isCurrent($0.fetched) ? $0.etag : nil }
  }

  /// Forgets an answer that turned out to be of no use.
  public func forget(_ key: AnswerKey) async throws(CatalogueError) {
    try await file.run {
      Result { () throws(CatalogueError) in
        try self.file.write { try AnswerTable(database: $0).forget(key) }
      }
    }
  }
}

extension Catalogue {
  /// The value that is kept for a target, read by the very code that reads what the network brings; `nil` where nothing
  /// is kept, or nothing that can be read any more.
  ///
  /// - Parameter client: which asks in a language and for a region.
  public func saved<Response>(
    _ target: Target<Response>, by client: Client, source: AnswerSource
  ) async throws(CatalogueError) -> Saved<Response>? {
    guard let request = try? client.request(for: target), let key = AnswerKey(request, source: source),
      let answer = try await answer(for: key)
    else { return nil }
    guard let value = try? client.value(of: target, in: answer.response) else {
      try await forget(key)
      return nil
    }
    return Saved(value: value, fetched: answer.fetched, confirmed: answer.confirmed)
  }
}

private extension Catalogue {
  /// On the queue.
  func keepNow(_ answer: Answer) -> Result<Void, CatalogueError> {
    Result { () throws(CatalogueError) in
      guard answer.body.count <= limits.answerBytes, let shape = AnswerShape(path: answer.key.list.path),
        let content = try? shape.content(of: answer.body)
      else { throw .notAnAnswer }
      let uses = state.withLock { state in
        defer { state.uses = [:] }
        return state.uses
      }
      try file.write { database in
        let answers = AnswerTable(database: database)
        let titles = TitleTable(database: database, source: answer.key.list.source)
        let listed = content.listed
        let ids = try titles.put(content.mentioned + listed, at: answer.fetched)
        if shape.isKept {
          let id = try answers.put(answer)
          try titles.put(listed.compactMap { ids[$0.id] }, ofAnswer: id)
        }
        try answers.note(uses)
        try answers.trim(to: limits.bytes)
        try purgeIfDue(database)
      }
    }
  }

  func writeSoon(_ key: AnswerKey, bytes: Int, _ work: @escaping @Sendable () -> Result<Void, CatalogueError>) {
    let mayWait = state.withLock { state in
      guard state.waiting + bytes <= mostWaiting else { return false }
      state.waiting += bytes
      return true
    }
    guard mayWait else { return onEvent(.notKept(key, .unwritable(reason: "the disk is far behind"))) }
    file.enqueue { [self] in
      if case .failure(let error) = work() { onEvent(.notKept(key, error)) }
      state.withLock { $0.waiting -= bytes }
    }
  }
}

/// In bytes: what may wait for the disk.
private let mostWaiting = 32 << 20
