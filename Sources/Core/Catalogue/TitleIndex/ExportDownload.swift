import Foundation
import TMDB
import TitleIndex

/// A download of an export to a file. It proceeds in chunks, so that it uses little memory and can be resumed.
struct ExportDownload: Sendable {
  let networking: any Networking
  var limits = ExportDownloadLimits()
  /// Waits before a chunk is requested again. The parameter is the number of the attempt, starting at 1.
  let pause: @Sendable (Int) async throws -> Void

  /// Downloads the missing part of the file.
  ///
  /// - Returns: `false` if the server doesn't have the export.
  @concurrent
  func fetch(
    _ address: URL, into file: PartialFile, report: @Sendable (TitleIndexStep.Download) -> Void
  ) async throws(TitleIndexUpdateError) -> Bool {
    if file.validator == nil { try file.restart(nil) }
    var pace = Pace(begin: file.size)
    var restarts = 1
    while true {
      let response = try await response(to: request(address, file), isResumed: file.size > pace.begin)
      switch Outcome(response, file: file) {
      case .chunk(let total):
        guard total <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
        if file.size == 0 { try file.restart(response.validator) }
        try file.append(response.body)
        // A download in tiny chunks would take forever.
        guard file.size == total || response.body.count >= limits.minimumChunkBytes else { throw .chunksTooSmall }
        report(pace.download(file.size, of: total))
        if file.size == total { return true }
      case .whole:
        try file.restart(response.validator)
        try file.append(response.body)
        report(pace.download(file.size, of: file.size))
        return true
      case .complete: return true
      case .absent: return false
      case .refused: throw .refused(status: response.status)
      case .different:
        // The server has replaced the export.
        guard restarts < 3 else { throw .unsteady }
        restarts += 1
        try file.restart(nil)
        pace = Pace(begin: 0)
      }
    }
  }
}

/// The limits of a download. They are well above the size of TMDB's exports, and low enough to prevent harm.
struct ExportDownloadLimits: Sendable {
  /// The size of a chunk, in bytes.
  var chunkBytes = 2 << 20
  /// The minimum size of a chunk, in bytes. The last one may be smaller.
  var minimumChunkBytes: Int { chunkBytes / 32 }
  /// The maximum size of an export, in bytes. TMDB's largest one, of people, has about a tenth of it.
  var bytes = 1 << 30
  /// The maximum number of attempts for a chunk.
  var attempts = 4
}

extension ExportDownload {
  private func request(_ address: URL, _ file: PartialFile) -> NetworkRequest {
    var headers = ["range": "bytes=\(file.size)-\(file.size + limits.chunkBytes - 1)", "accept-encoding": "identity"]
    if file.size > 0, let validator = file.validator { headers["if-range"] = validator }
    return NetworkRequest(.get, address, headers: headers)
  }

  /// Sends a request, and retries it after a temporary error.
  ///
  /// - Parameter isResumed: Whether a chunk was already received. If so, network errors count as temporary.
  private func response(
    to request: NetworkRequest, isResumed: Bool
  ) async throws(TitleIndexUpdateError) -> NetworkResponse {
    var attempts = 1
    while true {
      do throws(NetworkError) {
        let response = try await networking.response(to: request)
        guard response.status == 429 || response.status >= 500, attempts < limits.attempts else { return response }
      } catch .cancelled {
        throw .index(.cancelled)
      } catch .tooLarge(let limit) {
        throw .tooLarge(limit: limit)
      } catch .switchedOff {
        throw .network(.switchedOff)
      } catch {
        guard isResumed, attempts < limits.attempts else { throw .network(error) }
      }
      do { try await pause(attempts) } catch { throw .index(.cancelled) }
      attempts += 1
    }
  }
}

/// The outcome of a request for a chunk.
private enum Outcome {
  case chunk(total: Int)
  case whole, complete, absent, different, refused

  init(_ response: NetworkResponse, file: PartialFile) {
    let range = ContentRange(response.headers["content-range"])
    switch response.status {
    case 200: self = .whole
    case 206:
      guard let range, range.first == file.size, range.count == response.body.count, !response.body.isEmpty,
        file.total == nil || file.total == range.total
      else {
        self = .different
        return
      }
      file.total = range.total
      self = .chunk(total: range.total)
    case 416: self = file.size > 0 && range?.total == file.size ? .complete : .different
    // Storage servers return 403 for missing files, too.
    case 403, 404: self = .absent
    default: self = .refused
    }
  }
}

/// The speed of a download.
private struct Pace {
  let begin: Int
  private let start = ContinuousClock.now

  init(begin: Int) { self.begin = begin }

  func download(_ size: Int, of total: Int) -> TitleIndexStep.Download {
    let elapsed = start.duration(to: .now)
    let left = size > begin ? elapsed * (Double(total - size) / Double(size - begin)) : nil
    return TitleIndexStep.Download(bytes: size, total: total, timeLeft: left)
  }
}

extension NetworkResponse {
  /// The strong ETag, which identifies the version of the file byte for byte.
  fileprivate var validator: String? {
    guard let tag = headers["etag"], tag.hasPrefix("\""), tag.utf8.count <= 200, !tag.contains("\n") else { return nil }
    return tag
  }
}
