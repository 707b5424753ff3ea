import TMDB
import Testing

/// Rows of mixed lists, identified by their media type or by fields that only one type has.
@Suite struct MediaItemTests {
  @Test(arguments: [
    (#""media_type":"movie","title":"A""#, MediaType.movie), (#""media_type":"tv","name":"A""#, .tv),
    (#""media_type":"person","name":"A""#, .person), (#""media_type":"collection","name":"A""#, .collection),
    (#""media_type":"tv_season","name":"A""#, .season), (#""media_type":"season","name":"A""#, .season),
    (#""media_type":"tv_episode","name":"A""#, .episode), (#""media_type":"episode","name":"A""#, .episode),
    (#""title":"A""#, .movie), (#""name":"A","first_air_date":"""#, .tv), (#""name":"A","original_name":"A""#, .tv),
    (#""name":"A","known_for_department":null"#, .person),
    (#""name":"A","profile_path":null,"original_name":"A""#, .person),
    (#""name":"A","season_number":1,"episode_number":1"#, .episode), (#""name":"A","season_number":1"#, .season),
  ])
  func `The media type comes from its field or from distinctive fields`(_ members: String, _ type: MediaType) throws {
    let item = try decoded(MediaItem.self, "{\"id\":7,\(members)}")
    #expect(item.mediaType == type)
    #expect(item.title == "A")
    #expect(item.id.number == 7)
  }

  @Test(arguments: [#""media_type":"hologram""#, #""name":"A""#, #""media_type":5"#])
  func `A row with an undetectable media type throws a decoding error`(_ members: String) {
    #expect(throws: DecodingError.self) { try decoded(MediaItem.self, "{\"id\":7,\(members)}") }
  }

  @Test(arguments: [("season", "tv_season-8-2"), ("episode", "tv_episode-8-2-3")])
  func `Seasons and episodes without IDs have distinct row IDs`(_ type: String, _ description: String) throws {
    func item(season: Int) throws -> MediaItem {
      try decoded(
        MediaItem.self, #"{"media_type":"\#(type)","show_id":8,"season_number":\#(season),"episode_number":3}"#)
    }
    #expect(try item(season: 1).id != item(season: 2).id)
    #expect(try item(season: 2).id.description == description)
    #expect(try decoded(MediaItem.self, #"{"media_type":"tv_season","id":5}"#).id.description == "tv_season-5")
  }

  @Test func `IDs differ between media types`() {
    #expect(MediaItem.movie(Movie(id: 1)).id != MediaItem.show(TVShow(id: 1)).id)
  }
}
