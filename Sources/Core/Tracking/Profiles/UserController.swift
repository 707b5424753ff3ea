import TitleIdentity

/// A controller that fetches users from a directory. It depends neither on the kind of directory nor on the view.
public struct UserController: Sendable {
  private let directory: any UserDirectory

  public init(_ directory: any UserDirectory) { self.directory = directory }

  public func fetchUsers() async -> Result<UserListing, UserDirectoryError> {
    do throws(UserDirectoryError) {
      return .success(try await directory.users())
    } catch {
      return .failure(error)
    }
  }
}
