import CZint
import PassData
public import PassLayout

/// Encodes barcodes by libzint: the raw bytes of the message in its own character set, with no ECI header.
///
/// Tills read what Core Image writes, which is those bytes; an ECI header made some of them show `\000026` (Catima
/// issue 2921). Hence binary mode, never zint's Unicode mode, which switches character sets by itself.
public struct ZintEncoder: SymbolEncoder {
  public init() {}

  public func symbol(for barcode: BarcodeMessage) throws(SymbolRefusal) -> SymbolMatrix {
    let bytes = try MessageEncoding.bytes(of: barcode.message, in: barcode.encoding)
    guard !bytes.isEmpty else { throw SymbolRefusal("the barcode's message is empty") }
    // zint counts in `int` and no format holds more; the check keeps hostile lengths away from it.
    guard bytes.count <= 8_000 else {
      throw SymbolRefusal("\(bytes.count) bytes are more than any barcode holds")
    }
    try SymbologyRules.check(bytes, for: barcode.format)
    // A used symbol keeps stale options, so each barcode gets a fresh one.
    guard let symbol = ZBarcode_Create() else { throw SymbolRefusal("zint has no memory") }
    defer { ZBarcode_Delete(symbol) }
    symbol.pointee.symbology = barcode.format.zintSymbology
    symbol.pointee.input_mode = DATA_MODE
    symbol.pointee.show_hrt = 0
    if barcode.format == .qr { symbol.pointee.option_1 = 2 }  // level M, as Core Image draws
    let status = bytes.withUnsafeBufferPointer { ZBarcode_Encode(symbol, $0.baseAddress, Int32($0.count)) }
    guard status < ZINT_ERROR else {
      throw SymbolRefusal(String(cString: pf_zint_error(symbol)))
    }
    return try matrix(of: symbol, barcode.format)
  }

  private func matrix(
    of symbol: UnsafeMutablePointer<zint_symbol>, _ format: BarcodeFormat
  ) throws(SymbolRefusal) -> SymbolMatrix {
    let columns = Int(symbol.pointee.width)
    let isLinear = !format.isSquare && format != .pdf417
    // An EAN-13's second row would only be guard bars reaching down.
    let rows = isLinear ? 1 : Int(symbol.pointee.rows)
    guard (1...1_152).contains(columns), (1...200).contains(rows) else {
      throw SymbolRefusal("zint drew nothing")
    }
    var modules: [Bool] = []
    modules.reserveCapacity(rows * columns)
    for row in 0..<rows {
      for column in 0..<columns { modules.append(pf_zint_is_dark(symbol, Int32(row), Int32(column)) != 0) }
    }
    let height = isLinear ? Double(columns) / 5 : format == .pdf417 ? 3 : 1
    guard let matrix = SymbolMatrix(columns: columns, rows: rows, rowHeight: height, modules: modules) else {
      throw SymbolRefusal("zint drew nothing")
    }
    return matrix
  }
}

extension BarcodeFormat {
  fileprivate var zintSymbology: Int32 {
    switch self {
    case .qr: BARCODE_QRCODE
    case .aztec: BARCODE_AZTEC
    case .pdf417: BARCODE_PDF417
    case .code128: BARCODE_CODE128
    case .code39: BARCODE_CODE39
    case .codabar: BARCODE_CODABAR
    case .ean13: BARCODE_EANX
    case .interleaved2of5: BARCODE_C25INTER
    }
  }
}
