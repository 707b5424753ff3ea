import AppFoundation
import Catalogue
import Foundation
import Library
import TMDB
import TitleIdentity
import Tracking

/// Requests which services offer the titles on a watchlist, and compares the responses with the earlier ones.
public actor ServiceChecks {
  /// The user's country and services.
  public struct Choices: Hashable, Sendable {
    /// The country, as an ISO 3166-1 code.
    public var region: String
    public var services: Set<WatchProvider.ID>

    /// Returns `nil` if the country is unknown, or the user has chosen no services.
    public init?(region: String?, _ services: Set<WatchProvider.ID>) {
      guard let region, !services.isEmpty else { return nil }
      (self.region, self.services) = (region, services)
    }
  }

  private let client: CachingClient
  private let file: ServicesFile
  private let now: @Sendable () -> Date

  public init(_ client: CachingClient, _ file: ServicesFile, now: @escaping @Sendable () -> Date = { Date() }) {
    (self.client, self.file, self.now) = (client, file, now)
  }

  /// Requests the services of titles that weren't requested today, the one requested longest ago first.
  ///
  /// It waits while any other request is running, and sends at most ``maximumRequests`` requests a day. It ends at the
  /// first error that other titles would have, too.
  ///
  /// - Parameter rest: Waits before each request and while others are running.
  public func refresh(
    _ titles: [TitleReference], for choices: Choices, rest: @Sendable () async throws -> Void
  ) async {
    let source = TitleSource(client.source)
    let records = await file.read()
    for title in due(titles.filter { $0.source == source }, records) {
      repeat {
        guard (try? await rest()) != nil else { return }
      } while await client.base.isBusy
      guard await check(title, records[title.key], choices) else { return }
    }
  }

  /// Returns the recent arrivals of titles on the user's services.
  public func arrivals(of titles: [TitleReference], for choices: Choices) async -> [ServiceArrival] {
    guard let today = DayDate.today(now()) else { return [] }
    let records = await file.read()
    return titles.flatMap { title -> [ServiceArrival] in
      guard let record = records[title.key], record.region == choices.region else { return [] }
      return record.arrivals.filter { choices.services.contains($0.service) && $0.isRecent(on: today) }
    }
  }

  /// The maximum number of requests for services a day.
  public static let maximumRequests = 100
}

extension ServiceChecks {
  private func due(
    _ titles: [TitleReference], _ records: [TitleReference.Key: ServiceRecord]
  ) -> [TitleReference] {
    guard let today = DayDate.today(now()) else { return [] }
    let count = records.values.count { DayDate.today($0.checked) == today }
    return titles.map { (title: $0, checked: records[$0.key]?.checked ?? .distantPast) }
      .filter { DayDate.today($0.checked) != today }
      .sorted { ($0.checked, $0.title.key.description) < ($1.checked, $1.title.key.description) }
      .prefix(max(Self.maximumRequests - count, 0)).map(\.title)
  }

  /// Requests the services of a title, and records them. Returns `false` after an error that other titles would have,
  /// too.
  private func check(_ title: TitleReference, _ known: ServiceRecord?, _ choices: Choices) async -> Bool {
    let now = now()
    guard let today = DayDate.today(now) else { return false }
    var record: ServiceRecord
    do throws(TMDBError) {
      let offered = try await providers(of: title).countries[choices.region] ?? CountryWatchProviders()
      record = ServiceRecord.after(
        known, title, offered, in: choices.region, mine: choices.services, at: now, on: today)
    } catch {
      guard error == .notFound else { return false }
      // TMDB has removed the title. Its services remain as they were.
      record = known ?? ServiceRecord(region: choices.region, services: [], checked: now)
      record.checked = now
    }
    return await file.save(record, of: title.key)
  }

  private func providers(of title: TitleReference) async throws(TMDBError) -> WatchProviders {
    switch title.kind {
    case .movie: try await client.value(of: MovieTarget.watchProviders(title.number))
    case .show: try await client.value(of: TVTarget.watchProviders(title.number))
    }
  }
}
