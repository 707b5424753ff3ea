import Foundation
import ImagePipeline
import SystemIO

/// A data loader that reads local pictures from their files. All others come from another loader.
nonisolated struct LocalPictures: DataLoading {
  private let others: any DataLoading

  init(_ others: any DataLoading) { self.others = others }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    guard url.isFileURL else { return try await others.data(from: url, maximumBytes: maximumBytes) }
    return try await read(url, maximumBytes)
  }

  @concurrent
  private func read(_ file: URL, _ maximumBytes: Int) async throws -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.read(file, limit: maximumBytes)
    } catch {
      if case .tooLarge(let limit) = error { throw DataLoadingError.tooLarge(limit: limit) }
      throw DataLoadingError.status(404)
    }
  }
}
