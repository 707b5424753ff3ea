import Foundation
import TMDB

/// The users of a server: one array in JSON, at an address. `docs/user-directory.md` tells its shape.
public struct AddressDirectory: UserDirectory {
  public let isEditable = false
  private let address: URL
  private let networking: any Networking

  /// - Parameter networking: what the address is asked through.
  public init(_ address: URL, networking: any Networking) {
    self.address = address
    self.networking = networking
  }

  /// By way of the network, as the app reaches it.
  ///
  /// - Parameter line: is closed while the person works offline.
  public init(_ address: URL, proxies: any ProxyResolving, line: NetworkLine) {
    let limits = HTTPLimits(total: .seconds(20), bodySize: UserListing.mostBytes)
    let network = HTTPNetworking(limits: limits, proxies: proxies, plainOrigins: [address])
    self.init(address, networking: WatchedNetworking(network, on: line, reports: false))
  }

  public func users() async throws(UserDirectoryError) -> UserListing {
    let answer: NetworkResponse
    do throws(NetworkError) {
      answer = try await networking.response(
        to: NetworkRequest(.get, address, headers: ["accept": "application/json"]))
    } catch {
      throw UserDirectoryError(error)
    }
    switch answer.status {
    case 200..<300: return try await UserListing.read(answer.body)
    case 404, 410: throw .usersNotFound(message: "There are no users at \(place).")
    default: throw .refused(status: answer.status)
    }
  }

  /// What may be shown of the address: neither a name and password nor a query, which may be secrets.
  private var place: String { BoundedText.line((address.host() ?? "") + address.path(), most: 200) }
}
