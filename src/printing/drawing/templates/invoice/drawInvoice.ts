import type { PrintedInvoice } from '../../../../domain/templates/invoice/printedInvoice.ts'
import type { Draw } from '../../draw.ts'
import { textPlace, type PageImages } from '../page.ts'
import { countedInvoice, markedInvoice } from './definition.ts'
import { rowPadding } from './itemTable.ts'
import { placesIn } from './places.ts'
import { planPages, type InvoiceHeights, type PagePlan } from './plan.ts'
import { itemTableOf } from './rows.ts'

/** More rows than any page has. */
const moreThanAPage = 50

/** An invoice as it was drawn, and how its lines are parted into pages. */
export interface DrawnInvoice<Pdf> {
  readonly pdf: Pdf
  readonly pages: number
  readonly plan: PagePlan
}

const heightsAt = (places: ReadonlyMap<string, number>, count: number): InvoiceHeights => {
  const at = (name: string): number => places.get(name) ?? 0
  const rowTop = (index: number): number => at(`row ${index}`)
  const height = (index: number): number => rowTop(index + 1) - rowTop(index)
  return {
    above: at('table'),
    head: rowTop(0) - rowPadding - at('table'),
    rows: Array.from({ length: count }, (_row, index) => height(index)),
    blankRow: height(count),
    carried: height(count + 1),
    below: at('end') - at('below'),
  }
}

/** Draws an invoice: at once where it may fit on one page, and else after it was measured how its lines part into pages. */
export const drawInvoice = async <Pdf>(
  invoice: PrintedInvoice,
  images: PageImages,
  draw: Draw<Pdf>,
): Promise<DrawnInvoice<Pdf>> => {
  const table = itemTableOf(invoice)
  const { length } = table.rows
  const drawBy = async (plan: PagePlan): Promise<DrawnInvoice<Pdf>> => {
    let pages = 0
    const pdf = await draw(countedInvoice(table, images, plan, (count) => (pages = count)))
    return { pdf, pages, plan }
  }
  if (length < moreThanAPage) {
    const blankRows = Math.max(0, invoice.leastRows - length)
    const onOnePage = await drawBy({ rows: [length], blankRows, isEndWhole: true })
    if (onOnePage.pages === 1) return onOnePage
  }
  const places = await placesIn(markedInvoice(table, images), 'end', draw)
  return drawBy(planPages(heightsAt(places, length), textPlace, invoice.leastRows))
}
