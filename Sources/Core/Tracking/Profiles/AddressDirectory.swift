import AppFoundation
import Foundation
import Localization
import TMDB

/// A user directory on a server: a JSON array at an address. `docs/user-directory.md` describes its format.
public struct AddressDirectory: UserDirectory {
  public let isEditable = false
  private let address: URL
  private let networking: any Networking

  /// - Parameter networking: The network layer that performs the request.
  public init(_ address: URL, networking: any Networking) {
    self.address = address
    self.networking = networking
  }

  /// Creates a directory that uses the app's network layer.
  ///
  /// - Parameter line: The network access, which is closed while the user works offline.
  public init(_ address: URL, proxies: any ProxyResolving, networkAccess: NetworkAccess) {
    let limits = HTTPLimits(total: .seconds(20), bodySize: UserListing.maximumBytes)
    let network = HTTPNetworking(limits: limits, proxies: proxies, plainOrigins: [address])
    self.init(address, networking: MonitoredNetworking(network, through: networkAccess, reports: false))
  }

  public func users() async throws(UserDirectoryError) -> UserListing {
    let response: NetworkResponse
    do throws(NetworkError) {
      response = try await networking.response(
        to: NetworkRequest(.get, address, headers: ["accept": "application/json"]))
    } catch {
      throw UserDirectoryError(error)
    }
    switch response.status {
    case 200..<300: return try await UserListing.read(response.body)
    case 404, 410: throw .usersNotFound(message: tr("There are no profiles at {address}.", ["address": displayAddress]))
    default: throw .refused(status: response.status)
    }
  }

  /// The host and path, for error messages. Credentials and the query are omitted because they can be secret.
  private var displayAddress: String { BoundedText.line((address.host() ?? "") + address.path(), maximumLength: 200) }
}
