import PassData
import PassLayout

/// Where on a drawing findings of `lint` belong: around all that comes from the place in pass.json that they name.
struct FindingMarks {
  var marks: [Face.Side: [Mark]] = [:]

  init(_ findings: [Diagnostic], on drawing: PassDrawing) {
    for finding in findings {
      guard let pointer = finding.location?.pointer, !pointer.tokens.isEmpty else { continue }
      for face in drawing.faces {
        guard let rect = Self.bounds(of: pointer, on: face) else { continue }
        let kind: Mark.Kind =
          switch finding.severity {
          case .error: .error
          case .warning: .warning
          case .note: .note
          }
        marks[face.side, default: []].append(Mark(kind, rect, "\(finding.message) [\(finding.code)]"))
      }
    }
  }

  /// The box around every item at or below a pointer; where there is none, around those of the field above it.
  private static func bounds(of pointer: JSONPointer, on face: Face) -> Rect? {
    var place = pointer
    while place.tokens.count >= 1 {
      let boxes = face.items.filter {
        $0.source.part != .card && $0.source.pointer?.isAtOrBelow(place) == true
      }.map(\.bounds)
      if let first = boxes.first { return boxes.dropFirst().reduce(first) { $0.union($1) } }
      // `…/primaryFields/0/currencyCode` belongs to the field; anything higher is not one thing on the card.
      guard case .index = place.parent.tokens.last, place.tokens.count > 1 else { return nil }
      place = place.parent
    }
    return nil
  }
}

extension JSONPointer {
  func isAtOrBelow(_ other: JSONPointer) -> Bool { tokens.starts(with: other.tokens) }
}

extension Rect {
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
