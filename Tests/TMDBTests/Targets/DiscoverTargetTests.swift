import TMDB
import Testing

/// Filters, encoded as the parameters that TMDB documents.
@Suite struct DiscoverTargetTests {
  @Test func `An empty filter only sends the sort order`() {
    #expect(DiscoverTarget.movies().parameters == ["sort_by": "popularity.desc"])
    #expect(DiscoverTarget.shows().parameters == ["sort_by": "popularity.desc"])
  }

  @Test func `A movie filter encodes lists and bounds in TMDB's format`() throws {
    var filter = MovieFilter()
    filter.genres = [18, 27]
    filter.watchProviders = .any([8, 119])
    filter.watchRegion = "US"
    filter.monetization = .any([.subscription, .free])
    filter.voteAverage = Bounds(from: 7.5)
    filter.runtime = Bounds(from: 60, to: 120)
    filter.primaryReleaseDate = Bounds(from: DayDate("1979-05-25"), to: DayDate("1979-12-31"))
    filter.releaseTypes = [.theatricalLimited, .theatrical]
    filter.certification = .any(["PG", "R"])
    filter.certificationCountry = "US"
    filter.cast = [10205]
    filter.sort = .voteAverage
    filter.direction = .ascending
    filter.includesVideo = true
    #expect(
      DiscoverTarget.movies(filter).parameters == [
        "with_genres": "18,27", "with_watch_providers": "8|119", "watch_region": "US",
        "with_watch_monetization_types": "flatrate|free", "vote_average.gte": "7.5", "with_runtime.gte": "60",
        "with_runtime.lte": "120", "primary_release_date.gte": "1979-05-25", "primary_release_date.lte": "1979-12-31",
        "with_release_type": "2|3", "certification": "PG|R", "certification_country": "US", "with_cast": "10205",
        "sort_by": "vote_average.asc", "include_video": "true",
      ])
  }

  @Test func `A show filter encodes the parameters for shows`() {
    var filter = TVFilter()
    filter.networks = .any([49, 213])
    filter.statuses = [.ended, .canceled]
    filter.types = [.documentary]
    filter.firstAirDateYear = 2008
    filter.originalLanguage = .any(["da", "sv"])
    filter.screenedTheatrically = true
    filter.sort = .firstAirDate
    #expect(
      DiscoverTarget.shows(filter).parameters == [
        "with_networks": "49|213", "with_status": "3|4", "with_type": "0", "first_air_date_year": "2008",
        "with_original_language": "da|sv", "screened_theatrically": "true", "sort_by": "first_air_date.desc",
      ])
  }
}
