/// What was changed at TMDB: in the last 24 hours, or within a window of 14 days at most.
public enum ChangesTarget {
  /// The films that were changed, 100 a page.
  public static func movies(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/movie/changes", start, end)
  }

  /// The series that were changed, 100 a page.
  public static func shows(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/tv/changes", start, end)
  }

  /// The people who were changed, 100 a page.
  public static func people(from start: DayDate? = nil, to end: DayDate? = nil) -> Target<Page<ChangedItem>> {
    window("/person/changes", start, end)
  }

  /// What was changed of one film.
  public static func movie(
    _ id: Movie.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/movie/\(id)/changes", start, end)
  }

  /// What was changed of one series.
  public static func show(
    _ id: TVShow.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/tv/\(id)/changes", start, end)
  }

  /// What was changed of one person.
  public static func person(
    _ id: Person.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/person/\(id)/changes", start, end)
  }

  /// What was changed of one season, by its own id and not by its number.
  public static func season(
    _ id: Season.ID, from start: DayDate? = nil, to end: DayDate? = nil
  ) -> Target<Changes> {
    window("/tv/season/\(id)/changes", start, end)
  }

  /// What was changed of one episode, by its own id and not by its number.
  public static func episode(_ id: Episode.ID) -> Target<Changes> {
    Target("/tv/episode/\(id)/changes")
  }

  private static func window<Response>(
    _ path: TargetPath, _ start: DayDate?, _ end: DayDate?
  ) -> Target<Response> {
    Target(path).with("start_date", start?.description).with("end_date", end?.description)
  }
}
