import AppFoundation
import LoadingState
import TMDB
import Testing

/// The messages for each error: a text for the user, and an action.
struct ErrorMessageTests {
  static let errors: [TMDBError] = [
    .invalidCredential, .notPermitted(StatusReply()), .notFound, .rateLimited(until: nil), .offline, .workingOffline,
    .timedOut,
    .serverError(status: 503), .refused(StatusReply()), .unreadableResponse("/movie/popular: at results"),
    .tooLarge(limit: 1), .invalidRequest("The server’s address isn’t valid."),
  ]

  @Test(arguments: errors) func `Each error message has a title, an explanation and a button`(error: TMDBError) throws {
    let message = StateMessage(error)
    #expect(!message.title.isEmpty)
    #expect(!message.icon.isEmpty)
    #expect(message.explanation.hasSuffix(try #require(error.recoverySuggestion)))
    #expect(message.button != nil)
  }

  @Test(arguments: errors)
  func `The explanation says what happened only where the title isn’t shown`(error: TMDBError) throws {
    let message = StateMessage(error)
    let reason = try #require(error.errorDescription)
    #expect(message.untitledExplanation == "\(reason) \(try #require(error.recoverySuggestion))")
    #expect(!message.explanation.lowercased().contains(message.title.lowercased()))
    if error != .tooLarge(limit: 1) { #expect(!message.explanation.contains(reason)) }
  }

  @Test func `A refusal shows TMDB’s own reason below the title`() {
    var reply = StatusReply()
    reply.message = "Invalid date."
    #expect(StateMessage(.refused(reply)).explanation.hasPrefix("Invalid date."))
  }

  @Test(arguments: errors)
  func `The message offers a new key, going online or a retry, depending on the error`(error: TMDBError) {
    let expected: StateMessage.Action =
      switch error {
      case .invalidCredential: .settings(.enterCredential)
      case .workingOffline: .settings(.goOnline)
      default: .retry
      }
    #expect(StateMessage(error).action == expected)
  }
}
