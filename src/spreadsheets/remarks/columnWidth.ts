const opening = /<((?:\w+:)?)cols>/
const one = /<(?:\w+:)?col\s[^<>]*\/>/g
const from = /\bmin="(\d+)"/
const to = /\bmax="(\d+)"/

const within = (col: string, first: number, last: number): string =>
  first > last ? '' : col.replace(from, `min="${first}"`).replace(to, `max="${last}"`)

/** A description of columns without one of them: one that covers it is split. */
const without = (col: string, column: number): [before: string, after: string] => {
  const [first, last] = [Number(from.exec(col)?.[1]), Number(to.exec(col)?.[1])]
  if (last < column) return [col, '']
  if (first > column) return ['', col]
  return [within(col, first, column - 1), within(col, column + 1, last)]
}

/** Where the descriptions of columns stand, or null where a sheet has none. */
const widthsIn = (head: string) => {
  const start = opening.exec(head)
  if (start === null) return null
  const [tag, prefix = ''] = start
  const from = start.index + tag.length
  const to = head.indexOf(`</${prefix}cols>`, from)
  return to === -1 ? null : { prefix, from, to }
}

/** The beginning of a sheet, up to its rows, with the width of one more column. `column` is 1 for A. */
export const withWidth = (head: string, column: number, width: number): string => {
  const found = widthsIn(head)
  const prefix = found?.prefix ?? /<((?:\w+:)?)sheetData[\s/>]/.exec(head)?.[1] ?? ''
  const added = `<${prefix}col min="${column}" max="${column}" width="${width}" customWidth="1"/>`
  if (found === null)
    return head.replace(/<(?:\w+:)?sheetData[\s/>]/, (start) => `<${prefix}cols>${added}</${prefix}cols>${start}`)
  const parts = [...head.slice(found.from, found.to).matchAll(one)].map(([col]) => without(col, column))
  const inside = `${parts.map(([before]) => before).join('')}${added}${parts.map(([, after]) => after).join('')}`
  return `${head.slice(0, found.from)}${inside}${head.slice(found.to)}`
}
