import MatineeCore
import TMDB

/// Tries a credential on the server that the app will use it on.
nonisolated struct CredentialChecker: Sendable {
  let context: AppContext
  let proxies: any ProxyResolving

  /// Why TMDB does not accept the credential, or could not be asked; `nil` when it does.
  func error(with credential: Credential) async -> TMDBError? {
    var context = context
    context.settings.credential = credential
    let services = context.services(usesSample: false, proxies: proxies)
    do throws(TMDBError) {
      _ = try await services.client.value(of: AuthenticationTarget.validation)
      return nil
    } catch {
      return error
    }
  }
}
