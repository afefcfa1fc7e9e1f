import CPosix
import Glibc

/// How many processors this process may use.
public enum Processors {
  /// The processors that the scheduler lets us run on, but no more than the share that a container's control group
  /// grants; at least one.
  public static var available: Int { max(1, min(allowed, quota ?? .max)) }

  private static var allowed: Int {
    // Room for 8,192 processors; the kernel refuses a set that is too small for what it knows.
    var set = [UInt64](repeating: 0, count: 128)
    guard sched_getaffinity(0, UInt(set.count * 8), &set) == 0 else {
      return Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }
    return set.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Of version 2 control groups: `200000 100000` is two processors, `max 100000` is no limit.
  private static var quota: Int? {
    guard let bytes = try? FileReader.read("/sys/fs/cgroup/cpu.max", limit: 256) else { return nil }
    return quota(in: String(decoding: bytes, as: UTF8.self))
  }

  static func quota(in text: String) -> Int? {
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count == 2, let share = Int(words[0]), let period = Int(words[1]), share > 0, period > 0
    else {
      return nil
    }
    return (share - 1) / period + 1
  }
}
