import AppFoundation
import LoadingState
import Testing
import TitleIdentity

@testable import Search

/// The message for a search without results.
struct NoResultsTests {
  @Test(
    arguments: [
      ([], [], true), ([MediaKind.movie], [], false), ([], [SearchCoverage.Gap.userLists], false),
    ] as [(Set<MediaKind>, [SearchCoverage.Gap], Bool)])
  func `No Results offers the title index unless there is one, or it can't help`(
    indexed: Set<MediaKind>, gaps: [SearchCoverage.Gap], isOffered: Bool
  ) {
    let coverage = SearchCoverage(kinds: [.movie], indexed: indexed, gaps: gaps)
    let message = StateMessage.noResults(for: SearchRequest("spiriited"), coverage)
    #expect(message.title == "No Results")
    let offer = message.suggestions?.all.first
    #expect(offer?.title == (isOffered ? "Download Titles for Offline Search" : nil))
    #expect(offer?.action == (isOffered ? .settings(.downloadTitleIndex) : nil))
  }
}
