/** A rectangle in a drawing, in its own units. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const narrow = /[\s.,;:'|!ilj[\]()]/
const wide = /[\p{Script=Hangul}\p{Script=Han}MWmw@—→]/u

/** About the width of a text in the widest font that a reader may have, in parts of its size. */
const widthOf = (text: string) =>
  [...text.replaceAll('&#160;', ' ').replaceAll(/&\w+;/g, '&')]
    .map((letter) => (narrow.test(letter) ? 0.38 : wide.test(letter) ? 1 : 0.64))
    .reduce((sum, width) => sum + width, 0)

const textElement = /<text ([^>]*) x="([^"]+)" y="([^"]+)" font-size="([^"]+)">([^<]*)<\/text>/g

const linesOf = (group: string): readonly Box[] =>
  [...group.matchAll(textElement)].map(([, , x, y, size, text = '']) => {
    const [left, base, em] = [Number(x), Number(y), Number(size)]
    return { left, right: left + widthOf(text) * em, top: base - em, bottom: base + em / 4 }
  })

const polygon = /<polygon fill="#ffffff"[^>]* points="([^"]+)"/

/** The box of a state without states in it. */
const stateBox = (group: string): readonly Box[] => {
  const points = (polygon.exec(group)?.[1] ?? '').split(' ').map((point) => point.split(',').map(Number))
  if (!group.startsWith('<g class="node') || points.length < 4) return []
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  return [{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }]
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top)

const moved = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
})

const step = 6
const reach = 50
const places = Array.from({ length: 2 * reach + 1 }, (_, index) => (index - reach) * step)

/** Ways to move a label by up to 300 units, the shortest first. */
const ways: readonly (readonly [x: number, y: number])[] = places
  .flatMap((x) => places.map((y) => [x, y] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))

const writtenAt = (group: string, x: number, y: number) =>
  group.replaceAll(
    textElement,
    (_, rest: string, left: string, top: string, size: string, text: string) =>
      `<text ${rest} x="${(Number(left) + x).toFixed(2)}" y="${(Number(top) + y).toFixed(2)}" font-size="${size}">${text}</text>`,
  )

const frame = /viewBox="(\S+) (\S+) (\S+) (\S+)"/
const shift = /translate\((\S+) (\S+)\)/

/** The sheet of a drawing, in the units of what stands on it. */
const sheetOf = (svg: string): Box => {
  const [, x = 0, y = 0, width = 0, height = 0] = (frame.exec(svg) ?? []).map(Number)
  const [, right = 0, down = 0] = (shift.exec(svg) ?? []).map(Number)
  return { left: x - right, right: x + width - right, top: y - down, bottom: y + height - down }
}

const group = /<g class="(?:node|cluster|edge)[\s\S]*?<\/g>/g

/**
 * A drawing of `svgOf` whose transitions have no label over another one, over a text of a state or over a state's edge.
 * Graphviz keeps no room for labels of loops and of transitions between states in other states. A label moves as little as it has to.
 */
export const labelsApart = (svg: string): string => {
  const groups = svg.match(group) ?? []
  const isEdge = (one: string) => one.startsWith('<g class="edge')
  const states = groups.filter((one) => !isEdge(one)).flatMap((one) => [...linesOf(one), ...stateBox(one)])
  const labels = groups.filter(isEdge).map((one) => ({ before: one, now: one, lines: linesOf(one) }))
  const sheet = sheetOf(svg)
  const isOnSheet = ({ left, right, top, bottom }: Box) =>
    left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom
  for (const label of labels) {
    const taken = [...states, ...labels.flatMap((other) => (other === label ? [] : other.lines))]
    const isFree = (lines: readonly Box[]) => !lines.some((line) => taken.some((other) => overlap(line, other)))
    if (isFree(label.lines)) continue
    const way = ways.find(([x, y]) => {
      const lines = label.lines.map((line) => moved(line, x, y))
      return lines.every(isOnSheet) && isFree(lines)
    })
    if (way === undefined) continue
    label.now = writtenAt(label.before, ...way)
    label.lines = label.lines.map((line) => moved(line, ...way))
  }
  const written = [...labels]
  return svg.replaceAll(group, (one) => (isEdge(one) ? (written.shift()?.now ?? one) : one))
}
