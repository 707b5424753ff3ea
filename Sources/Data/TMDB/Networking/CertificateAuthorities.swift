import Foundation

/// The files with the certificates of trusted authorities, in place of the system's.
///
/// The variables are those of OpenSSL and of the `curl` command. A company that inspects connections sets them.
struct CertificateAuthorities: Hashable, Sendable {
  /// A file of certificates in PEM format; `nil` for the system's.
  var file: String?
  /// A folder of certificates, prepared with `openssl rehash`; `nil` for the system's.
  var folder: String?

  /// Creates the authorities that the environment names. `SSL_CERT_FILE` takes precedence over `CURL_CA_BUNDLE`.
  init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    file = value("SSL_CERT_FILE") ?? value("CURL_CA_BUNDLE")
    folder = value("SSL_CERT_DIR")
  }

  /// The authorities that this process's environment names.
  static let current = CertificateAuthorities(environment: ProcessInfo.processInfo.environment)
}
