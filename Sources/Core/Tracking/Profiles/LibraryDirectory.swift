import Library

/// A directory of the profiles in this device's library, the owner first.
public struct LibraryDirectory: UserDirectory {
  public let isEditable = true
  private let library: @Sendable () async throws(LibraryError) -> Library

  /// - Parameter library: Returns the library, and opens it if necessary.
  public init(_ library: @escaping @Sendable () async throws(LibraryError) -> Library) { self.library = library }

  init(of model: LibraryModel) {
    self.init { () async throws(LibraryError) in try await model.library() }
  }

  public func users() async throws(UserDirectoryError) -> UserListing {
    do throws(LibraryError) {
      return UserListing(try await library().profiles().map(User.init))
    } catch {
      throw error == .cancelled ? .cancelled : .library(error)
    }
  }
}
