/** All columns in the chosen order; those that the order does not name follow in their own. */
export function orderedIds(ids: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((id) => ids.includes(id))
  return [...known, ...ids.filter((id) => !known.includes(id))]
}

/** The same order with one column at another place, within the ends. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((other) => other !== id)
  const at = Math.max(0, Math.min(others.length, place))
  return [...others.slice(0, at), id, ...others.slice(at)]
}
