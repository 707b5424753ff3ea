import Foundation
import ImagePipeline

/// Why a picture could not be saved.
public enum PictureSavingError: LocalizedError, Equatable {
  /// It could not be fetched.
  case fetching(reason: String)
  /// It could not be written; the system's own words.
  case writing(reason: String)

  public var errorDescription: String? {
    switch self {
    case .fetching(let reason): "The picture could not be fetched: \(reason)"
    case .writing(let reason): "The picture could not be saved: \(reason)"
    }
  }
}

extension Services {
  /// Fetches a picture as it was sent in and writes it to a file, off the main actor. What was there is replaced once the
  /// picture is there whole.
  @concurrent
  public func savePicture(at address: URL, to file: URL) async throws(PictureSavingError) {
    if OwnFiles.current.contains(file) { throw .writing(reason: "Matinee keeps its own files there") }
    let data: Data
    do {
      data = try await pictures.data(from: address, maximumBytes: Self.mostBytes)
    } catch {
      throw .fetching(reason: reason(error))
    }
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .writing(reason: reason(error))
    }
  }

  /// No picture at TMDB is larger.
  private static var mostBytes: Int { 100 << 20 }
}

/// In a few words of the system's or of ours.
private func reason(_ error: any Error) -> String {
  guard let error = error as? DataLoadingError else { return error.localizedDescription }
  return switch error {
  case .status(404, _): "TMDB does not have it any more"
  case .status(let status, _): "the server answered \(status)"
  case .unreachable: "the server cannot be reached"
  case .tooLarge: "it is too large"
  default: "it did not come"
  }
}
