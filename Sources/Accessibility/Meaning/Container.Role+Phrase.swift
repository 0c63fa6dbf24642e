import TextModel
import Words

extension Container.Role {
  /// The name of the part; nil for parts that are announced by other means.
  public var phrase: Phrase.Key? {
    switch self {
    case .footnote, .endnotes, .pullquote, .pageList, .tableOfContents, .landmarks: nil
    case .abstract: .abstract
    case .acknowledgments: .acknowledgments
    case .afterword: .afterword
    case .appendix: .appendix
    case .bibliography: .bibliography
    case .chapter: .chapter
    case .colophon: .colophon
    case .conclusion: .conclusion
    case .copyrightPage, .terms: .copyrightPage
    case .cover: .cover
    case .credits: .credits
    case .dedication: .dedication
    case .epigraph: .epigraph
    case .epilogue: .epilogue
    case .errata: .errata
    case .foreword: .foreword
    case .glossary: .glossary
    case .index: .index
    case .introduction: .introduction
    case .part: .part
    case .preface: .preface
    case .prologue: .prologue
    case .titlePage: .titlePage
    }
  }
}
