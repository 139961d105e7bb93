import type { LayoutId } from '../codes.ts'

export type ColumnKey =
  | 'ordinal'
  | 'description'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'discountRate'
  | 'discount'
  | 'rate'
  | 'net'
  | 'tax'
  | 'gross'

/** What one layout of invoices has and others do not (docs/decisions/0310). */
export interface InvoiceLayout {
  readonly columns: readonly ColumnKey[]
  /** One rate below the lines, the sums of each rate, or no tax at all. */
  readonly vat: 'oneRate' | 'eachRate' | 'none'
}

export type InvoiceLayoutId = Exclude<LayoutId, 'CTPIT00000'>

const goods = ['ordinal', 'description', 'unit', 'quantity', 'price'] as const
const discounts = ['discountRate', 'discount'] as const

/** Layouts by template id (seed 001 §5). */
const invoiceLayouts: Readonly<Record<InvoiceLayoutId, InvoiceLayout>> = {
  '1000000111': { columns: [...goods, 'net'], vat: 'oneRate' },
  '1000000121': { columns: [...goods, 'rate', 'net'], vat: 'eachRate' },
  '1000000112': { columns: [...goods, ...discounts, 'net'], vat: 'oneRate' },
  '1000000122': { columns: [...goods, ...discounts, 'rate', 'net'], vat: 'eachRate' },
  '1008161211': { columns: [...goods, 'rate', 'net', 'tax', 'gross'], vat: 'eachRate' },
  '2000000201': { columns: [...goods, 'net'], vat: 'none' },
}

export const hasDiscounts = ({ columns }: InvoiceLayout): boolean => columns.includes('discount')

/** Whether lines have their tax beside them, as form 01/GTGT of Circular 91/2026 has it. */
export const hasTaxes = ({ columns }: InvoiceLayout): boolean => columns.includes('tax')

/** The same layout where lines have rates of their own. */
const withRates = ({ columns }: InvoiceLayout): InvoiceLayout => ({
  columns: columns.flatMap((key) => (key === 'net' ? ['rate', key] : [key])),
  vat: 'eachRate',
})

/** A template's layout for lines of some rates: one rate below the lines cannot stand for several. */
export const layoutFor = (layoutId: InvoiceLayoutId, rates: number): InvoiceLayout => {
  const layout = invoiceLayouts[layoutId]
  return layout.vat === 'oneRate' && rates > 1 ? withRates(layout) : layout
}

export const isInvoiceLayout = (id: string): id is InvoiceLayoutId => Object.hasOwn(invoiceLayouts, id)
