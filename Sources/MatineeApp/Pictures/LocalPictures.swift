import Foundation
import ImagePipeline

/// Pictures of this device's own, from their files; all others from wherever they come.
nonisolated struct LocalPictures: DataLoading {
  private let others: any DataLoading

  init(_ others: any DataLoading) { self.others = others }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard url.isFileURL else { return try await others.data(from: url, maximumBytes: maximumBytes) }
    guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
      throw DataLoadingError.status(404)
    }
    guard size <= maximumBytes else { throw DataLoadingError.tooLarge(limit: maximumBytes) }
    return try await read(url)
  }

  @concurrent
  private func read(_ file: URL) async throws -> Data {
    guard let data = try? Data(contentsOf: file) else { throw DataLoadingError.status(404) }
    return data
  }
}
