import PassData
import PassLayout

/// A picture that stands in the file's definitions under a name.
struct DefinedPicture {
  var identifier: String
  var width: Int
  var height: Int
}

/// Which picture a file is: where its bytes lie. Rows of one template share them.
struct PicturePlace: Hashable {
  private let address: UnsafeRawPointer?
  private let count: Int

  init(_ file: PictureStore.File) {
    address = file.bytes.withUnsafeBytes { $0.baseAddress }
    count = file.bytes.count
  }
}

extension SVGWriter {
  /// Puts each picture of a face into the file once, however often it is drawn.
  mutating func definePictures(of face: Face, in store: PictureStore) -> [String: DefinedPicture] {
    var defined: [String: DefinedPicture] = [:]
    for item in face.items {
      guard case .image(let image) = item.content, defined[image.path] == nil,
        let file = store.files[image.path]
      else { continue }
      let place = PicturePlace(file)
      if let known = definedPictures[place] {
        defined[image.path] = known
        continue
      }
      let name = identifier("picture")
      out += "<defs><image id=\"\(name)\" width=\"\(file.header.width)\" height=\"\(file.header.height)\""
      out += " preserveAspectRatio=\"none\" href=\"data:\(file.header.kind.rawValue);base64,"
      out += Base64.encode(file.bytes) + "\"/></defs>\n"
      let picture = DefinedPicture(identifier: name, width: file.header.width, height: file.header.height)
      definedPictures[place] = picture
      defined[image.path] = picture
    }
    return defined
  }

  mutating func picture(_ image: ImagePlacement, _ defined: DefinedPicture?) {
    guard let defined, image.rect.width > 0, image.rect.height > 0 else { return }
    let clip = identifier("clip")
    let corners = image.radius > 0 ? " rx=\"\(SVGText.number(image.radius))\"" : ""
    out += "<clipPath id=\"\(clip)\"><rect \(geometry(image.clip))\(corners)/></clipPath>"
    out += "<g clip-path=\"url(#\(clip))\">"
    if image.blur > 0 {
      let filter = identifier("blur")
      out += "<filter id=\"\(filter)\" filterUnits=\"userSpaceOnUse\" \(geometry(image.rect))>"
      out +=
        "<feGaussianBlur stdDeviation=\"\(SVGText.number(image.blur))\"/></filter><g filter=\"url(#\(filter))\">"
    }
    let sx = image.rect.width / Double(defined.width)
    let sy = image.rect.height / Double(defined.height)
    out += "<use href=\"#\(defined.identifier)\" transform=\"translate(\(SVGText.number(image.rect.x))"
    out += " \(SVGText.number(image.rect.y))) scale(\(fraction(sx)) \(fraction(sy)))\"/>"
    if image.blur > 0 { out += "</g>" }
    out += "</g>\n"
  }
}
