import Foundation

/// A local HTTPS server with one of three certificates for testing. It sends the same response to each request.
public final class TLSServer {
  /// A certificate that no authority has signed. Tests can make a program trust it.
  public enum Certificate: String, Sendable {
    case valid, expired, otherHost
  }

  public let address: String
  /// The path of the certificate, for `SSL_CERT_FILE`.
  public let certificateFile: String
  private let process = Process()
  private let folder: TemporaryFolder

  /// - Parameters:
  ///   - certificate: The certificate to send.
  ///   - response: The complete response, from the status line on.
  public init(_ certificate: Certificate, response: String) throws {
    folder = try TemporaryFolder()
    certificateFile = try folder.write(certificate.text, to: "certificate.pem").path
    let keyFile = try folder.write(key, to: "key.pem").path
    let responseFile = try folder.write(response, to: "response").path
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script, certificateFile, keyFile, responseFile]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The server prints its port once it accepts connections.
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte.first != 10, !byte.isEmpty {
      line += byte
    }
    address = "https://localhost:\(String(decoding: line, as: UTF8.self))"
  }

  deinit { process.terminate() }
}

private let script = """
  import socket, ssl, sys, threading
  context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
  context.load_cert_chain(sys.argv[1], sys.argv[2])
  response = open(sys.argv[3], "rb").read()
  listener = socket.create_server(("127.0.0.1", 0))
  print(listener.getsockname()[1], flush=True)
  def serve(connection):
    try:
      with context.wrap_socket(connection, server_side=True) as secure:
        secure.recv(65536)
        secure.sendall(response)
    except OSError:
      pass
  while True:
    threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
  """

// All certificates have this key. `valid` and `otherHost` expire in the year 2126.
private let key = """
  -----BEGIN PRIVATE KEY-----
  MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpyilVPOoFJPSsou3
  ICZRBx8zPr40OqpiT9EKxJYIbHShRANCAAQgImYwa4phiHPS+GXqXXJ4eNqLnXmn
  11dH6qkikxSdR/HbXtvjIPuYlQwjHRoe+ueP6OYRsjG/EBoqRzxAFDO8
  -----END PRIVATE KEY-----
  """

extension TLSServer.Certificate {
  fileprivate var text: String {
    switch self {
    case .valid:
      """
      -----BEGIN CERTIFICATE-----
      MIIBljCCATugAwIBAgIUS+aBidWt1TZUAXjcdY+C0f5g824wCgYIKoZIzj0EAwIw
      FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODIwNDczNVoYDzIxMjYxMTA0
      MjA0NzM1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
      PQMBBwNCAAQgImYwa4phiHPS+GXqXXJ4eNqLnXmn11dH6qkikxSdR/HbXtvjIPuY
      lQwjHRoe+ueP6OYRsjG/EBoqRzxAFDO8o2kwZzAdBgNVHQ4EFgQU6JefNKyc1OrF
      VZ+WpDkZpusiM5AwHwYDVR0jBBgwFoAU6JefNKyc1OrFVZ+WpDkZpusiM5AwDwYD
      VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
      SQAwRgIhAOOxv9TBRFmhZOymO81wDGDufcJlpFoMvkMJTbbuR7w7AiEAgTLho4uP
      TpjzD/Z0iDlaBMbrID/Z9EQXMi3D/CqmP8g=
      -----END CERTIFICATE-----
      """
    case .expired:
      """
      -----BEGIN CERTIFICATE-----
      MIIBXDCCAQKgAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
      c3QwHhcNMjAwMTAxMDAwMDAwWhcNMjAwMTAyMDAwMDAwWjAUMRIwEAYDVQQDDAls
      b2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQgImYwa4phiHPS+GXq
      XXJ4eNqLnXmn11dH6qkikxSdR/HbXtvjIPuYlQwjHRoe+ueP6OYRsjG/EBoqRzxA
      FDO8o0UwQzAUBgNVHREEDTALgglsb2NhbGhvc3QwDAYDVR0TBAUwAwEB/zAdBgNV
      HQ4EFgQU6JefNKyc1OrFVZ+WpDkZpusiM5AwCgYIKoZIzj0EAwIDSAAwRQIgJv8V
      xeXJD0ccu8J+7AVGC88WSYphiHKuIupwDlBCFZwCIQD+WTjmhy16OGWGGOZxvwvR
      HuDMtIDZhXnIwvnR63uLVA==
      -----END CERTIFICATE-----
      """
    case .otherHost:
      """
      -----BEGIN CERTIFICATE-----
      MIIBkTCCATegAwIBAgIUds5yE8rsylDqdmPf4uHz7VIvGX0wCgYIKoZIzj0EAwIw
      EDEOMAwGA1UEAwwFb3RoZXIwIBcNMjYxMTI4MjA0NzM1WhgPMjEyNjExMDQyMDQ3
      MzVaMBAxDjAMBgNVBAMMBW90aGVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
      ICJmMGuKYYhz0vhl6l1yeHjai515p9dXR+qpIpMUnUfx217b4yD7mJUMIx0aHvrn
      j+jmEbIxvxAaKkc8QBQzvKNtMGswHQYDVR0OBBYEFOiXnzSsnNTqxVWflqQ5Gabr
      IjOQMB8GA1UdIwQYMBaAFOiXnzSsnNTqxVWflqQ5GabrIjOQMA8GA1UdEwEB/wQF
      MAMBAf8wGAYDVR0RBBEwD4INb3RoZXIuZXhhbXBsZTAKBggqhkjOPQQDAgNIADBF
      AiBSA4P1tLjDek51MwPOQ5btQXncbCvA1I5rSMExsp4RHgIhALaTCc2ZW3746H0L
      4UX51aLAokXIJbYvc1/nXPkR7N2w
      -----END CERTIFICATE-----
      """
    }
  }
}
