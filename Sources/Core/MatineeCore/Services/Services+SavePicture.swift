import Foundation
import ImagePipeline

/// An error that occurs when saving a picture.
public enum PictureSavingError: LocalizedError, Equatable {
  /// The picture couldn't be downloaded.
  case fetching(reason: String)
  /// The file couldn't be written. The reason is usually the system's message.
  case writing(reason: String)

  public var errorDescription: String? {
    switch self {
    case .fetching(let reason): "Can’t download the picture: \(reason)"
    case .writing(let reason): "Can’t save the picture: \(reason)"
    }
  }
}

extension Services {
  /// Downloads a picture's original and writes it to a file, off the main actor. An existing file is replaced once the
  /// download is complete.
  @concurrent
  public func savePicture(at address: URL, to file: URL) async throws(PictureSavingError) {
    if ProtectedFiles.current.contains(file) { throw .writing(reason: "Matinee keeps its own files there") }
    let data: Data
    do {
      data = try await pictures.data(from: address, maximumBytes: Self.maximumBytes)
    } catch {
      throw .fetching(reason: reason(error))
    }
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .writing(reason: reason(error))
    }
  }

  /// The maximum size of a picture. TMDB's pictures are smaller.
  private static var maximumBytes: Int { 100 << 20 }
}

/// Returns a short description of an error.
private func reason(_ error: any Error) -> String {
  guard let error = error as? DataLoadingError else { return error.localizedDescription }
  return switch error {
  case .status(404, _): "TMDB no longer has it"
  case .status(let status, _): "the server responded with status \(status)"
  case .unreachable: "the server isn’t reachable"
  case .tooLarge: "it’s too large"
  default: "the download failed"
  }
}
