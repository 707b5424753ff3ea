import LoadingState
import TMDB

extension ContentEvent where Content: Collection & Sendable {
  /// Performs a request and returns its result as an event.
  ///
  /// - Parameter message: The message for a result without elements.
  static func result(
    ifEmpty message: StateMessage, of request: () async throws(TMDBError) -> Content
  ) async -> ContentEvent {
    do throws(TMDBError) {
      let content = try await request()
      return content.isEmpty ? .foundNothing(message) : .loaded(content)
    } catch {
      return error == .cancelled ? .cancelled : .failed(GenresText.failure(error))
    }
  }
}
