import AppFoundation
import Foundation
import ImagePipeline
import Localization
import TMDB

/// A source of pictures: their server, their cache, and their sizes.
public struct PictureSource: Sendable {
  public let loader: any DataLoading
  /// The cache of pictures, or `nil` if there is none.
  public var cache: DiskCache?
  public let images: ImageConfiguration

  public init(_ loader: any DataLoading, cache: DiskCache? = nil, images: ImageConfiguration = .standard) {
    self.loader = loader
    self.cache = cache
    self.images = images
  }

  /// The converter for these pictures' addresses.
  public var renditions: PictureRenditions { PictureRenditions(images) }
}

/// An error that occurs when saving a picture.
public enum PictureSavingError: LocalizedError, Equatable {
  /// The picture couldn't be downloaded.
  case fetching(reason: String)
  /// The file couldn't be written. The reason is usually the system's message.
  case writing(reason: String)

  public var errorDescription: String? {
    switch self {
    case .fetching(let reason): tr("Can’t download the picture: {reason}", ["reason": reason])
    case .writing(let reason): tr("Can’t save the picture: {reason}", ["reason": reason])
    }
  }
}

extension PictureSource {
  /// Downloads a picture's original and writes it to a file, off the main actor. An existing file is replaced once the
  /// download is complete.
  @concurrent
  public func save(_ address: URL, to file: URL) async throws(PictureSavingError) {
    if ProtectedFiles.current.contains(file) { throw .writing(reason: tr("Matinee keeps its own files there")) }
    let data: Data
    do {
      data = try await loader.data(from: address, maximumBytes: Self.maximumBytes)
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
  case .status(404, _): tr("TMDB no longer has it")
  case .status(let status, _): tr("the server responded with status {status}", ["status": "\(status)"])
  case .unreachable: tr("the server isn’t reachable")
  case .tooLarge: tr("it’s too large")
  default: tr("the download failed")
  }
}
