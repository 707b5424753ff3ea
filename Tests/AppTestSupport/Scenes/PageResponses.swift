import Catalogue
import TMDBTesting
import TitleIdentity

/// Synthetic TMDB responses for pages: a complete one of each kind, and one with almost no data.
enum PageResponses {
  static let movie = TitleID.movie(5)
  static let minimalFilm = TitleID.movie(4)
  static let filmWithTrailers = TitleID.movie(6)
  static let show = TitleID.show(1)
  static let season = SeasonID(show: 1, number: 1)
  static let person = 11
  static let genre = GenreID(.movie, 878)
  static let collection = 21

  static func add(to networking: ReplayNetworking) {
    networking.stub("/3/movie/5", json: filmResponse)
    networking.stub("/3/movie/4", json: #"{"id":4,"title":"A Film without a Poster"}"#)
    networking.stub("/3/movie/6", json: trailersResponse)
    networking.stub("/3/tv/1", json: seriesResponse)
    networking.stub("/3/tv/1/season/1", json: seasonResponse)
    networking.stub("/3/person/11", json: personResponse)
    networking.stub("/3/collection/21", json: collectionResponse)
  }

  /// A film with three trailers. The last one is sorted first, and its server doesn't respond.
  private static let trailersResponse = """
    {"id":6,"title":"Sunrise","release_date":"1927-09-23","backdrop_path":"/3.png","videos":{"results":[
    {"id":"a","name":"The Trolley","site":"YouTube","key":"abcdefghijk","type":"Clip","iso_639_1":"de","size":1080},
    {"id":"b","name":"A Song of Two Humans, as It Was Shown in the Theatres of Its Day","site":"Vimeo","key":"12",
    "type":"Teaser","size":720},{"id":"c","name":"Trailer","site":"File","key":"http://127.0.0.1:1/a.webm",
    "type":"Trailer","official":true,"size":270}]}}
    """

  private static let filmResponse = """
    {"id":5,"title":"Metropolis","original_title":"Metropolis – Schicksal einer Menschheit","original_language":"de",
    "overview":"\(longText)","tagline":"Between head and hands, the heart must mediate.","release_date":"1927-01-10",
    "runtime":153,"status":"Released","vote_average":8.3,"vote_count":2841,"poster_path":"/5.png",
    "backdrop_path":"/3.png","budget":5300000,"imdb_id":"tt0017136",
    "belongs_to_collection":{"id":21,"name":"Fritz Lang’s Cities","poster_path":"/2.png"},
    "genres":[{"id":18,"name":"Drama"},{"id":878,"name":"Science Fiction"}],
    "production_companies":[{"id":1,"name":"UFA"}],"production_countries":[{"iso_3166_1":"DE","name":"Germany"}],
    "credits":{"cast":[\(people("character", "Maria", "Freder", "Joh Fredersen", "Rotwang"))],
    "crew":[{"id":11,"name":"Fritz Lang","job":"Director","department":"Directing","profile_path":"/6.png"},
    {"id":12,"name":"Thea von Harbou","job":"Screenplay","department":"Writing"}]},
    "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"PG-13",
    "release_date":"1927-03-06T00:00:00.000Z","type":3}]}]},
    "watch/providers":{"results":{"US":{"link":"https://www.themoviedb.org/movie/5/watch",
    "flatrate":[{"provider_id":1,"provider_name":"A Service","display_priority":1,"logo_path":"/4.png"}],
    "rent":[{"provider_id":2,"provider_name":"Another","display_priority":2}]}}},
    "images":{"backdrops":[{"file_path":"/3.png","width":1920,"height":1080},{"file_path":"/1.png","width":1920,
    "height":1080}],"posters":[{"file_path":"/5.png","iso_639_1":"de","width":1000,"height":1500}]},
    "reviews":{"page":1,"total_pages":1,"total_results":1,"results":[{"id":"a","author":"A Viewer",
    "content":"\(longText)","created_at":"2019-05-02T10:00:00.000Z","author_details":{"rating":9}}]},
    "recommendations":\(titles),"similar":\(titles)}
    """

  private static let seriesResponse = """
    {"id":1,"name":"Heimat","original_name":"Heimat","original_language":"de","overview":"A village and its people.",
    "first_air_date":"1984-09-16","last_air_date":"2004-12-01","status":"Returning Series","vote_average":8.4,"vote_count":90,
    "poster_path":"/1.png","genres":[{"id":18,"name":"Drama"}],"created_by":[{"id":13,"name":"Edgar Reitz"}],
    "seasons":[{"id":1,"season_number":1,"name":"Heimat","episode_count":11,"air_date":"1984-09-16",
    "poster_path":"/1.png"},{"id":2,"season_number":2,"name":"Die zweite Heimat","episode_count":13,
    "air_date":"1993-01-01"},{"id":3,"season_number":0,"name":"Specials","episode_count":1}],
    "next_episode_to_air":{"id":202,"season_number":2,"episode_number":3,"name":"The Return","air_date":"2031-01-31"},
    "aggregate_credits":{"cast":[{"id":21,"name":"Marita Breuer","total_episode_count":11,"order":0,
    "roles":[{"character":"Maria","episode_count":11}]}]},
    "season/0":\(guide.season(0)),"season/1":\(guide.season(1)),"season/2":\(guide.season(2))}
    """

  private static let guide = ShowJSON(
    id: 1,
    seasons: [
      0: .aired(1...1), 1: .aired(1...11),
      2: .aired(1...2, on: "1993-01-08") + .aired(3...3, on: "2031-01-31") + .undated(4...13),
    ])

  private static let collectionResponse = """
    {"id":21,"name":"Fritz Lang’s Cities","overview":"Streets, and those who are lost in them.","poster_path":"/2.png",
    "parts":[{"id":8,"title":"M","release_date":"1931-05-11","poster_path":"/8.png","vote_average":8,"vote_count":10},
    {"id":9,"title":"The City to Come","release_date":""},
    {"id":5,"title":"Metropolis","release_date":"1927-01-10","poster_path":"/5.png","vote_average":8.3,
    "vote_count":2841}]}
    """

  private static let seasonResponse = """
    {"id":1,"season_number":1,"name":"Heimat","overview":"From 1919 to 1982.","air_date":"1984-09-16",
    "poster_path":"/1.png","episodes":[{"id":101,"episode_number":1,"season_number":1,"name":"The Call of Far Places",
    "air_date":"1984-09-16","runtime":119,"vote_average":8,"vote_count":12,"still_path":"/2.png",
    "overview":"\(longText)"},{"id":102,"episode_number":2,"season_number":1,"name":"","air_date":"1984-09-23"}]}
    """

  private static let personResponse = """
    {"id":11,"name":"Fritz Lang","known_for_department":"Directing","birthday":"1890-12-05","deathday":"1976-08-02",
    "place_of_birth":"Vienna, Austria-Hungary","profile_path":"/6.png","biography":"\(longText)",
    "combined_credits":{"crew":[{"id":5,"media_type":"movie","title":"Metropolis","job":"Director",
    "department":"Directing","release_date":"1927-01-10","vote_count":2841,"poster_path":"/5.png"},
    {"id":8,"media_type":"movie","title":"M","job":"Director","department":"Directing","release_date":"1931-05-11",
    "vote_count":2000,"poster_path":"/8.png"}],"cast":[{"id":9,"media_type":"movie","title":"Contempt",
    "character":"Himself","release_date":"1963-10-29","vote_count":700}]}}
    """

  private static func people(_ roleKey: String, _ roles: String...) -> String {
    roles.enumerated().map { index, role in
      #"{"id":\#(30 + index),"name":"\#(names[index % names.count])","\#(roleKey)":"\#(role)","order":\#(index),"#
        + #""profile_path":"/\#(index).png"}"#
    }.joined(separator: ",")
  }

  private static let titles = """
    {"page":1,"total_pages":1,"total_results":2,"results":[{"id":8,"title":"M","release_date":"1931-05-11",
    "poster_path":"/8.png","vote_average":8,"vote_count":10},{"id":7,"title":"Sunrise","release_date":"1927-09-23",
    "vote_average":8,"vote_count":10}]}
    """

  private static let names = ["Brigitte Helm", "Gustav Fröhlich", "Alfred Abel", "Rudolf Klein-Rogge"]
  private static let longText =
    "The son of a city’s master goes down to those who keep it running, and finds that the machines eat them. He takes a "
    + "worker’s place, follows a woman who preaches patience, and learns that an inventor has given her face to a machine. "
    + "Above, they dance; below, the water rises; and nobody is left at the pumps but the two who know what is coming, and "
    + "children whom no one has counted."
}
