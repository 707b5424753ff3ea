import Foundation
import Testing
import ToolTestSupport

/// Servers with certificates that aren't trusted, and proxies that refuse. Each problem has its own sentence.
@Suite(.timeLimit(.minutes(5)))
struct ConnectionProblemRobustnessTests {
  private let matinee: CommandLineTool

  init() throws { matinee = try CommandLineTool() }

  private static let response = "HTTP/1.1 200 OK\r\nContent-Length: 14\r\nConnection: close\r\n\r\n{\"results\": []}"

  private func list(_ address: String, _ environment: [String: String] = [:]) async throws -> CommandLineTool.Outcome {
    try await matinee.run(
      ["list", "popular"], ["TMDB_API_KEY": "k", "MATINEE_API_URL": address].merging(environment) { $1 })
  }

  @Test func `A self-signed certificate is reported and not trusted`() async throws {
    let server = try TLSServer(.valid, response: Self.response)
    let outcome = try await list(server.address)
    #expect(outcome.status == 1)
    #expect(
      outcome.errorOutput.hasPrefix(
        """
        matinee: Can’t verify the certificate of TMDB. If this network has a login page, log in first. \
        If it has its own certificates, set SSL_CERT_FILE to their file.
        """))
  }

  @Test(arguments: ["SSL_CERT_FILE", "CURL_CA_BUNDLE"])
  func `Certificates in the environment are trusted`(variable: String) async throws {
    let server = try TLSServer(.valid, response: Self.response)
    let outcome = try await list(server.address, [variable: server.certificateFile])
    #expect(!outcome.errorOutput.contains("certificate"), "\(outcome.errorOutput)")
    #expect(!outcome.errorOutput.contains("reach"), "\(outcome.errorOutput)")
    let other = try await list(server.address, [variable: ""])
    #expect(other.errorOutput.contains("Can’t verify the certificate of TMDB."), "\(other.errorOutput)")
  }

  @Test func `An expired certificate leads to the clock, and one of another server to the network`() async throws {
    for (certificate, sentence) in [
      (TLSServer.Certificate.expired, "The certificate of TMDB isn’t valid today. Check the date and time"),
      (.otherHost, "Another server responded instead of TMDB. If this network has a login page"),
    ] {
      let server = try TLSServer(certificate, response: Self.response)
      let outcome = try await list(server.address, ["SSL_CERT_FILE": server.certificateFile])
      #expect(outcome.status == 1 && outcome.errorOutput.contains(sentence), "\(outcome.errorOutput)")
    }
  }

  @Test func `An unreadable file of certificates is reported`() async throws {
    let server = try TLSServer(.valid, response: Self.response)
    for file in [matinee.file("missing"), "/dev/null"] {
      let outcome = try await list(server.address, ["SSL_CERT_FILE": file])
      #expect(outcome.status == 1)
      #expect(
        outcome.errorOutput.contains("Can’t read the certificates that this device trusts. Check the files in"),
        "\(outcome.errorOutput)")
    }
  }

  @Test func `A server without TLS is reported`() async throws {
    let server = try await SampleServer()
    let outcome = try await list(server.address.replacing("http://", with: "https://"))
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput.contains("Can’t make a secure connection to TMDB."), "\(outcome.errorOutput)")
  }

  @Test(arguments: ["gzip", "deflate"])
  func `A body that isn’t compressed as it claims is an unreadable response`(encoding: String) async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 14\r\nConnection: close\r\nContent-Encoding: \(encoding)\r\n\r\n"
    let server = try TLSServer(.valid, response: head + "{\"results\": []}")
    let outcome = try await list(server.address, ["SSL_CERT_FILE": server.certificateFile])
    #expect(outcome.status == 1)
    #expect(outcome.errorOutput.contains("TMDB sent an unreadable response. Try again."), "\(outcome.errorOutput)")
  }

  @Test func `A proxy that is down, and one that refuses, are reported`() async throws {
    let down = try SilentServer.unreachableAddress()
    // The sample server knows no CONNECT.
    let server = try await SampleServer()
    let sentences = [down: "Can’t reach the proxy.", server.address: "The proxy refused to connect to TMDB."]
    for (proxy, sentence) in sentences {
      let outcome = try await list("https://tmdb.invalid", ["https_proxy": proxy])
      #expect(outcome.status == 1 && outcome.errorOutput.contains(sentence), "\(proxy): \(outcome.errorOutput)")
    }
  }
}
