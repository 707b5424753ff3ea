import Synchronization

/// The sessions and their users' ratings, stored until the process ends. Any user name is accepted.
final class Visitors: Sendable {
  struct Visitor: Sendable {
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
    var visitors: [String: Visitor] = [:]
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

  /// Creates a session for an approved token, which can't be used again. Returns `nil` for any other token.
  func newSession(_ token: String) -> String? {
    state.withLock { state in
      guard state.tokens[token] == true else { return nil }
      state.tokens[token] = nil
      let session = state.makeIdentifier("session", digits: 40)
      state.visitors[session] = Visitor(isGuest: false)
      return session
    }
  }

  func newGuestSession() -> String {
    state.withLock { state in
      let session = state.makeIdentifier("guest", digits: 32)
      state.visitors[session] = Visitor(isGuest: true)
      return session
    }
  }

  /// Ends a session.
  ///
  /// - Returns: Whether the session existed.
  func end(_ session: String) -> Bool {
    state.withLock { $0.visitors.removeValue(forKey: session) != nil }
  }

  subscript(session: String) -> Visitor? {
    state.withLock { $0.visitors[session] }
  }

  func change<Result: Sendable>(_ session: String, _ change: @Sendable (inout Visitor) -> Result) -> Result? {
    state.withLock { state in
      guard var visitor = state.visitors[session] else { return nil }
      let result = change(&visitor)
      state.visitors[session] = visitor
      return result
    }
  }
}
