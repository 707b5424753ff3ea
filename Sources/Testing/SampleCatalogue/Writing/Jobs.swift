/// TMDB's departments by job.
enum Jobs {
  static func department(of job: String) -> String {
    departments[job] ?? "Crew"
  }

  private static let departments: [String: String] = [
    "Director": "Directing", "Assistant Director": "Directing",
    "Screenplay": "Writing", "Writer": "Writing", "Novel": "Writing", "Story": "Writing", "Author": "Writing",
    "Theatre Play": "Writing", "Characters": "Writing", "Dialogue": "Writing", "Short Story": "Writing",
    "Producer": "Production", "Executive Producer": "Production", "Casting": "Production",
    "Original Music Composer": "Sound", "Music": "Sound", "Songs": "Sound",
    "Director of Photography": "Camera", "Camera Operator": "Camera",
    "Editor": "Editing", "Production Design": "Art", "Art Direction": "Art",
    "Costume Design": "Costume & Make-Up",
    "Animation": "Visual Effects", "Visual Effects": "Visual Effects", "Special Effects": "Visual Effects",
  ]
}
