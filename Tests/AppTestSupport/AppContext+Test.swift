import AppFoundation
import MatineeApp
import SampleCatalogue

extension AppContext {
  /// Reads the settings that an environment specifies, and uses the built-in sample catalogue.
  package static func read(environment: [String: String]) async throws(FoldersError) -> AppContext {
    try await read(environment: environment) { SampleNetworking(pictures: $0.samplePictures) }
  }
}

extension ServiceConnections {
  /// Connections without a cache, with the built-in sample catalogue.
  package static var test: ServiceConnections { ServiceConnections { SampleNetworking() } }
}
