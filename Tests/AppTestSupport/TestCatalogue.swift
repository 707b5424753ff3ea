import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import Synchronization
import TMDB
import TMDBTesting

// The app's catalogue over a network that a test controls, with TMDB's responses.

extension CatalogueDependencies {
  /// Returns the catalogue over this network, without retries.
  package static func test(
    _ networking: any Networking, source: ContentSource = .tmdb, pictures: PictureSource = PictureSource(NoPictures()),
    region: String? = nil, clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    let client = Client(networking: networking, configuration: ClientConfiguration(region: region), limits: .unlimited)
    return Self(
      CachingClient(client, source: source == .sample ? .sample : .tmdb),
      texts: TitleTexts(locale: Locale(identifier: "en_US")), pictures: pictures, clock: clock)
  }
}

extension CredentialModel {
  /// Creates a model that checks credentials over this network.
  package convenience init(
    over networking: any Networking, save: @escaping @Sendable (Credential) throws(SettingsError) -> Void = { _ in }
  ) {
    self.init(
      check: { credential in
        let client = Client(networking: networking, credential: credential, limits: .unlimited)
        do throws(TMDBError) {
          _ = try await client.value(of: AuthenticationTarget.validation)
          return nil
        } catch {
          return error
        }
      }, save: save)
  }
}

extension NetworkResponse {
  /// Returns a page of films with these ids. Film 7 has the title "Film 7" and the poster `/7.png`.
  package static func films(_ ids: some Sequence<Int>, page: Int = 1, of pages: Int = 1) -> NetworkResponse {
    let rows = ids.map { #"{"id":\#($0),"title":"Film \#($0)","poster_path":"/\#($0).png"}"# }.joined(separator: ",")
    return .json(#"{"page":\#(page),"results":[\#(rows)],"total_pages":\#(pages),"total_results":\#(pages * 20)}"#)
  }

  package static let serverError = NetworkResponse.json(
    #"{"success":false,"status_code":11,"status_message":"Internal error."}"#, status: 500)

  package static let wrongKey = NetworkResponse.json(
    #"{"success":false,"status_code":7,"status_message":"Invalid API key."}"#, status: 401)

  package static let notFound = NetworkResponse.json(
    #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#,
    status: 404)

  package static let success = NetworkResponse.json(#"{"success":true,"status_code":1,"status_message":"Success."}"#)
}

extension ReplayNetworking {
  /// The requests so far, as paths with pages.
  package var requestedPaths: [String] {
    requests.map { request in
      let page = request.url.query()?.split(separator: "&").first { $0.hasPrefix("page=") }
      return request.url.path + (page.map { "?\($0)" } ?? "")
    }
  }
}

/// A picture loader without pictures, for tests about texts.
package struct NoPictures: DataLoading {
  package init() {}

  package func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}

/// A picture loader that waits until the test releases a picture. Each picture is as wide as its film's number.
package final class SuspendedPictures: DataLoading {
  private let state = Mutex(State())

  private struct State {
    var released = 0
    var requested: [Int] = []
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  package init() {}

  /// The numbers of the films whose posters were requested so far.
  package var requested: [Int] { state.withLock(\.requested) }

  /// Releases the posters of the films up to this number, now and in the future.
  package func release(upTo last: Int) {
    let waiting = state.withLock { state in
      state.released = last
      defer { state.waiting.removeAll { $0.number <= last } }
      return state.waiting.filter { $0.number <= last }
    }
    waiting.forEach { $0.continuation.resume() }
  }

  package func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard let number = Int(url.deletingPathExtension().lastPathComponent) else { throw DataLoadingError.status(404) }
    await withCheckedContinuation { continuation in
      let isReleased = state.withLock { state in
        state.requested.append(number)
        if number > state.released { state.waiting.append((number, continuation)) }
        return number <= state.released
      }
      if isReleased { continuation.resume() }
    }
    return Data.picture(width: number)
  }
}
