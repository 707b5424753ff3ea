import AppFoundation
import AppTestSupport
import Catalogue
import Foundation
import MatineeApp
import SampleCatalogue
import TMDB
import Testing
import ToolTestSupport

/// The key never appears in a description, a mirror or a process's output, even after errors.
@Suite(.timeLimit(.minutes(5)))
struct SecretsTests {
  static let key = "0123marked4key5that6nobody7may8see"

  private func expectNoKey(in value: Any, _ location: SourceLocation = #_sourceLocation) {
    var dumped = ""
    dump(value, to: &dumped)
    for text in ["\(value)", String(reflecting: value), dumped] {
      #expect(!text.contains(Self.key), sourceLocation: location)
    }
  }

  @Test func `Descriptions and dumps of values omit the key`() async throws {
    for variable in ["TMDB_API_KEY", "TMDB_READ_TOKEN"] {
      let environment = [variable: Self.key, "HOME": "/nowhere", "MATINEE_API_URL": "http://localhost:1"]
      let context = try await AppContext.read(environment: environment)
      #expect(context.settings.credential.secret == Self.key)
      let catalogue = context.catalogue(usesSample: false, proxies: NoProxies())
      let request = try catalogue.client.base.request(for: MovieList.popular.target)
      expectNoKey(in: context)
      expectNoKey(in: context.settings)
      expectNoKey(in: catalogue)
      expectNoKey(in: catalogue.client)
      expectNoKey(in: request)
    }
  }

  @Test func `Errors about settings omit the key`() async throws {
    let context = try await AppContext.read(environment: [
      "TMDB_API_KEY": Self.key, "HOME": "/nowhere", "MATINEE_API_URL": "http://user:\(Self.key)@/\(Self.key)",
    ])
    expectNoKey(in: try #require(context.settingsError))
    expectNoKey(in: try #require(context.settingsError?.localizedDescription))
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"tmdb\": {\"apiKey\": \"\(Self.key)\"", to: "settings.json")
    let unreadable = await #expect(throws: SettingsError.self) { try await Settings.read(environment: [:], file: file) }
    expectNoKey(in: try #require(unreadable))
    let unwritable = #expect(throws: SettingsError.self) {
      try SettingsFile(URL(filePath: "/proc/none/settings.json")).save(.apiKey(Self.key))
    }
    expectNoKey(in: try #require(unwritable))
  }

  @Test(arguments: ["TMDB_API_KEY", "TMDB_READ_TOKEN"])
  func `A process's output omits the key, whether it succeeds or fails`(variable: String) async throws {
    let matinee = try CommandLineTool()
    let server = try await SampleServer()
    let addresses = [server.address, try SilentServer.unreachableAddress(), "nonsense", server.address + "/none"]
    for address in addresses {
      for arguments in [["list", "popular"], []] {
        let outcome = try await matinee.run(
          arguments, [variable: Self.key, "MATINEE_API_URL": address, "LOG_LEVEL": "trace"])
        #expect(!outcome.output.contains(Self.key))
        #expect(!outcome.errorOutput.contains(Self.key))
      }
    }
    let requests = try server.requests
    #expect(requests.contains { $0.status == 200 })
    #expect(!requests.contains { "\($0)".contains(Self.key) })
  }

  @Test func `The process list omits the key`() async throws {
    let server = try SilentServer()
    let tool = try CommandLineTool()
    let running = try tool.start(["list", "popular"], ["TMDB_API_KEY": Self.key, "MATINEE_API_URL": server.address])
    let line = try commandLine(of: Int(running.identifier))
    #expect(line.contains("popular"))
    #expect(!line.contains(Self.key))
    running.interrupt()
    _ = try await running.end()
  }
}

/// Returns the process's command line as the process list shows it, once the kernel has set the arguments. It reads
/// without suspending, because the process might end while other tests run.
private func commandLine(of process: Int) throws -> String {
  let deadline = ContinuousClock.now + .seconds(60)
  while ContinuousClock.now < deadline {
    let data = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(process)/cmdline")).readToEnd() ?? Data()
    if !data.isEmpty { return String(decoding: data, as: UTF8.self) }
    sched_yield()
  }
  return ""
}
