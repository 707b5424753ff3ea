import Containment
import Library
import LoadingState
import Tracking

extension LoadResult {
  /// Loads content from the library. An error is a failure with its own message.
  ///
  /// - Parameter missing: The message if the library no longer has the item.
  static func library(
    missing: StateMessage? = nil, load: () async throws(LibraryError) -> LoadResult
  ) async -> LoadResult {
    do throws(LibraryError) {
      return try await load()
    } catch {
      if error == .notFound, let missing { return .empty(missing) }
      return .failure(StateMessage(error))
    }
  }
}
