import Foundation
import TMDB
import TitleIndex

/// Downloads one export into a file, in pieces, so that it never lies in memory as a whole and can be taken up again.
struct ExportDownload: Sendable {
  let networking: any Networking
  var limits = ExportDownloadLimits()
  /// Waits before a piece is asked for again; the number counts from 1.
  let pause: @Sendable (Int) async throws -> Void

  /// Fetches what the file lacks.
  ///
  /// - Returns: false where the server has no such export.
  @concurrent
  func fetch(
    _ address: URL, into file: PartialFile, report: @Sendable (TitleIndexStep.Download) -> Void
  ) async throws(TitleIndexUpdateError) -> Bool {
    if file.validator == nil { try file.beginAnew(nil) }
    var pace = Pace(begin: file.size)
    var beginnings = 1
    while true {
      let answer = try await answer(to: request(address, file), hasBegun: file.size > pace.begin)
      switch Outcome(answer, file: file) {
      case .piece(let total):
        guard total <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
        if file.size == 0 { try file.beginAnew(answer.validator) }
        try file.append(answer.body)
        // A download in tiny pieces would never end.
        guard file.size == total || answer.body.count >= limits.leastPieceBytes else { throw .tinyPieces }
        report(pace.download(file.size, of: total))
        if file.size == total { return true }
      case .whole:
        try file.beginAnew(answer.validator)
        try file.append(answer.body)
        report(pace.download(file.size, of: file.size))
        return true
      case .complete: return true
      case .absent: return false
      case .refused: throw .refused(status: answer.status)
      case .different:
        // Another export is there by now.
        guard beginnings < 3 else { throw .unsteady }
        beginnings += 1
        try file.beginAnew(nil)
        pace = Pace(begin: 0)
      }
    }
  }
}

/// How much is downloaded: far above what TMDB publishes, and far below what would hurt.
struct ExportDownloadLimits: Sendable {
  /// Of a piece.
  var pieceBytes = 2 << 20
  /// The least of a piece, unless it is the last.
  var leastPieceBytes: Int { pieceBytes / 32 }
  /// Of an export; TMDB's largest, of people, has about a tenth.
  var bytes = 1 << 30
  /// How often a piece is asked for.
  var tries = 4
}

extension ExportDownload {
  private func request(_ address: URL, _ file: PartialFile) -> NetworkRequest {
    var headers = ["range": "bytes=\(file.size)-\(file.size + limits.pieceBytes - 1)", "accept-encoding": "identity"]
    if file.size > 0, let validator = file.validator { headers["if-range"] = validator }
    return NetworkRequest(.get, address, headers: headers)
  }

  /// - Parameter hasBegun: whether the network was there a moment ago, and so may soon be back.
  private func answer(
    to request: NetworkRequest, hasBegun: Bool
  ) async throws(TitleIndexUpdateError) -> NetworkResponse {
    var tries = 1
    while true {
      do throws(NetworkError) {
        let answer = try await networking.response(to: request)
        guard answer.status == 429 || answer.status >= 500, tries < limits.tries else { return answer }
      } catch .cancelled {
        throw .index(.cancelled)
      } catch .tooLarge(let limit) {
        throw .tooLarge(limit: limit)
      } catch {
        guard hasBegun, tries < limits.tries else { throw .network(error) }
      }
      do { try await pause(tries) } catch { throw .index(.cancelled) }
      tries += 1
    }
  }
}

/// What an answer means for a file.
private enum Outcome {
  case piece(total: Int)
  case whole, complete, absent, different, refused

  init(_ answer: NetworkResponse, file: PartialFile) {
    let range = ContentRange(answer.headers["content-range"])
    switch answer.status {
    case 200: self = .whole
    case 206:
      guard let range, range.first == file.size, range.count == answer.body.count, !answer.body.isEmpty,
        file.total == nil || file.total == range.total
      else {
        self = .different
        return
      }
      file.total = range.total
      self = .piece(total: range.total)
    case 416: self = file.size > 0 && range?.total == file.size ? .complete : .different
    // Stores of files say that one may not be read where there is none.
    case 403, 404: self = .absent
    default: self = .refused
    }
  }
}

/// How fast a download goes.
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
  /// What tells this version of a file from others, byte by byte: a strong ETag.
  fileprivate var validator: String? {
    guard let tag = headers["etag"], tag.hasPrefix("\""), tag.utf8.count <= 200, !tag.contains("\n") else { return nil }
    return tag
  }
}
