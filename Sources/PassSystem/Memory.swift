import CPosix

/// How this process deals with the memory that it has freed.
public enum Memory {
  /// Keeps freed memory for the next use instead of giving each large block back to the kernel, which would have to be
  /// asked, and would have to zero it, for the next image again.
  ///
  /// For the beginning of a short-lived command. A few megabytes at most stay unused.
  public static func keepWhatIsFreed() {
    _ = mallopt(M_MMAP_THRESHOLD, 8 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 8 << 20)
    _ = mallopt(M_TOP_PAD, 1 << 20)
  }
}
