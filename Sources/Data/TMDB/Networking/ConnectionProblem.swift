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
