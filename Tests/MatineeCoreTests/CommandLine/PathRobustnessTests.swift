import Foundation
import Testing
import ToolTestSupport

/// Paths that aren't valid text, and environments without a home folder. Commands refuse them and write nothing
/// elsewhere.
@Suite(.timeLimit(.minutes(5)))
struct PathRobustnessTests {
  private let matinee: CommandLineTool
  private let shell: CommandLineTool

  init() throws {
    matinee = try CommandLineTool()
    shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
  }

  /// Shell commands that switch to an empty home folder.
  private let home = #"HOME="$HOME/home"; export HOME; mkdir -p "$HOME"; cd "$HOME""#

  /// Runs a shell command line. `$0` is the program's path, and `$B` is a byte that isn't valid UTF-8.
  private func run(_ line: String) async throws -> CommandLineTool.Outcome {
    try await shell.run(["-c", "\(home); B=$(printf '\\377'); \(line)", matinee.executable.path])
  }

  /// Returns the names of all files in the home folder, as bytes.
  private func names() async throws -> String {
    try await shell.run(["-c", "\(home); find . | LC_ALL=C sort | od -An -c"]).output
  }

  @Test(arguments: [
    "import x$B.csv", "import x$B.csv --yes --sample", "export x$B.jsonl", "export --format csv x$B", "sync x$B",
    "index update --file x$B.gz --sample", "list popular$B", "--screenshot x$B.png",
  ])
  func `Commands reject an argument that isn't UTF-8`(command: String) async throws {
    let before = try await names()
    let outcome = try await run("exec \"$0\" \(command.replacing("$B", with: "\"$B\""))")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errorOutput.contains("isn’t UTF-8 text"), "\(outcome.errorOutput)")
    #expect(try await names() == before)
  }

  @Test(arguments: ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"])
  func `Commands reject a folder variable that isn't UTF-8`(variable: String) async throws {
    for command in ["rate movie/603 8 --sample", "list popular --sample", "cache status", "index status", ""] {
      let outcome = try await run("mkdir -p \"$HOME/a$B\"; export \(variable)=\"$HOME/a$B\"; exec \"$0\" \(command)")
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errorOutput.contains("The path in \(variable) isn’t UTF-8 text."), "\(outcome.errorOutput)")
    }
    // The command wrote nothing, neither there nor under a repaired name.
    let found = try await shell.run(["-c", "\(home); ls -A | wc -l; ls -A a* | wc -l"]).output
    #expect(found.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == ["1", "0"])
  }

  @Test(arguments: ["unset HOME", "HOME=", "HOME=relative", "unset HOME; XDG_DATA_HOME=relative"])
  func `Commands show an error and write nothing when the home folder is unknown`(change: String) async throws {
    for command in [
      "rate movie/603 8 --sample", "list popular --sample", "lists", "export x.jsonl", "cache status", "index status",
      "index update --sample", "--exit-after content", "",
    ] {
      let outcome = try await run("\(change); export HOME XDG_DATA_HOME; \(change); exec \"$0\" \(command)")
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errorOutput.contains("Matinee doesn’t know where to keep its files"), "\(outcome.errorOutput)")
      #expect(outcome.errorOutput.contains("Set HOME to your home folder"))
    }
    let count = try await shell.run(["-c", "\(home); ls -A | wc -l"]).output
    #expect(count.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
  }

  @Test func `A tilde in a path argument is not expanded`() async throws {
    let outcome = try await run(
      """
      mkdir '~' shared; printf 'Date,Name,Year,Letterboxd URI,Rating\\n2026-03-02,,1927,x,4\\n' > '~/in.csv'
      for ARGUMENT in '~/a.jsonl' '~b.jsonl' '~root/c.jsonl'; do mkdir -p '~root'; "$0" export "$ARGUMENT" || exit 2; done
      "$0" export --format csv '~/tables' || exit 5
      "$0" import '~/in.csv' --dry-run --sample --skipped '~/skipped.csv' > /dev/null || exit 6
      mkdir '~/shared'; "$0" sync '~/shared' > /dev/null || exit 7
      "$0" index update --sample --file '~/none.gz'
      find '~' '~b.jsonl' '~root' -type f ! -path '~/shared/*' | LC_ALL=C sort
      """)
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
    let names = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      names == [
        "~/a.jsonl", "~/in.csv", "~/skipped.csv", "~/tables/history.csv", "~/tables/lists.csv", "~/tables/ratings.csv",
        "~b.jsonl", "~root/c.jsonl",
      ])
    #expect(outcome.errorOutput.contains("none.gz"), "\(outcome.errorOutput)")
  }

  @Test func `Help needs no home folder`() async throws {
    let outcome = try await run("unset HOME; exec \"$0\" --help")
    #expect(outcome.status == 0 && outcome.output.contains("USAGE: matinee"))
  }

  @Test func `Commands need no home folder when all four XDG folders are absolute`() async throws {
    let outcome = try await run(
      "for N in CONFIG CACHE STATE DATA; do export XDG_${N}_HOME=\"$PWD/$N\"; done; unset HOME; exec \"$0\" lists")
    #expect(outcome.status == 0, "\(outcome.errorOutput)")
  }

  @Test func `Commands ignore a relative XDG folder and show a warning`() async throws {
    let outcome = try await run("export XDG_DATA_HOME=data; exec \"$0\" lists")
    #expect(outcome.status == 0)
    #expect(outcome.errorOutput == "matinee: Matinee ignored XDG_DATA_HOME because it isn’t an absolute path.\n")
    #expect(try await shell.run(["-c", "\(home); ls -d data"]).status != 0)
    #expect(try await shell.run(["-c", "\(home); ls -d .local/share/matinee"]).status == 0)
  }
}
