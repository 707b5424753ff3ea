import Testing

@testable import LibraryFormats

/// Rows as RFC 4180 has them, and as people's files break it.
struct CSVReaderTests {
}
