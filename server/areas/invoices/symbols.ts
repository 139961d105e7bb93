import type { InvoiceSymbol } from '../../../src/api/contract/invoiceMatters.ts'
import { invoiceTypes, isInvoiceForm } from '../../../src/domain/invoice/forms.ts'
import { largestNumber } from '../../../src/domain/invoice/layout.ts'
import type { TemplateInUse } from '../../templates/templates.ts'
import { isDeclared } from './declared.ts'
import { seriesOf } from './numbering.ts'
import type { Store } from './store/repositories.ts'

type Symbols = readonly InvoiceSymbol[]

const isOfInvoices = ({ form_no, smbl_type }: TemplateInUse): boolean =>
  isInvoiceForm(form_no) && invoiceTypes.some((type) => type === smbl_type)

/** The next number under a symbol on a day, which nothing draws; `last` is empty where none was drawn. */
const nextOf = async (
  { numbers }: Pick<Store, 'numbers'>,
  companyId: string,
  day: string,
  { form_no, serial_no, start_no }: TemplateInUse,
): Promise<{ readonly next: number; readonly last: string }> => {
  const series = seriesOf(companyId, form_no, serial_no)
  const counter = await numbers.counter(series)
  const [free] = await numbers.free(series, day, 1)
  const isBegun = counter !== null && counter.lastDay !== ''
  return { next: free?.number ?? (isBegun ? counter.next : Number(start_no)), last: counter?.lastDay ?? '' }
}

/** Symbols under which invoices of a day may be issued, with the number that the next one gets, or why none may. */
export const symbolsOn = async (
  store: Store,
  companyId: string,
  { day, type }: { readonly day: string; readonly type: string | null },
): Promise<Symbols> => {
  const inUse = await store.templates.inUseOn(companyId, 'invoice', day)
  const symbols: InvoiceSymbol[] = []
  for (const template of inUse.filter((one) => isOfInvoices(one) && (type === null || one.smbl_type === type))) {
    const { id: temp_id, temp_id: layout_id, smbl_type, form_no, serial_no } = template
    const { next, last } = await nextOf(store, companyId, day, template)
    const isCovered = await isDeclared(store, companyId, { form: form_no, symbol: serial_no })
    const problem = !isCovered
      ? 'not_declared'
      : next > largestNumber
        ? 'used_up'
        : last > day
          ? 'later_day_has_number'
          : ''
    symbols.push({
      temp_id,
      layout_id,
      smbl_type,
      form_no,
      serial_no,
      next_no: String(next),
      last_date: last,
      problem,
    })
  }
  return symbols
}

/** Whether invoices of a symbol have numbers of days after one. */
export const issuedAfter = async (
  { numbers }: Pick<Store, 'numbers'>,
  companyId: string,
  { form, symbol, day }: { readonly form: string; readonly symbol: string; readonly day: string },
) => {
  const counter = await numbers.counter(seriesOf(companyId, form, symbol))
  const last_date = counter?.lastDay ?? ''
  return { exists: last_date > day, last_date, last_no: last_date === '' ? '' : String((counter?.next ?? 1) - 1) }
}
