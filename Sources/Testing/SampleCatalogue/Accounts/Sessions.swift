import Synchronization

/// The sessions with their users' ratings and lists, stored until the process ends. Any user name is accepted.
final class Sessions: Sendable {
  struct Session: Sendable {
    let isGuest: Bool
    /// The ratings in the order in which they were made.
    var ratings: [(id: Int, value: Double)] = []
    /// The favorites and watchlist entries in the order in which they were added.
    var marks: [Mark: [Int]] = [:]

    func rating(of id: Int) -> Double? {
      ratings.first { $0.id == id }?.value
    }
  }

  enum Mark: String, Sendable {
    case favorite, watchlist
  }

  private struct State {
    var sessions: [String: Session] = [:]
    var tokens: [String: Bool] = [:]
    var issued = 0

    /// Returns a new ID with as many digits as TMDB's: 40 for a session, 32 for a guest session.
    mutating func makeIdentifier(_ kind: String, digits: Int) -> String {
      issued += 1
      let text = Fingerprint.hex("\(kind) \(issued)".utf8) + Fingerprint.hex("\(issued) \(kind)".utf8)
      return String(text.prefix(digits))
    }
  }

  private let state = Mutex(State())

  func newToken() -> String {
    state.withLock { state in
      let token = state.makeIdentifier("token", digits: 40)
      state.tokens[token] = false
      return token
    }
  }

  /// Approves a request token.
  ///
  /// - Returns: Whether the token exists.
  func approve(_ token: String) -> Bool {
    state.withLock { state in
      guard state.tokens[token] != nil else { return false }
      state.tokens[token] = true
      return true
    }
  }

  /// Creates a session for an approved token, which can't be used again, and returns its ID. Returns `nil` for any
  /// other token.
  func newSession(_ token: String) -> String? {
    state.withLock { state in
      guard state.tokens[token] == true else { return nil }
      state.tokens[token] = nil
      let id = state.makeIdentifier("session", digits: 40)
      state.sessions[id] = Session(isGuest: false)
      return id
    }
  }

  func newGuestSession() -> String {
    state.withLock { state in
      let id = state.makeIdentifier("guest", digits: 32)
      state.sessions[id] = Session(isGuest: true)
      return id
    }
  }

  /// Ends a session.
  ///
  /// - Returns: Whether the session existed.
  func end(_ id: String) -> Bool {
    state.withLock { $0.sessions.removeValue(forKey: id) != nil }
  }

  subscript(id: String) -> Session? {
    state.withLock { $0.sessions[id] }
  }

  func change<Result: Sendable>(_ id: String, _ change: @Sendable (inout Session) -> Result) -> Result? {
    state.withLock { state in
      guard var session = state.sessions[id] else { return nil }
      let result = change(&session)
      state.sessions[id] = session
      return result
    }
  }
}
