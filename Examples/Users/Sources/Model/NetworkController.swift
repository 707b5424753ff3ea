import Foundation
import ImagePipeline

/// The model layer's only access to files and the network. It loads documents and pictures by URL, and doesn't know
/// what they contain.
public nonisolated struct NetworkController: DataLoading {
  /// Returns the content of a URL that isn't a file. Canceling the task cancels the transfer.
  public typealias Transport = @concurrent @Sendable (URL) async throws -> Data

  private let transport: Transport

  /// - Parameter transport: The access to the network.
  public init(_ transport: @escaping Transport) { self.transport = transport }

  @concurrent
  public func data(from url: URL, maximumBytes: Int = 8 << 20) async throws -> Data {
    let data = try await url.isFileURL ? read(url, maximumBytes) : transport(url)
    guard data.count <= maximumBytes else { throw DataLoadingError.tooLarge(limit: maximumBytes) }
    return data
  }

  private func read(_ file: URL, _ maximumBytes: Int) throws -> Data {
    // The status keeps the image pipeline from trying again.
    guard let handle = try? FileHandle(forReadingFrom: file) else { throw DataLoadingError.status(404) }
    return try handle.read(upToCount: maximumBytes + 1) ?? Data()
  }
}
