import CCurl
import Testing

@testable import TMDB

/// Tests of the classification of libcurl's errors, and of the messages.
struct ConnectionProblemTests {
  @Test(arguments: [
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(verification: 18), ConnectionProblem.untrustedCertificate),
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(verification: 20), .untrustedCertificate),
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(verification: 9), .certificateDate),
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(verification: 10), .certificateDate),
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(), .otherServer),
    (CURLE_PEER_FAILED_VERIFICATION, TransferDetails(verification: 1), .otherServer),
    (CURLE_SSL_CACERT_BADFILE, TransferDetails(), .unreadableAuthorities),
    (CURLE_SSL_CONNECT_ERROR, TransferDetails(), .handshake),
    (CURLE_RECV_ERROR, TransferDetails(proxyStatus: 407, usesProxy: true), .proxyLogin),
    (CURLE_COULDNT_CONNECT, TransferDetails(proxyStatus: 407, usesProxy: true), .proxyLogin),
    (CURLE_RECV_ERROR, TransferDetails(proxyStatus: 403, usesProxy: true), .proxyRefusal),
    (CURLE_PROXY, TransferDetails(usesProxy: true), .proxyRefusal),
    (CURLE_COULDNT_RESOLVE_PROXY, TransferDetails(usesProxy: true), .unreachableProxy),
    (CURLE_COULDNT_CONNECT, TransferDetails(usesProxy: true), .unreachableProxy),
  ])
  func `Each error has its own problem`(code: CURLcode, details: TransferDetails, problem: ConnectionProblem) {
    #expect(NetworkError(code, details) == .blocked(problem))
    #expect(TMDBError(.blocked(problem)) == .blocked(problem))
  }

  @Test(arguments: [CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_CONNECT, CURLE_RECV_ERROR, CURLE_GOT_NOTHING])
  func `A missing network remains unreachable`(code: CURLcode) throws {
    try #require(ccurl_initialize() == CURLE_OK)
    #expect(TMDBError(NetworkError(code)) == .offline)
  }

  @Test func `Wrong compression is an unreadable response`() {
    let error = TMDBError(NetworkError(CURLE_BAD_CONTENT_ENCODING))
    #expect(error == .unreadableResponse("invalid compression") && !error.isOffline)
  }

  @Test(arguments: ConnectionProblem.allCases)
  func `Each problem has different sentences, and allows cached content`(problem: ConnectionProblem) {
    let error = TMDBError.blocked(problem)
    let others = ConnectionProblem.allCases.filter { $0 != problem }.map(TMDBError.blocked) + [.offline, .timedOut]
    #expect(!others.contains { $0.errorDescription == error.errorDescription })
    #expect(error.recoverySuggestion?.hasSuffix(".") == true && error.isOffline)
  }

  @Test func `Environment names the trusted authorities`() {
    #expect(CertificateAuthorities(environment: [:]).file == nil)
    let both = CertificateAuthorities(environment: ["SSL_CERT_FILE": "a", "CURL_CA_BUNDLE": "b", "SSL_CERT_DIR": "c"])
    #expect(both.file == "a" && both.folder == "c")
    let empty = CertificateAuthorities(environment: ["SSL_CERT_FILE": "", "SSL_CERT_DIR": ""])
    #expect(empty.file == nil && empty.folder == nil)
  }
}
