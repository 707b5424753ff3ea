/// A Letterboxd zip archive with a passphrase.
public enum EncryptedArchive {
  /// The archive, with a `ratings.csv` of one film. The passphrase is “sesame”.
  public static let base64 =
    "UEsDBAoACQAAAHofdl1uGQ7XZAAAAFgAAAALAAAAcmF0aW5ncy5jc3aEy0D/9V/VWm0v48q0q+VzZ7qUBk/bljkUSuz6Gw2KDM+cyoge48HphqKVYgoYiliey/LqPz6uUX4jmlHo61Ke1xKYZPX2ExOJg45oVCMD5UweAx51fPG4qqEaKVx+fgRqsMf4UEsHCG4ZDtdkAAAAWAAAAFBLAQIeAwoACQAAAHofdl1uGQ7XZAAAAFgAAAALAAAAAAAAAAEAAACkgQAAAAByYXRpbmdzLmNzdlBLBQYAAAAAAQABADkAAACdAAAAAAA="
}
