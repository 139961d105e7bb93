import fc from 'fast-check'
import { natures } from '../../../../src/domain/amounts/line.ts'
import type { InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { newLine, type InvoiceLine } from '../../../../src/domain/invoice/lines.ts'
import type { OriginalBefore } from '../../../../src/domain/invoice/several/listRow.ts'
import { vatInvoice } from './samples.ts'
import { named } from './several.ts'

/** What all invoices of one correction share. */
export interface Terms {
  readonly form_no: string
  readonly curr_cd: string
  readonly price_kind: string
}

const terms: fc.Arbitrary<Terms> = fc.constantFrom(
  { form_no: '1', curr_cd: 'VND', price_kind: 'net' },
  { form_no: '1', curr_cd: 'VND', price_kind: 'gross' },
  { form_no: '1', curr_cd: 'USD', price_kind: 'net' },
  { form_no: '2', curr_cd: 'VND', price_kind: 'untaxed' },
)

const numbers = fc.record({
  nature: fc.constantFrom('goods', 'goods', 'goods', 'promotion', 'discount', 'note', 'special'),
  name: fc.constantFrom('Chè', 'Ấm', 'Chén'),
  rate: fc.constantFrom('8%', '8%', '10%', '5%', 'KCT', 'KHAC:05.26%'),
  quantity: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 1, max: 99_999 }),
  discount: fc.constantFrom('', '', '5', '3.3'),
  isAmount: fc.boolean(),
})

/** A line that can be counted; with a sign, it takes something back as often as it adds. */
const lineOf = ({ form_no }: Terms, signs: readonly string[]): fc.Arbitrary<InvoiceLine> =>
  fc.tuple(numbers, fc.constantFrom(...signs)).map(([said, sign]) => {
    const byAmount = said.isAmount || said.nature === 'discount'
    return {
      ...newLine(form_no === '1' ? said.rate : ''),
      nature: natures[said.nature].code,
      item_name: said.name,
      ...(byAmount
        ? { amount: `${sign}${said.price}` }
        : { quantity: `${sign}${said.quantity}`, price: String(said.price), discount_rate: said.discount }),
    }
  })

const both = ['', '-'] as const

const originalOf = (of: Terms): fc.Arbitrary<OriginalBefore> => {
  const invoice = (signs: readonly string[], changes: Partial<InvoiceValues>) =>
    fc.array(lineOf(of, signs), { maxLength: 6 }).map((lines) => vatInvoice({ ...of, ...changes, lines }))
  return fc.record({
    original: invoice([''], {}),
    adjustments: fc.array(invoice(both, { inv_feature: '2' }), { maxLength: 2 }),
  })
}

/** Lines, each about one of so many invoices; notes about none. */
const linesAbout = (of: Terms, count: number, signs: readonly string[]): fc.Arbitrary<InvoiceLine[]> =>
  fc.array(
    fc
      .tuple(lineOf(of, signs), fc.integer({ min: 1, max: count }))
      .map(([line, place]) => ({ ...line, about: line.nature === natures.note.code ? '' : String(place) })),
    { maxLength: 12 },
  )

/** An invoice that corrects several, with these as they were before. */
export const severalCorrected = (feature: '3' | '4') =>
  fc.tuple(terms, fc.integer({ min: 2, max: 4 })).chain(([of, count]) =>
    fc.record({
      originals: fc.array(originalOf(of), { minLength: count, maxLength: count }),
      content: linesAbout(of, count, feature === '3' ? [''] : both).map((lines) =>
        vatInvoice({
          ...of,
          lines,
          inv_feature: feature,
          corrected: Array.from({ length: count }, (_, place) => named(String(place + 1))),
        }),
      ),
    }),
  )
