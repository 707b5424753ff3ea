import AppFoundation
import Foundation
import Localization

// The text about sharing in the preferences.
extension SharingModel {
  /// Returns the time of the last sync and the number of devices: "Today at 14:05, with 2 other devices"; `nil` if
  /// there was none.
  public func mergeSummary(_ texts: TitleTexts) -> String? {
    guard case .merged(let lastSync, let devices, _) = state else { return nil }
    let others = max(devices - 1, 0)
    let when = texts.moment(lastSync, now: dependencies.now())
    let date: String = when.prefix(1).uppercased() + when.dropFirst()
    if others == 0 { return tr("{date}, with no other device yet", ["date": date]) }
    return tr(
      one: "{date}, with {count} other device", other: "{date}, with {count} other devices", count: others,
      ["date": date, "count": texts.count(others)])
  }

  /// A sentence that describes the current problem; `nil` if there is none.
  public var problem: String? {
    if let setUpProblem { return setUpProblem }
    return switch state {
    case .off, .starting: nil
    case .merged(_, _, let problem): problem
    case .failed(let sentence): sentence
    }
  }
}
