/** The child of `parent` that `node` lies in, where something has wrapped it since; null where it has been taken out altogether. */
const childAround = (parent: Node, node: Node): Node | null => {
  let around: Node | null = node
  while (around !== null && around.parentNode !== parent) around = around.parentNode
  return around
}

/**
 * Lets React go on where a translator or another extension has wrapped its text nodes in elements, or put others in their place. React removes and inserts beside nodes that it
 * knows, and a node that is no longer where React has put it would end the page with a NotFoundError. The wrapper goes with what it wraps (docs/decisions/0445).
 */
export const tolerateForeignNodes = (prototype: Node = Node.prototype): void => {
  const removeChild: (this: Node, child: Node) => Node = Reflect.get(prototype, 'removeChild')
  const insertBefore: (this: Node, node: Node, before: Node | null) => Node = Reflect.get(prototype, 'insertBefore')
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const around = childAround(this, child)
    if (around !== null) removeChild.call(this, around)
    return child
  }
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before === null ? null : childAround(this, before))
    return node
  }
}
