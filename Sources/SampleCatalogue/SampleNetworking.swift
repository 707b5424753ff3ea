import Foundation
import TMDB

/// A built-in catalogue that answers requests as TMDB answers them, without a network and without an account.
///
/// It sits behind `Networking`: a request for `/3/…`, `/t/p/…`, `/clips/…`, `/directory/users.json` or `/p/exports/…` of any host is
/// answered with TMDB's own JSON, status codes and error bodies, so that the same decoding runs as with TMDB itself. What the
/// catalogue does not hold is as empty as TMDB leaves it. Copies share what was read, drawn and rated.
public struct SampleNetworking: Networking {
  private let data: SampleData
  private let pictures: PictureAnswering
  private let clips: ClipAnswering
  private let exports: ExportAnswering
  private let directory: DirectoryAnswering
  private let place: ClipPlace
  private let visitors = Visitors()
  private let requiresCredential: Bool
  private let today: @Sendable () -> Date

  /// - Parameters:
  ///   - pictures: A folder of the cache to keep drawn pictures in; without one they are kept in memory alone.
  ///   - clips: Where answers say that the catalogue's own clips lie.
  ///   - exports: What the daily exports hold.
  ///   - requiresCredential: Whether a request for `/3/…` needs a key or a token, any but `wrong`. Pictures never do.
  ///   - today: The day around which *Now Playing* and *Upcoming* lie.
  public init(
    pictures folder: URL? = nil, clips place: ClipPlace = .files, exports: ExportContent = .catalogue,
    requiresCredential: Bool = false, today: @escaping @Sendable () -> Date = { Date() }
  ) {
    data = SampleData(folder: Self.resources)
    clips = ClipAnswering(folder: Self.resources.appending(path: "clips", directoryHint: .isDirectory))
    self.exports = ExportAnswering(exports: Exports(exports, of: data), today: today)
    directory = DirectoryAnswering(
      folder: Self.resources.appending(path: "directory", directoryHint: .isDirectory))
    self.place = place
    let queue = DrawingQueue()
    let store = PictureStore(folder: folder) { subject, size in
      try await queue.run { try Artwork.jpeg(of: subject, size: size) }
    }
    pictures = PictureAnswering(data: data, store: store)
    self.requiresCredential = requiresCredential
    self.today = today
  }

  /// The catalogue's files.
  static var resources: URL { Bundle.module.bundleURL.appending(path: "Resources", directoryHint: .isDirectory) }

  /// Answers one request, never on the caller's actor.
  @concurrent
  public func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if Task.isCancelled { throw .cancelled }
    if let picture = try await pictures.response(to: request) { return picture }
    if let clip = clips.response(to: request) { return clip }
    if let users = directory.response(to: request) { return users }
    if let export = exports.response(to: request) { return export }
    do throws(Refusal) {
      guard let question = Question(request, today: Day(today())) else { throw Refusal.notFound }
      try check(request, question)
      let answer = try Resolver(
        data: data, visitors: visitors, question: question, clips: place.folder(Self.resources, for: request.url)
      ).answer()
      return NetworkResponse(answer.body, status: answer.status).unlessKnown(to: request)
    } catch {
      return NetworkResponse(error)
    }
  }
}

extension SampleNetworking {
  private func check(_ request: NetworkRequest, _ question: Question) throws(Refusal) {
    guard requiresCredential else { return }
    let token = request.header("authorization").flatMap { header -> String? in
      let parts = header.split(separator: " ", maxSplits: 1)
      return parts.count == 2 && parts[0].lowercased() == "bearer" ? String(parts[1]) : nil
    }
    guard let credential = question.parameters["api_key"] ?? token, credential != "wrong" else { throw .invalidKey }
  }
}
