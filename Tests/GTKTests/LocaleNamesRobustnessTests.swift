import XCTest

@testable import GTK

/// Tests that malformed locale names are replaced with names that ICU can parse.
final class LocaleNamesRobustnessTests: XCTestCase {
  func testValidLocaleNamesAreUnchanged() {
    let names = [
      "C", "POSIX", "C.UTF-8", "en_US", "de_DE.UTF-8", "de_DE@euro", "sr_RS.UTF-8@latin", "ca_ES.UTF-8@valencia",
      "zh_Hans_CN", "pt-BR", "nds_NL", "ca_ES_valencia", "german", "de_DE.ISO-8859-15@euro", "",
    ]
    for name in names {
      for variable in ["LANG", "LC_ALL", "LC_TIME", "LANGUAGE"] {
        XCTAssertEqual(LocaleEnvironment.replacements(for: [variable: name]), [:], "\(variable)=\(name)")
      }
    }
  }

  func testMalformedLocaleNamesAreReplacedByCLocale() {
    let long = String(repeating: "a", count: 100_000)
    let names = [
      long, "abcdefghi", "de_" + long, "de_DE." + long, "de_DE@" + long, "%%", "../de", "de_DE.é", "_DE", ".",
    ]
    for name in names {
      for variable in ["LANG", "LC_ALL", "LC_MESSAGES", "LC_ANYTHING"] {
        XCTAssertEqual(LocaleEnvironment.replacements(for: [variable: name]), [variable: "C.UTF-8"])
      }
    }
    XCTAssertEqual(LocaleEnvironment.replacements(for: ["TZ": long, "LC": long, "LANGUAGES": long]), [:])
  }

  func testLanguageListKeepsOnlyWellFormedNames() {
    func list(_ value: String) -> String? { LocaleEnvironment.replacements(for: ["LANGUAGE": value])["LANGUAGE"] }
    XCTAssertEqual(list("de:abcdefghijkl:pt_BR:%"), "de:pt_BR")
    XCTAssertEqual(list(String(repeating: "a", count: 100_000)), "")
    XCTAssertEqual(
      list(String(repeating: "de:", count: 33_000)), Array(repeating: "de", count: 10).joined(separator: ":"))
    XCTAssertNil(list("de:en_US"))
  }
}
