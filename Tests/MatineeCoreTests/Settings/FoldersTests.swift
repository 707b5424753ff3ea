import AppFoundation
import Foundation
import Testing

/// The folders according to the XDG Base Directory Specification.
struct FoldersTests {
  struct Row: Sendable {
    var environment: [String: String]
    var configuration: String
    var cache: String
  }

  @Test(arguments: [
    Row(
      environment: ["HOME": "/home/ada"], configuration: "/home/ada/.config/matinee/",
      cache: "/home/ada/.cache/matinee/"),
    Row(
      environment: ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/conf", "XDG_CACHE_HOME": "/cache"],
      configuration: "/conf/matinee/", cache: "/cache/matinee/"),
    Row(
      environment: ["HOME": "/home/ada", "XDG_CONFIG_HOME": "conf", "XDG_CACHE_HOME": "./cache"],
      configuration: "/home/ada/.config/matinee/", cache: "/home/ada/.cache/matinee/"),
    Row(
      environment: ["HOME": "/home/ada", "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": ""],
      configuration: "/home/ada/.config/matinee/", cache: "/home/ada/.cache/matinee/"),
    Row(
      environment: ["HOME": "/home/ada", "XDG_CONFIG_HOME": "/with space/"],
      configuration: "/with space/matinee/", cache: "/home/ada/.cache/matinee/"),
  ])
  func `Folders follow the XDG variables and ignore relative or empty ones`(row: Row) throws {
    let folders = try Folders(environment: row.environment)
    #expect(folders.configuration.path(percentEncoded: false) == row.configuration)
    #expect(folders.cache.path(percentEncoded: false) == row.cache)
    #expect(folders.settingsFile.path(percentEncoded: false) == row.configuration + "settings.json")
  }

  @Test func `The list of downloads is in the data folder`() throws {
    let named = try Folders(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"])
    #expect(named.downloadsFile.path == "/data/matinee/kept-offline.json")
    let usual = try Folders(environment: ["HOME": "/home/ada"])
    #expect(usual.downloadsFile.path == "/home/ada/.local/share/matinee/kept-offline.json")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func `A missing home folder throws an error that names the first unset XDG variable`(environment: [String: String]) {
    #expect(throws: FoldersError.unnamed("XDG_CONFIG_HOME")) { try Folders(environment: environment) }
    let incomplete = environment.merging(["XDG_CONFIG_HOME": "/a", "XDG_CACHE_HOME": "/b", "XDG_STATE_HOME": "/c"]) {
      $1
    }
    #expect(throws: FoldersError.unnamed("XDG_DATA_HOME")) { try Folders(environment: incomplete) }
  }

  @Test func `Variables with relative paths are reported as ignored, and empty ones are not`() {
    let environment = ["HOME": "/home/ada", "XDG_CONFIG_HOME": "conf", "XDG_CACHE_HOME": "", "XDG_DATA_HOME": "/data"]
    #expect(Folders.ignoredVariables(in: environment) == ["XDG_CONFIG_HOME"])
  }
}
