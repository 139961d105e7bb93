const node = /<g id="node\d+" class="node[^"]*">([\s\S]*?)<\/g>/g
const shape = / (?:points|d)="([^"]+)"/g
const number = /-?[\d.]+/g

/** The rectangle around a node as Graphviz has drawn it; null of one without a shape. */
const boxOf = (group: string) => {
  const numbers = [...group.matchAll(shape)].flatMap(([, text = '']) => (text.match(number) ?? []).map(Number))
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return numbers.length === 0
    ? null
    : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Whether Graphviz has laid a node over another one, as it does in some charts with many states within states. */
export const hasNodesOverlapping = (svg: string): boolean => {
  const boxes = [...svg.matchAll(node)].flatMap(([, group = '']) => boxOf(group) ?? [])
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      ),
  )
}
