/** How high the parts of an invoice are, in points. */
export interface InvoiceHeights {
  /** From the top of the page to the table of lines. */
  readonly above: number
  /** Of the table's head, which stands on each page. */
  readonly head: number
  readonly rows: readonly number[]
  readonly blankRow: number
  /** Of a row that carries sums. */
  readonly carried: number
  /** What stands below the lines. */
  readonly below: number
}

/** Where the text of a page begins and ends. */
interface TextPlace {
  readonly top: number
  readonly bottom: number
}

/** How the lines of an invoice are parted into pages. */
export interface PagePlan {
  /** Rows of each page in turn; the first page has none where what stands above them leaves no room. */
  readonly rows: readonly number[]
  /** Rows without text below the lines. */
  readonly blankRows: number
  /** Whether all that stands below the lines is kept on one page. */
  readonly isEndWhole: boolean
}

/** Points that stay free, for rules and rounding. */
const slack = 3

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

/** How many rows stand on a page from `start` on; the last one stays for the page with the end. */
const rowsThatFit = (rows: readonly number[], start: number, room: number): number => {
  let used = 0
  let count = 0
  while (start + count < rows.length - 1) {
    used += rows[start + count] ?? 0
    if (used > room) break
    count += 1
  }
  return count
}

/**
 * Parts the lines into pages: each page but the last ends with what its lines and all before come to, each but the first begins with it, and the
 * end stands with at least one line.
 * @param leastRows rows at least where all stand on one page
 */
export const planPages = (heights: InvoiceHeights, { top, bottom }: TextPlace, leastRows: number): PagePlan => {
  const { above, head, rows, carried, below, blankRow } = heights
  const laterRoom = bottom - top - head - slack
  const isEndWhole = below + (rows.at(-1) ?? 0) <= laterRoom - carried
  const end = isEndWhole ? below : 0
  const pages: number[] = []
  let room = bottom - above - head - slack
  let start = 0
  let left = sumOf(rows)
  for (;;) {
    if (left + end <= room || start >= rows.length) {
      pages.push(rows.length - start)
      const blank = Math.min(leastRows - rows.length, Math.floor((room - left - end) / blankRow))
      return { rows: pages, blankRows: pages.length === 1 ? Math.max(0, blank) : 0, isEndWhole }
    }
    const fitting = rowsThatFit(rows, start, room - carried)
    // A row that is higher than a page stands by itself.
    const count = fitting === 0 && pages.length > 0 ? 1 : fitting
    pages.push(count)
    left -= sumOf(rows.slice(start, start + count))
    start += count
    room = laterRoom - (start === 0 ? 0 : carried)
  }
}
