/// What each symbology can carry.
public enum BarcodePayload {
  public struct Fault: Sendable, Equatable {
    public let message: String
    public let hint: String?
  }

  /// Why a message can't be drawn in a symbology; nil if it can.
  public static func fault(in message: String, format: BarcodeFormat) -> Fault? {
    switch format {
    case .qr: tooLong(message, limit: 2_953, format)
    case .aztec: tooLong(message, limit: 1_914, format)
    case .pdf417: tooLong(message, limit: 1_108, format)
    case .code128: code128(message)
    case .code39: code39(message)
    case .codabar: codabar(message)
    case .ean13: ean13(message)
    case .interleaved2of5: interleaved(message)
    }
  }

  /// The capacity of the largest symbol, in bytes; the number is an upper bound for any kind of text.
  private static func tooLong(_ message: String, limit: Int, _ format: BarcodeFormat) -> Fault? {
    let count = message.utf8.count
    let digits = message.utf8.allSatisfy { (0x30...0x39).contains($0) }
    // Digits alone take less than half the room.
    guard count > (digits ? limit * 12 / 5 : limit) else { return nil }
    return Fault(
      message: "\(count) bytes are more than \(format.words) can carry",
      hint: "encode a short reference instead")
  }

  private static func code128(_ message: String) -> Fault? {
    guard let other = message.unicodeScalars.first(where: { $0.value > 0x7F }) else { return nil }
    return Fault(
      message: "'\(Character(other))' is not in Code 128, which carries ASCII",
      hint: "use ASCII, or a QR or Aztec code")
  }

  private static func code39(_ message: String) -> Fault? {
    let known = message.unicodeScalars.first { scalar in
      switch scalar {
      case "0"..."9", "A"..."Z", "-", ".", " ", "$", "/", "+", "%": false
      default: true
      }
    }
    guard let other = known else { return nil }
    let isLower = ("a"..."z").contains(other)
    return Fault(
      message: "'\(Character(other))' is not in Code 39", hint: isLower ? "use capital letters" : nil)
  }

  private static func codabar(_ message: String) -> Fault? {
    let scalars = Array(message.unicodeScalars)
    guard scalars.count >= 3, let first = scalars.first, let last = scalars.last, ("A"..."D").contains(first),
      ("A"..."D").contains(last)
    else {
      return Fault(
        message: "a Codabar message begins and ends with A, B, C or D", hint: "write it like A\(message)B")
    }
    let other = scalars.dropFirst().dropLast().first { scalar in
      switch scalar {
      case "0"..."9", "-", "$", ":", "/", ".", "+": false
      default: true
      }
    }
    return other.map { Fault(message: "'\(Character($0))' is not in Codabar", hint: nil) }
  }

  private static func ean13(_ message: String) -> Fault? {
    let digits = message.utf8.compactMap { (0x30...0x39).contains($0) ? Int($0) - 0x30 : nil }
    guard digits.count == message.utf8.count, digits.count == 12 || digits.count == 13 else {
      return Fault(message: "EAN-13 is 12 digits and a check digit", hint: nil)
    }
    var sum = 0
    for (index, digit) in digits.prefix(12).enumerated() { sum += index % 2 == 0 ? digit : 3 * digit }
    let check = (10 - sum % 10) % 10
    guard digits.count == 13, digits[12] != check else { return nil }
    let right = digits.prefix(12).map(String.init).joined() + String(check)
    return Fault(message: "EAN-13 check digit is \(digits[12]), should be \(check)", hint: "write \(right)")
  }

  private static func interleaved(_ message: String) -> Fault? {
    if let other = message.unicodeScalars.first(where: { !("0"..."9").contains($0) }) {
      return Fault(
        message: "'\(Character(other))' is not in Interleaved 2 of 5, which carries digits", hint: nil)
    }
    guard !message.utf8.count.isMultiple(of: 2) else { return nil }
    return Fault(
      message: "Interleaved 2 of 5 carries pairs of digits; \(message.utf8.count) is an odd number",
      hint: "write 0\(message)")
  }
}
