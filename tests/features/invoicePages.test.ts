import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPages, type InvoiceHeights } from '../../src/printing/drawing/templates/invoice/plan.ts'

const page = { top: 32, bottom: 798 } as const
const ordinary: InvoiceHeights = { above: 290, head: 55, rows: [], blankRow: 18, carried: 18, below: 180 }

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

const anyHeights = fc.record({
  above: fc.integer({ min: 150, max: 1400 }),
  head: fc.integer({ min: 30, max: 60 }),
  rows: fc.array(fc.integer({ min: 12, max: 500 }), { minLength: 0, maxLength: 60 }),
  blankRow: fc.constant(18),
  carried: fc.integer({ min: 12, max: 30 }),
  below: fc.integer({ min: 80, max: 1200 }),
})

/** Where the table ends on each page, with what is carried. */
const endsOf = ({ above, head, rows, carried }: InvoiceHeights, counts: readonly number[]): number[] => {
  let start = 0
  return counts.map((count, index) => {
    const own = rows.slice(start, start + count)
    const isCarriedIn = start > 0
    start += count
    const isCarriedOut = start < rows.length && count > 0
    const top = index === 0 ? above : page.top
    return count === 0 && start < rows.length
      ? top
      : top + head + sumOf(own) + (isCarriedIn ? carried : 0) + (isCarriedOut ? carried : 0)
  })
}

describe('the lines of an invoice', () => {
  it('stand on one page with blank rows where they fit, as many as asked for and there is room', () => {
    const rows = [18, 18, 18]
    expect(planPages({ ...ordinary, rows }, page, 9)).toEqual({ rows: [3], blankRows: 6, isEndWhole: true })
    expect(planPages({ ...ordinary, rows }, page, 99).blankRows).toBe(12)
    expect(planPages({ ...ordinary, rows: [] }, page, 3)).toEqual({ rows: [0], blankRows: 3, isEndWhole: true })
  })

  it('leave one for the page with the totals', () => {
    const rows = Array.from({ length: 20 }, () => 18)
    expect(planPages({ ...ordinary, rows }, page, 9)).toEqual({ rows: [19, 1], blankRows: 0, isEndWhole: true })
  })

  it('begin on the second page where what stands above leaves no room', () => {
    expect(planPages({ ...ordinary, above: 780, rows: [18, 18] }, page, 9).rows).toEqual([0, 2])
  })

  it('let totals break that are longer than a page', () => {
    expect(planPages({ ...ordinary, rows: [18], below: 900 }, page, 0)).toEqual({
      rows: [1],
      blankRows: 0,
      isEndWhole: false,
    })
  })

  it('are all on some page, in their order, within its text, and the totals with the last of them', () => {
    fc.assert(
      fc.property(anyHeights, (heights) => {
        const plan = planPages(heights, page, 0)
        expect(sumOf(plan.rows)).toBe(heights.rows.length)
        expect(plan.rows.slice(1).every((count) => count > 0)).toBe(true)
        const ends = endsOf(heights, plan.rows)
        const last = (ends.at(-1) ?? 0) + (plan.isEndWhole ? heights.below : 0)
        const isTableOnPage = (_end: number, index: number): boolean => plan.rows[index] !== 0
        expect(Math.max(0, ...ends.filter(isTableOnPage))).toBeLessThanOrEqual(page.bottom)
        expect(heights.rows.length === 0 ? 0 : last).toBeLessThanOrEqual(page.bottom)
      }),
      { numRuns: 500 },
    )
  })

  it('go to another page only where the next one would not fit', () => {
    fc.assert(
      fc.property(anyHeights, (heights) => {
        const { rows } = planPages({ ...heights, below: 80 }, page, 0)
        const ends = endsOf(heights, rows)
        // What each page but the last two would hold with the next row.
        const fuller = rows.slice(0, -2).flatMap((count, index) => {
          const next = heights.rows[sumOf(rows.slice(0, index + 1))] ?? 0
          return count === 0 ? [] : [(ends[index] ?? 0) + next + 3]
        })
        expect(fuller.filter((end) => end <= page.bottom)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
