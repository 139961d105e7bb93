import type { InvoiceSymbol } from '../../../src/api/contract/invoiceMatters.ts'
import { invoiceTypes, isInvoiceForm } from '../../../src/domain/invoice/forms.ts'
import { largestNumber } from '../../../src/domain/invoice/layout.ts'
import type { TemplateInUse } from '../../templates/templates.ts'
import { addressIfAny } from '../../images/address.ts'
import { nextNumber } from '../../numbering/nextNumber.ts'
import { declaredUsages, isCovered } from './declared.ts'
import { seriesOf } from './numbering.ts'
import type { Store } from './store/repositories.ts'

type Symbols = readonly InvoiceSymbol[]

const isOfInvoices = ({ form_no, smbl_type }: TemplateInUse): boolean =>
  isInvoiceForm(form_no) && invoiceTypes.some((type) => type === smbl_type)

/** Symbols under which invoices of a day may be issued, with the number that the next one gets, or why none may. */
export const symbolsOn = async (
  store: Store,
  companyId: string,
  { day, type }: { readonly day: string; readonly type: string | null },
): Promise<Symbols> => {
  const inUse = await store.templates.inUseOn(companyId, 'invoice', day)
  const usages = await declaredUsages(store, companyId)
  const symbols: InvoiceSymbol[] = []
  for (const template of inUse.filter((one) => isOfInvoices(one) && (type === null || one.smbl_type === type))) {
    const { id: temp_id, temp_id: layout_id, smbl_type, form_no, serial_no, start_no } = template
    const series = seriesOf(companyId, form_no, serial_no)
    const { next, lastDay: last } = await nextNumber(store, series, day, Number(start_no))
    const problem = !isCovered(usages, { form: form_no, symbol: serial_no })
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
      logo_img: addressIfAny(template.logo_img),
      bg_img: addressIfAny(template.bg_img),
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
