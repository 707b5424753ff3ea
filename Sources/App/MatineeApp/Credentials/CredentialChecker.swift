import AppFoundation
import Catalogue
import TMDB

/// A check of a credential against the server that the app will use.
nonisolated struct CredentialChecker: Sendable {
  let context: AppContext
  let proxies: any ProxyResolving

  /// Returns TMDB's error for the credential, or a network error; `nil` if TMDB accepts it.
  func error(with credential: Credential) async -> TMDBError? {
    var context = context
    context.settings.credential = credential
    let client = context.catalogue(usesSample: false, proxies: proxies).client
    do throws(TMDBError) {
      _ = try await client.value(of: AuthenticationTarget.validation)
      return nil
    } catch {
      return error
    }
  }
}
