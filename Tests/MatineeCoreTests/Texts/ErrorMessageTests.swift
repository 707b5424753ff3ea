import LoadingState
import MatineeCore
import TMDB
import Testing

/// The messages for each error: a text for the user, and an action.
struct ErrorMessageTests {
  static let errors: [TMDBError] = [
    .wrongCredential, .notPermitted(StatusReply()), .notFound, .rateLimited(until: nil), .offline, .workingOffline,
    .timedOut,
    .serverTrouble(status: 503), .refused(StatusReply()), .unreadableAnswer("/movie/popular: at results"),
    .tooLarge(limit: 1), .invalidRequest("The server’s address is not usable."),
  ]

  @Test(arguments: errors)
  func eachErrorHasATitleASentenceAndAButton(error: TMDBError) throws {
    let message = StateMessage(error)
    #expect(!message.title.isEmpty)
    #expect(!message.icon.isEmpty)
    #expect(message.explanation.hasPrefix(try #require(error.errorDescription)))
    #expect(message.explanation.hasSuffix(try #require(error.recoverySuggestion)))
    #expect(message.button != nil)
  }

  @Test(arguments: errors)
  func onlyAWrongKeyAsksForAnotherAndOnlyWhoIsOfflineGoesOnline(error: TMDBError) {
    let expected: StateMessage.Action =
      switch error {
      case .wrongCredential: .custom(StateMessage.enterCredential)
      case .workingOffline: .custom(StateMessage.goOnline)
      default: .retry
      }
    #expect(StateMessage(error).action == expected)
  }
}
