import AppFoundation
import Foundation
import Library
import SystemIO
import TMDB
import TitleIdentity

/// The file that stores which services offered the titles on the user's watchlists. A damaged file counts as empty.
public actor ServicesFile {
  private let url: URL?
  private var memory: [String: ServiceRecord.Row] = [:]

  /// - Parameter url: The file; `nil` stores the records in memory.
  public init(_ url: URL? = nil) { self.url = url }

  func read() -> [TitleReference.Key: ServiceRecord] {
    let rows = rows().compactMap { text, row in TitleReference.Key(text).map { ($0, ServiceRecord(row)) } }
    return Dictionary(rows, uniquingKeysWith: { _, last in last })
  }

  /// Saves the record of a title, and forgets titles that haven't been requested for a long time.
  ///
  /// - Returns: `false` if the file can't be written.
  func save(_ record: ServiceRecord, of title: TitleReference.Key) -> Bool {
    // Another process may have saved other titles meanwhile. At worst, their requests are repeated.
    var rows = rows().filter { abs($0.value.checked.timeIntervalSince(record.checked)) < timeToRemember }
    rows["\(title)"] = ServiceRecord.Row(record)
    guard let url else {
      memory = rows
      return true
    }
    do {
      try PrivateFile.createFolder(url.deletingLastPathComponent())
      try PrivateFile.replace(url, with: JSONEncoder().encode(rows))
      return true
    } catch {
      return false
    }
  }

  private func rows() -> [String: ServiceRecord.Row] {
    guard let url else { return memory }
    guard let data = try? RegularFile.read(url, limit: maximumBytes) else { return [:] }
    return (try? JSONDecoder().decode([String: ServiceRecord.Row].self, from: data)) ?? [:]
  }
}

extension Folders {
  /// The file with the services that offered the titles on watchlists.
  public var servicesFile: URL { state.appending(path: "services.json") }
}

extension ServiceRecord {
  /// A record in the file.
  fileprivate struct Row: Codable {
    struct Arrival: Codable {
      var title: TitleReference
      var service: Int
      var name: String
      var day: String
    }

    var region: String
    var services: [Int]
    var checked: Date
    var arrivals: [Arrival]?

    init(_ record: ServiceRecord) {
      (region, services, checked) = (record.region, record.services.sorted(), record.checked)
      let rows = record.arrivals.map {
        Arrival(title: $0.title, service: $0.service, name: $0.serviceName, day: $0.day.description)
      }
      arrivals = rows.isEmpty ? nil : rows
    }
  }

  fileprivate init(_ row: Row) {
    let arrivals = (row.arrivals ?? []).compactMap { arrival in
      DayDate(arrival.day).map {
        ServiceArrival(
          arrival.title, on: arrival.service, named: BoundedText.line(arrival.name, maximumLength: 100), day: $0)
      }
    }
    self.init(region: row.region, services: Set(row.services), checked: row.checked, arrivals: arrivals)
  }
}

/// The time after which a title that is on no watchlist any more is forgotten, in seconds.
private let timeToRemember: TimeInterval = 60 * 86_400
/// The maximum size of the file, in bytes. With 2,000 titles, it has less than 500 KB.
private let maximumBytes = 1 << 23
