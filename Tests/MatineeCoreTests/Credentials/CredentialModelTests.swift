import AppFoundation
import AppTestSupport
import Foundation
import Synchronization
import TMDB
import TMDBTesting
import Testing

/// Entering a key. The model verifies it with TMDB first and saves it only if TMDB accepts it.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct CredentialModelTests {
  let networking = SuspendableNetworking()
  let store = Store()
  let model: CredentialModel

  final class Store: Sendable {
    let credentials = Mutex<[Credential]>([])
    let failure = Mutex<SettingsError?>(nil)
  }

  init() {
    model = CredentialModel(over: networking) { [store] (credential) throws(SettingsError) in
      if let failure = store.failure.withLock({ $0 }) { throw failure }
      store.credentials.withLock { $0.append(credential) }
    }
  }

  private func submit(_ text: String, _ response: NetworkResponse) async {
    model.submit(text)
    await networking.waitForRequests(1)
    networking.resume(0, with: response)
    await until { [model] in model.state != .checking }
  }

  private static let valid = NetworkResponse.json(#"{"success":true,"status_code":1,"status_message":"Success."}"#)

  private var savedCredentials: [Credential] { store.credentials.withLock { $0 } }

  @Test func `A key is verified with TMDB before it is saved`() async {
    var accepted: [Credential] = []
    model.onAccepted = { accepted.append($0) }
    model.submit(" abc ")
    #expect(model.state == .checking)
    await networking.waitForRequests(1)
    #expect(networking.requests.first?.url.query()?.contains("api_key=abc") == true)
    #expect(savedCredentials.isEmpty)
    networking.resume(0, with: Self.valid)
    await until { [model] in model.state == .accepted }
    #expect(savedCredentials == [.apiKey("abc")])
    #expect(accepted == [.apiKey("abc")])
  }

  @Test func `Text with dots is submitted as a read token`() async {
    await submit("head.body.tail", Self.valid)
    #expect(networking.requests.first?.headers["authorization"] == "Bearer head.body.tail")
    #expect(savedCredentials == [.readToken("head.body.tail")])
  }

  @Test func `A rejected key shows an error and isn't saved`() async {
    await submit("wrong", .wrongKey)
    #expect(model.state == .refused("TMDB doesn’t accept this API key. Check the API key, or enter another one."))
    #expect(savedCredentials.isEmpty)
    model.edit()
    #expect(model.state == .editing)
    #expect(model.canSubmit("another"))
  }

  @Test func `A key isn't saved when TMDB is unreachable`() async {
    model.submit("abc")
    await networking.waitForRequests(1)
    networking.fail(0, .unreachable(reason: "no route"))
    await until { [model] in model.state != .checking }
    guard case .refused(let sentence) = model.state else {
      Issue.record("Not refused: \(model.state)")
      return
    }
    #expect(sentence.hasPrefix("Can’t reach TMDB"))
    #expect(savedCredentials.isEmpty)
  }

  @Test func `Cancelling the verification saves nothing`() async {
    model.submit("abc")
    await networking.waitForRequests(1)
    model.cancel()
    #expect(model.state == .editing)
    await networking.waitForCancellations(1)
    #expect(model.state == .editing)
    #expect(savedCredentials.isEmpty)
  }

  @Test func `A key that can't be saved shows an error and isn't accepted`() async {
    store.failure.withLock { $0 = .unwritable(URL(filePath: "/full/settings.json"), reason: "No space left on device") }
    var isAccepted = false
    model.onAccepted = { _ in isAccepted = true }
    await submit("abc", Self.valid)
    guard case .refused(let sentence) = model.state else {
      Issue.record("Not refused: \(model.state)")
      return
    }
    #expect(sentence.contains("No space left on device"))
    #expect(!isAccepted)
  }

  @Test func `The model ignores blank text and a second submission during the verification`() async {
    #expect(!model.canSubmit("  \n"))
    model.submit("  \n")
    #expect(model.state == .editing)
    model.submit("abc")
    #expect(!model.canSubmit("other"))
    model.submit("other")
    await networking.waitForRequests(1)
    networking.resume(0, with: Self.valid)
    await until { [model] in model.state == .accepted }
    #expect(networking.requests.count == 1)
  }

  @Test func `Editing during the verification has no effect`() async {
    model.submit("abc")
    model.edit()
    #expect(model.state == .checking)
    model.cancel()
  }
}
