import type { DiffTexts } from './texts.ts'

const box = /viewBox="(\S+) (\S+) (\S+) (\S+)"/
const rowHeight = 26

/** Writes below a drawing what its lines mean. */
export const withLegend = (svg: string, legend: DiffTexts['legend']): string => {
  const [, left = 0, top = 0, width = 0, height = 0] = (box.exec(svg) ?? []).map(Number)
  const y = top + height + rowHeight / 2
  const row = Object.entries(legend).map(([mark, word], index) => {
    const x = left + 16 + index * 150
    return `<g class="edge ${mark}"><path fill="none" stroke="currentColor" d="M${x},${y}L${x + 44},${y}"/><text x="${x + 52}" y="${y + 4}" font-size="12.00">${word}</text></g>`
  })
  return svg
    .replace(box, `viewBox="${left} ${top} ${Math.max(width, 480)} ${height + rowHeight}"`)
    .replace('</svg>', `<g class="legend">\n${row.join('\n')}\n</g>\n</svg>`)
}
