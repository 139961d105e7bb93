import { headFields } from './fields.ts'
import { layoutOf, type LayoutName } from './layouts.ts'
import type { ReadRow } from './readRow.ts'

const saysOfInvoice = ({ texts }: ReadRow): boolean => headFields.some((field) => texts[field] !== '')

/**
 * Rows by the invoices that they are lines of: those with the same order number, wherever they stand. A row without one that says nothing of
 * an invoice goes on with the one above; one that does say something begins another.
 */
export const groupRows = (rows: readonly ReadRow[]): readonly (readonly ReadRow[])[] => {
  const groups: ReadRow[][] = []
  const byKey = new Map<string, ReadRow[]>()
  let above: ReadRow[] | null = null
  for (const row of rows) {
    const key = row.texts.order_no
    const known: ReadRow[] | null = key === '' ? (saysOfInvoice(row) ? null : above) : (byKey.get(key) ?? null)
    if (known === null) {
      above = [row]
      groups.push(above)
    } else {
      known.push(row)
      above = known
    }
    if (key !== '') byKey.set(key, above)
  }
  return groups
}

/** Whether a file of the layout says by keys which rows are one invoice: a row that says something else of one needs its key. */
export const isKeyMissing = (layout: LayoutName, hasKeys: boolean, { texts }: ReadRow): boolean =>
  layoutOf(layout).isKeyNeeded && hasKeys && texts.order_no === ''
