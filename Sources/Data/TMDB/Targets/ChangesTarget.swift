/// The targets for changes in the last 24 hours, or in a window of up to 14 days.
public enum ChangesTarget {
  /// Returns a target for the changed movies, 100 on each page.
  public static func movies(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/movie/changes", start, end)
  }

  /// Returns a target for the changed shows, 100 on each page.
  public static func shows(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/tv/changes", start, end)
  }

  /// Returns a target for the changed people, 100 on each page.
  public static func people(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/person/changes", start, end)
  }

  /// Returns a target for the changes to a movie.
  public static func movie(
    _ id: Movie.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/movie/\(id)/changes", start, end)
  }

  /// Returns a target for the changes to a show.
  public static func show(
    _ id: TVShow.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/tv/\(id)/changes", start, end)
  }

  /// Returns a target for the changes to a person.
  public static func person(
    _ id: Person.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/person/\(id)/changes", start, end)
  }

  /// Returns a target for the changes to a season, identified by its TMDB ID instead of its number.
  public static func season(
    _ id: Int, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/tv/season/\(id)/changes", start, end)
  }

  /// Returns a target for the changes to an episode, identified by its TMDB ID instead of its number.
  public static func episode(_ id: Int) -> Target<Changes> {
    Target("/tv/episode/\(id)/changes", cache: .nothing)
  }

  private static func window<Response>(
    _ path: TargetPath, _ start: DayDate?, _ end: DayDate?
  ) -> Target<Response> {
    Target(path, cache: .nothing).with("start_date", start?.description).with("end_date", end?.description)
  }
}
