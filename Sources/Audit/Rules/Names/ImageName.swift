import Markup
import Words

extension Rule {
  /// The rule that images have names, or are marked as decoration.
  static let imageName = Rule(
    "image-name", .error, act: ["23a2a8"], wcag: ["1.1.1"], others: ["axe:image-alt", "axe:role-img-alt"],
    applies: { page in
      NodeSet(page.elements(named: "img") + page.elements(role: "img")).filter { image in
        page.isHeard(image) && page.isElementOfHTML(image)
      }
    },
    expects: { image, page in
      guard page.isExposed(image), page.name(of: image).allSatisfy(\.isWhitespace) else { return .passed }
      let attribute = page.element(image) == "img" ? "alt" : "aria-label"
      return .failed(mending: .set(attribute, toWordsOf: "image-name.mended", of: image))
    })

  /// The rule that drawings that are images have names.
  static let svgName = Rule(
    "svg-name", .error, act: ["7d6734"], wcag: ["1.1.1"], others: ["axe:svg-img-alt"],
    applies: { page in
      page.elements(with: "role").filter { node in
        guard let root = page.foreignRoot(of: node), page.element(root) == "svg", page.isExposed(node) else {
          return false
        }
        return ["img", "graphics-document", "graphics-symbol"].contains(page.explicitRole(of: node))
      }
    },
    expects: { drawing, page in
      guard page.name(of: drawing).allSatisfy(\.isWhitespace) else { return .passed }
      return .failed(mending: .set("aria-label", toWordsOf: "svg-name.mended", of: drawing))
    })

  /// The rule that the active areas of an image map have names.
  static let areaName = named(
    "area-name", act: ["c487ae"], wcag: ["1.1.1", "2.4.4", "4.1.2"], others: ["axe:area-alt"],
    applies: { page in page.elements(named: "area").filter { page.attribute("href", of: $0) != nil } },
    mendedBy: "alt")
}
