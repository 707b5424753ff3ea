import Library
import Testing

@testable import LibraryFormats

/// TV Time's archives from both generations.
struct TVTimeTests {
  @Test func `Import reads TV Time's older archive`() throws {
    let result = try read([
      "tracking-prod-records-v2.csv": """
      key,created_at,s_id,series_name,s_no,ep_no,ep_id,season_number,episode_number,is_followed,is_for_later,is_archived,rewatch_count
      watch-episode-a-b,2024-11-02 11:53:58,90001,,1,5,90077,,,,,,
      rewatch-episode-a-b,2024-12-02 11:53:58,90001,Harbour Nights,1,5,90077,,,,,,
      user-series-a,2024-01-01 00:00:00,90001,Harbour Nights,,,,,,true,false,false,
      user-series-b,2024-01-02 00:00:00,90002,Night Ferry,,,,,,true,false,false,
      user-series-c,2024-01-03 00:00:00,90003,Low Tide,,,,,,true,false,true,
      tracking-stats,,,,,,,,,,,,
      watch-episode-a-c,2024-11-03 11:53:58,90001,Harbour Nights,,,90078,2,1,,,,
      watch-episode-a-d,later,90001,Harbour Nights,1,6,90079,,,,,,
      watch-episode-a-e,2024-11-03 11:53:58,,,1,6,90079,,,,,,
      """,
      "tracking-prod-records.csv": """
      type,entity_type,uuid,type-uuid-n,movie_name,release_date,alpha_range_key,watch_date,series_name,season_number,episode_number,episode_id,created_at
      watch,movie,u-1,w,Der Hafen,2024-05-01,the-harbour,,,,,,2024-06-01 10:00:00
      towatch,movie,u-2,t,Fähre,0001-01-01,ferry,,,,,,2024-06-02 10:00:00
      watch,episode,u-3,w,,,,,Harbour Nights,1,5,90077,2024-11-02 11:53:58
      watch,episode,u-4,w,,,,,Harbour Nights,1,4,90076,2023-11-02 11:53:58
      count-movie,movie,u-5,c,,,,,,,,,
      """,
      "seen_episode.csv": """
      tv_show_name,episode_id,episode_season_number,episode_number,updated_at
      Harbour Nights,90077,1,5,2024-11-02 11:53:58
      Old Ferry,80001,3,2,2019-11-02 11:53:58
      """,
      "followed_tv_show.csv": """
      user_id,tv_show_id,notification_type,notification_offset,created_at,updated_at,active,diffusion,folder_id,archived,tv_show_name
      1,90001,0,0,2024-01-01 00:00:00,,1,,,0,Harbour Nights
      1,90002,0,0,2024-01-02 00:00:00,,1,,,0,Night Ferry
      """,
      "user_tv_show_data.csv":
        "tv_show_id,tv_show_name,is_followed,is_favorited,nb_episodes_seen\n90001,Harbour Nights,1,1,3\n",
      "lists-prod-lists.csv": """
      ordering,s_key,name,type,description,is_public,user_id,objects,created_at,lists,list_count
      1,list-1,Rain,list,,true,1,"[map[created_at:2024-01-01 id:90002 type:series uuid:u-9] map[created_at:2024 type:movie uuid:u-1] map[type:movie uuid:u-77]]",,,
      """,
      "access_token.csv": "token\nsecret\n",
      "ratings-live-votes.csv": "uuid,user_id,episode_id,vote_key\n1,1,90077,90077-28\n",
    ])
    #expect(result.format == .tvTime)
    #expect(
      result.lines == [
        "Harbour Nights S1E5: watched 2024-11-02T11:53:58Z", "Harbour Nights S1E5: watched again 2024-12-02T11:53:58Z",
        "Night Ferry: watchlisted 2024-01-02T00:00:00Z", "Low Tide: dropped",
        "Harbour Nights S2E1: watched 2024-11-03T11:53:58Z",
        "Der Hafen (2024): watched 2024-06-01T10:00:00Z", "Fähre: watchlisted 2024-06-02T10:00:00Z",
        "Harbour Nights S1E4: watched 2023-11-02T11:53:58Z", "Old Ferry S3E2: watched 2019-11-02T11:53:58Z",
        "Harbour Nights: liked", "Night Ferry: in Rain at 1", "Der Hafen (2024): in Rain at 2",
      ])
    #expect(
      result.records[0].title.ids == ImportedIDs(tvdb: 90001)
        && result.records[0].episode?.ids == ImportedIDs(tvdb: 90077))
    #expect(result.records[5].title.alternativeNames == ["the harbour"])
    #expect(
      result.skipped.map(\.reason) == [
        "“later” isn’t a date.", "It has neither a series name nor a series ID.",
        "Titles without a name or ID: 1.",
      ])
    #expect(result.isAccountedFor)
    #expect(!result.files.contains { $0.name.contains("token") || $0.name.contains("votes") })
  }

  @Test func `Import reads TV Time's newer archive`() throws {
    let result = try read([
      "tvtime-series-episodes.csv": """
      series_tvdb_id,series_imdb_id,series_uuid,title,season,episode,tvdb_id,is_watched,watched_at,rewatch_count,special
      90001,tt0000009,s,Harbour Nights,1,5,90077,true,2024-11-02 11:53:58,2,false
      90001,tt0000009,s,Harbour Nights,1,6,90078,false,,0,false
      90001,tt0000009,s,Harbour Nights,0,1,90079,true,0001-01-01 00:00:00,0,true
      """,
      "tvtime-movies.csv": """
      uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count
      u-1,5,tt0000007,Harbour,2024,2024-06-01 10:00:00,1717236000,true,0
      u-2,,-1,Low Tide,,2024-06-01 10:00:00,,false,0
      """,
      "tvtime-series.csv": """
      uuid,tvdb_id,imdb_id,title,status,created_at
      s,90001,tt0000009,Harbour Nights,continuing,2024-01-01 00:00:00
      t,90002,,Night Ferry,continuing,2024-01-02 00:00:00
      """,
    ])
    #expect(
      result.lines == [
        "Harbour Nights S1E5: watched 2024-11-02T11:53:58Z", "Harbour Nights S1E5: watched again",
        "Harbour Nights S1E5: watched again", "Harbour Nights S0E1: watched",
        "Harbour (2024): watched 2024-06-01T10:00:00Z",
        "Low Tide: watchlisted 2024-06-01T10:00:00Z", "Night Ferry: watchlisted 2024-01-02T00:00:00Z",
      ])
    #expect(result.skipped.isEmpty && result.isAccountedFor)
  }

  @Test func `Import skips tables with unknown columns and gives the reason`() throws {
    let result = try read([
      "tvtime-movies.csv": "uuid,tvdb_id,title,year,watched_at,is_watched\nu-1,5,Harbour,2024,1717236000,true\n",
      "seen_episode.csv": "title,watched\nHarbour Nights,1\n", "followed_tv_show.csv": "",
    ])
    #expect(result.lines == ["Harbour (2024): watched 2024-06-01T10:00:00Z"])
    #expect(
      result.skipped.map(\.reason) == [
        "Its columns don’t match any TV Time table, so Matinee skipped the file.", "It contains no table.",
      ])
  }
}
