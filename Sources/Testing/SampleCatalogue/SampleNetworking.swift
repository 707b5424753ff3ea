import Foundation
import TMDB

/// The built-in sample catalogue, which responds like TMDB, without a network or an account.
///
/// It conforms to `Networking` and responds to requests for `/3/…`, `/t/p/…`, `/clips/…`, `/directory/users.json` and
/// `/p/exports/…` on any host. Responses have TMDB's JSON, status codes and error bodies, so clients run the same code
/// as with TMDB. Fields that the catalogue lacks are empty, as on TMDB. Copies share their data, images and ratings.
public struct SampleNetworking: Networking {
  private let data: SampleData
  private let pictures: PictureHandler
  private let clips: ClipHandler
  private let exports: ExportHandler
  /// The films in the list of popular ones; `nil` for those of the catalogue.
  private let popularFilms: [PublishedFilm]?
  private let directory: DirectoryHandler
  private let place: ClipLocation
  private let sessions = Sessions()
  private let requiresCredential: Bool
  private let today: @Sendable () -> Date

  /// Creates a sample catalogue.
  ///
  /// - Parameters:
  ///   - pictures: A folder to cache images in, or `nil` to cache them in memory only.
  ///   - clips: The location of the catalogue's clips in responses.
  ///   - exports: The content of the daily exports.
  ///   - requiresCredential: Whether requests for `/3/…` need a key or a token. Any value except `wrong` is valid.
  ///     Images never need one.
  ///   - today: The current date, which determines *Now Playing* and *Upcoming*.
  public init(
    pictures folder: URL? = nil, clips place: ClipLocation = .files, exports: ExportContent = .catalogue,
    requiresCredential: Bool = false, today: @escaping @Sendable () -> Date = { Date() }
  ) {
    data = SampleData(folder: Self.resources)
    clips = ClipHandler(folder: Self.resources.appending(path: "clips", directoryHint: .isDirectory))
    self.exports = ExportHandler(exports: Exports(exports, of: data), today: today)
    popularFilms = if case .films(let films) = exports { films } else { nil }
    directory = DirectoryHandler(
      folder: Self.resources.appending(path: "directory", directoryHint: .isDirectory))
    self.place = place
    let queue = DrawingQueue()
    let store = PictureStore(folder: folder) { subject, size in
      try await queue.run { try Artwork.jpeg(of: subject, size: size) }
    }
    pictures = PictureHandler(data: data, store: store)
    self.requiresCredential = requiresCredential
    self.today = today
  }

  /// The folder of the catalogue's files.
  static var resources: URL { Bundle.module.bundleURL.appending(path: "Resources", directoryHint: .isDirectory) }

  /// Responds to a request, never on the caller's actor.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if Task.isCancelled { throw .cancelled }
    if let picture = try await pictures.response(to: request) { return picture }
    if let clip = clips.response(to: request) { return clip }
    if let users = directory.response(to: request) { return users }
    if let export = exports.response(to: request) { return export }
    do throws(ErrorResponse) {
      guard let parsedRequest = ParsedRequest(request, today: Day(today())) else { throw ErrorResponse.notFound }
      try checkCredential(request, parsedRequest)
      if let popularFilms, parsedRequest.path == ["movie", "popular"] {
        return NetworkResponse(try parsedRequest.popularPage(popularFilms), status: 200)
      }
      let response = try Resolver(
        data: data, sessions: sessions, parsedRequest: parsedRequest,
        clips: place.folder(Self.resources, for: request.url)
      ).response()
      return NetworkResponse(response.body, status: response.status).notModified(to: request)
    } catch {
      return NetworkResponse(error)
    }
  }
}

extension SampleNetworking {
  private func checkCredential(_ request: NetworkRequest, _ parsedRequest: ParsedRequest) throws(ErrorResponse) {
    guard requiresCredential else { return }
    let token = request.header("authorization").flatMap { header -> String? in
      let parts = header.split(separator: " ", maxSplits: 1)
      return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }
    guard let credential = parsedRequest.parameters["api_key"] ?? token, credential != "wrong" else {
      throw .invalidKey
    }
  }
}
