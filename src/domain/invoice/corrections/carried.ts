import { recordOf } from '../../form/table.ts'
import type { InvoiceValues } from '../content.ts'
import { buyerTexts } from '../fields.ts'
import type { InvoiceLine } from '../lines.ts'
import type { InvoiceError } from './errors.ts'
import { discountsOf, noteOf } from './lines.ts'

type Carried = Partial<InvoiceValues>

/** All of it: what is wrong is changed where it stands. */
const whole = (): Carried => ({})

/** Goods and amounts were right and another one bought. */
const withoutBuyer = (): Carried => recordOf(buyerTexts, () => '')

/** What the buyer has kept is still open, in each line; a note has none of it. */
const keptLine = (line: InvoiceLine): InvoiceLine => ({ ...line, quantity: '', discount_amt: '', amount: '' })

/** Nothing was sold: the invoice says why, and comes to nothing. */
const nothing = ({ note }: InvoiceValues): Carried => ({
  lines: [noteOf(note)],
  fees: [],
  untaxed_reduction: '',
  other_reduction: '',
})

/** What a replacing invoice says otherwise than the one that it replaces as it begins, by what is wrong (decision 0513). */
export const carriedFor: Readonly<Record<InvoiceError, (said: InvoiceValues) => Carried>> = {
  nameOrAddress: whole,
  taxCode: whole,
  goods: whole,
  quantity: whole,
  price: whole,
  rate: whole,
  amount: whole,
  wrongBuyer: withoutBuyer,
  returned: ({ lines }) => ({ lines: lines.map(keptLine) }),
  notGiven: nothing,
  volumeDiscount: ({ lines }) => ({ lines: [...lines, ...discountsOf(lines)] }),
  authorityNotice: whole,
}
