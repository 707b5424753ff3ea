import Localization

/// A reason why a server was reached in principle, but nothing could be sent to it safely. The network's usual state
/// doesn't explain it, and each case calls for a different action by the user.
public enum ConnectionProblem: Hashable, Sendable, CaseIterable {
  /// No trusted authority has signed the server's certificate, for example because a login page of the network or a
  /// company's proxy has responded.
  case untrustedCertificate
  /// The certificate has expired or isn't valid yet, according to this device's clock.
  case certificateDate
  /// The certificate belongs to another server.
  case otherServer
  /// The file or folder with the trusted authorities can't be read.
  case unreadableAuthorities
  /// The server doesn't support TLS 1.2, or isn't a TLS server.
  case handshake
  /// The proxy isn't reachable, or its name is unknown.
  case unreachableProxy
  /// The proxy requires a user name and a password, or rejects those that were sent.
  case proxyLogin
  /// The proxy refuses to connect to the server.
  case proxyRefusal

  /// Whether a later attempt might succeed without any action.
  public var isTransient: Bool { [.handshake, .unreachableProxy].contains(self) }
}

/// Messages for connection problems: one sentence about what happened, and one about what to do.
extension ConnectionProblem {
  /// Returns a user-visible description of the problem.
  ///
  /// - Parameter server: The server's name, such as "TMDB".
  public func description(of server: String) -> String {
    switch self {
    case .untrustedCertificate: tr("Can’t verify the certificate of {server}.", ["server": server])
    case .certificateDate: tr("The certificate of {server} isn’t valid today.", ["server": server])
    case .otherServer: tr("Another server responded instead of {server}.", ["server": server])
    case .unreadableAuthorities: tr("Can’t read the certificates that this device trusts.")
    case .handshake: tr("Can’t make a secure connection to {server}.", ["server": server])
    case .unreachableProxy: tr("Can’t reach the proxy.")
    case .proxyLogin: tr("The proxy doesn’t accept the user name and password.")
    case .proxyRefusal: tr("The proxy refused to connect to {server}.", ["server": server])
    }
  }

  /// A user-visible suggestion for resolving the problem.
  public var recoverySuggestion: String {
    switch self {
    case .untrustedCertificate:
      tr(
        """
        If this network has a login page, log in first. If it has its own certificates, set SSL_CERT_FILE to their file.
        """)
    case .certificateDate: tr("Check the date and time of this device, then try again.")
    case .otherServer: tr("If this network has a login page, log in first. Otherwise try another network.")
    case .unreadableAuthorities:
      tr("Check the files in SSL_CERT_FILE, SSL_CERT_DIR and CURL_CA_BUNDLE, or install the system’s certificates.")
    case .handshake: tr("Check your connection, or try another network.")
    case .unreachableProxy: tr("Check your connection, and the proxy in the system’s settings or in https_proxy.")
    case .proxyLogin: tr("Check them in the system’s settings or in https_proxy.")
    case .proxyRefusal: tr("Check the proxy in the system’s settings or in https_proxy.")
    }
  }
}
