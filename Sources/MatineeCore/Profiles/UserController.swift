/// Fetches users through a directory, and answers with a result. It knows neither where they come from nor who shows them.
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
