import Containment
import Foundation
import GenresExample
import TMDB
import TMDBTesting

/// The *Genres* example in each of its states.
extension Gallery {
  static let genresExample: [GalleryEntry] = [
    pending("loading", "Genres: Loading"),
    genres("content", "Genres: Shelf, Grid and List") { _ in },
    genres("failed", "Genres: One Section Failed") {
      $0.stub("/3/discover/movie?with_genres=2", json: "{}", status: 503)
    },
    genres("empty", "Genres: One Section Empty") { $0.stub("/3/discover/movie?with_genres=1", with: .films([])) },
    genres("rated", "Genres: Rated Films", ratings: [0: 8.5, 1: 10, 3: 0.5, 6: 7]) { _ in },
    pending("film", "Genres: Film", ratings: [2: 8.5], opening: Movie(2)),
    // This network is unreachable.
    GalleryEntry(id: "genres/offline", title: "Genres: Offline") {
      GenresExample.makeRoot(dependencies(UnimplementedNetworking { _ in }, [:]))
    },
  ]

  /// Returns an entry with three genres of ten films.
  ///
  /// - Parameter prepare: Adds other responses to some requests. They take precedence over the default ones.
  private static func genres(
    _ name: String, _ title: String, ratings: [Movie.ID: Double] = [:], prepare: @escaping (ReplayNetworking) -> Void
  ) -> GalleryEntry {
    var networking = ReplayNetworking()
    var isLoading = { true }
    // One request for the genres, and one for each section.
    return GalleryEntry(
      id: "genres/\(name)", title: title, isSettled: { networking.requests.count == 4 && !isLoading() }
    ) {
      networking = ReplayNetworking()
      prepare(networking)
      networking.stub(genresPath, json: genreList)
      for genre in 1...3 {
        networking.stub("/3/discover/movie?with_genres=\(genre)", with: .films(genre * 2 - 2..<genre * 2 + 8))
      }
      let made = GenresExample.make(dependencies(networking, ratings))
      isLoading = made.isLoading
      return made.root
    }
  }

  /// Returns an entry whose films and their details never arrive.
  private static func pending(
    _ name: String, _ title: String, ratings: [Movie.ID: Double] = [:], opening film: Movie? = nil
  ) -> GalleryEntry {
    var networking = PendingFilms()
    return GalleryEntry(id: "genres/\(name)", title: title, isSettled: { networking.hasPendingRequests }) {
      networking = PendingFilms()
      return GenresExample.makeRoot(dependencies(networking, ratings), opening: film)
    }
  }

  private static func dependencies(_ networking: any Networking, _ ratings: [Movie.ID: Double]) -> Dependencies {
    var images = ImageConfiguration.standard
    images.baseURL = URL(string: "picture://ready/") ?? images.baseURL
    return Dependencies(
      client: Client(networking: networking, limits: .unlimited), pictures: GalleryImages(),
      ratings: RatingStore(ratings), images: images)
  }
}

/// A network that responds with the genres. All other requests stay pending.
private struct PendingFilms: Networking {
  private let others = SuspendableNetworking()

  var hasPendingRequests: Bool { !others.suspended.isEmpty }

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    request.url.path == genresPath ? .json(genreList) : try await others.response(to: request)
  }
}

private let genresPath = "/3/genre/movie/list"
private let genreList =
  #"{"genres":[{"id":1,"name":"Drama"},{"id":2,"name":"Adventure"},{"id":3,"name":"Comedy"}]}"#

extension Movie {
  /// Creates a sample film.
  fileprivate init(_ number: Int) {
    let film = Film(number)
    self.init(id: number)
    title = film.listTitle
    fields.overview = film.listText
    (fields.voteAverage, fields.voteCount) = (7.5, 9)
    releaseDate = DayDate(year: 1920 + number, month: 3, day: 1)
    fields.posterPath = ImagePath("/\(number)")
  }
}

extension NetworkResponse {
  /// Returns a page with sample films.
  fileprivate static func films(_ numbers: some Sequence<Int>) -> NetworkResponse {
    let films = numbers.map { number in
      let film = Film(number)
      return """
        {"id": \(number), "title": "\(film.listTitle)", "overview": "\(film.listText)", "vote_average": 7.5, \
        "vote_count": 9, "release_date": "\(1920 + number)-03-01", "poster_path": "/\(number)"}
        """
    }
    return .json(#"{"page": 1, "total_pages": 1, "results": [\#(films.joined(separator: ","))]}"#)
  }
}
