import { cashRegisterType } from '../../templates/codes.ts'
import type { InvoiceValues } from '../content.ts'
import { typeOfSymbol } from '../forms.ts'
import { natureOf } from '../lines.ts'

/** Invoices that the law corrects in ways of their own: those of assets that have to be registered, and those of cash registers. */
export const invoiceSorts = ['ordinary', 'registrable', 'cashRegister'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** Special goods that have to be registered: vehicles, and land in 2026 (`LHHDTrung`; law of 2026 §3). */
const registered: readonly string[] = ['1', '4']

/** As which an invoice is corrected. */
export const sortOf = ({ serial_no, lines }: Pick<InvoiceValues, 'serial_no' | 'lines'>): InvoiceSort => {
  if (typeOfSymbol(serial_no) === cashRegisterType) return 'cashRegister'
  const isRegistrable = lines.some(
    ({ nature, special_kind }) => natureOf(nature) === 'special' && registered.includes(special_kind),
  )
  return isRegistrable ? 'registrable' : 'ordinary'
}
