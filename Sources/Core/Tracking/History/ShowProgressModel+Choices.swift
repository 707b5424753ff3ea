import Library
import TitleIdentity

/// The user's choices about a series. Each is one write that can be undone.
extension ShowProgressModel {
  /// Pauses or drops the series, or resumes it.
  ///
  /// - Parameter state: The new state; `nil` if it should follow from the plays again.
  public func set(_ state: ShowState?) {
    act({}) { library, show in
      await library.perform(ChoiceText.state(state, of: show)) { try $0.setState(state, of: show) }
    }
  }

  /// Starts watching the series again from the first episode, or stops that. All plays stay in the history.
  public func setRewatching(_ isRewatching: Bool) {
    act({}) { library, show in
      await library.perform(ChoiceText.rewatch(isRewatching, of: show)) { batch in
        try batch.resume(show)
        try batch.setRewatching(isRewatching, of: show)
      }
    }
  }

  /// Counts the specials like other episodes, or leaves them out.
  public func setSpecials(_ areCounted: Bool) {
    act({}) { library, show in
      await library.perform(ChoiceText.specials(areCounted, of: show)) { try $0.setSpecials(areCounted, of: show) }
    }
  }
}
