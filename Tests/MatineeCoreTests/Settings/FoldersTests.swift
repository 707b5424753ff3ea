import Foundation
import MatineeCore
import Testing

/// The folders by the XDG base directory specification.
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
  func folders(row: Row) {
    let folders = Folders(environment: row.environment)
    #expect(folders.configuration.path(percentEncoded: false) == row.configuration)
    #expect(folders.cache.path(percentEncoded: false) == row.cache)
    #expect(folders.settingsFile.path(percentEncoded: false) == row.configuration + "settings.json")
  }

  @Test func whatTheUserHasMadeIsAmongTheirData() {
    let named = Folders(environment: ["HOME": "/home/ada", "XDG_DATA_HOME": "/data"])
    #expect(named.keptPlacesFile.path == "/data/matinee/kept-offline.json")
    let usual = Folders(environment: ["HOME": "/home/ada"])
    #expect(usual.keptPlacesFile.path == "/home/ada/.local/share/matinee/kept-offline.json")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "relative"]])
  func withoutAHomeTheFoldersAreStillAbsolute(environment: [String: String]) {
    let path = Folders(environment: environment).configuration.path
    #expect(path.hasPrefix("/"))
    #expect(path.hasSuffix("/.config/matinee"))
    #expect(!path.contains("relative"))
  }
}
