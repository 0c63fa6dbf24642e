import TestSupport
import Testing

@testable import Markup

@Suite("A set of nodes")
struct NodeSetTests {
  @Test("holds what was added and not taken out, in document order, as a set of their numbers does")
  func isASet() {
    var random = Seed("set of nodes")
    var nodes: NodeSet = []
    var numbers: Set<Int> = []
    for _ in 0..<2000 {
      let number = Int.random(in: 0..<300, using: &random)
      if Bool.random(using: &random) {
        #expect(nodes.insert(MarkupNode(number)) == numbers.insert(number).inserted)
      } else {
        nodes.remove(MarkupNode(number))
        numbers.remove(number)
      }
      #expect(nodes.count == numbers.count)
    }
    #expect(nodes.map { Int($0.index) } == numbers.sorted())
    #expect((0..<400).filter { nodes.contains(MarkupNode($0)) } == numbers.sorted())
  }

  @Test("without a node is empty, has no first node, and holds none")
  func isEmpty() {
    var nodes: NodeSet = []
    #expect(nodes.isEmpty && Array(nodes).isEmpty && !nodes.contains(MarkupNode(0)))
    nodes.insert(MarkupNode(64))
    nodes.remove(MarkupNode(64))
    #expect(nodes.isEmpty && Array(nodes).isEmpty)
  }
}
