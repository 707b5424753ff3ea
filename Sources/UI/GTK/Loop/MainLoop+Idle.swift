import CAdwaita

extension MainLoop {
  /// Calls `step` once in each turn of the main loop that has neither input nor frames to process, until it returns
  /// `false`.
  public static func whileIdle(_ step: @escaping () -> Bool) {
    g_idle_add_full(
      gint(G_PRIORITY_DEFAULT_IDLE),
      { data in
        MainActor.assumeIsolated { CallbackBox<() -> Bool>.from(data)?.call() == true ? 1 : 0 }
      }, CallbackBox(step).retained(), releaseCallback)
  }
}
