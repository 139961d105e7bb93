import type { InvoiceValues } from '../content.ts'
import { hasRates, isInvoiceForm, typeOfSymbol } from '../forms.ts'
import { invoiceVersionOn } from '../times.ts'
import { isDay } from '../../dates.ts'
import { headingKey } from '../../sheetTexts.ts'
import { headFields, type HeadField, type UploadProblem } from './fields.ts'
import type { ReadRow } from './readRow.ts'
import { numberIn } from './numberIn.ts'
import type { UploadTerms } from './settings.ts'

interface Said {
  readonly row: number
  readonly text: string
}

/** What the rows of an invoice say of it: the first that says something counts, and one that says something else is named. */
const saidOf = (rows: readonly ReadRow[], field: HeadField, problems: UploadProblem[]): Said => {
  const saying = rows.filter(({ texts }) => texts[field] !== '')
  const [first] = saying
  if (first === undefined) return { row: rows[0]?.number ?? 0, text: '' }
  const text = first.texts[field]
  const other = field === 'remark' ? undefined : saying.find(({ texts }) => texts[field] !== text)
  if (other !== undefined) problems.push({ row: other.number, field, message: `differs_from_row:${first.number}` })
  return { row: first.number, text }
}

/** Form and symbol of `1C26TAA` or `C26TAA`. */
const symbolOf = (text: string, formOf: UploadTerms['formOf']) => {
  const [, form = '', symbol = ''] = /^([12]?)([CK]\d{2}[A-Z]{3})$/.exec(text.toUpperCase()) ?? []
  if (symbol === '') return { form: '', symbol: text }
  return { form: form === '' ? formOf(symbol) : form, symbol }
}

const dong = new Set(['vnd', 'dong', 'vietnamdong', 'd'])

const currencyOf = (text: string): string => (text === '' || dong.has(headingKey(text)) ? 'VND' : text.toUpperCase())

export interface ReadHead {
  /** Without lines. */
  readonly values: InvoiceValues
  /** What the invoice comes to by the file; empty where it does not say. */
  readonly total: string
  /** Of each field the row that says it, or the first. */
  readonly rowOf: (field: HeadField) => number
}

const beyondRules = (
  values: InvoiceValues,
  feature: string,
  rowOf: ReadHead['rowOf'],
  today: string,
): readonly UploadProblem[] => {
  const at = (field: HeadField, message: string): UploadProblem => ({ row: rowOf(field), field, message })
  return [
    ...(feature === '' || feature === '0' ? [] : [at('inv_feature', 'only_originals_are_uploaded')]),
    ...(isInvoiceForm(values.form_no)
      ? []
      : [at('serial_no', values.serial_no === '' ? 'symbol_is_missing' : 'symbol_is_not_in_use')]),
    ...(isDay(values.inv_date) && values.inv_date > today ? [at('inv_date', 'day_is_in_the_future')] : []),
  ]
}

/** What the rows of one invoice say of it, beside its lines. */
export const readHead = (
  rows: readonly ReadRow[],
  { settings, blank, formOf, today }: UploadTerms,
  problems: UploadProblem[],
): ReadHead => {
  const said = new Map(headFields.map((field) => [field, saidOf(rows, field, problems)] as const))
  const rowOf = (field: HeadField): number => said.get(field)?.row ?? 0
  const text = (field: HeadField): string => said.get(field)?.text ?? ''
  const number = (field: HeadField): string => numberIn(rows, field, { row: rowOf(field), settings }, problems)
  const { form, symbol } = symbolOf(text('serial_no') === '' ? settings.symbol : text('serial_no'), formOf)
  const day = text('inv_date') === '' ? settings.day : text('inv_date')
  const currency = currencyOf(text('curr_cd'))
  const rate = number('ex_rate')
  const values: InvoiceValues = {
    ...blank,
    order_no: text('order_no'),
    form_no: form,
    serial_no: symbol,
    smbl_type: typeOfSymbol(symbol),
    inv_date: day,
    xml_vs: invoiceVersionOn(day, blank.xml_vs),
    company_name: text('company_name'),
    buyer_name: text('buyer_name'),
    tax_code: text('tax_code'),
    budget_code: text('budget_code'),
    personal_id: text('personal_id'),
    passport_no: text('passport_no'),
    customer_code: text('customer_code'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    bank_account: text('bank_account'),
    bank_name: text('bank_name'),
    payment_method: text('payment_method') === '' ? blank.payment_method : text('payment_method'),
    curr_cd: currency,
    ex_rate: rate === '' && currency === 'VND' ? '1' : rate,
    remark: text('remark'),
    price_kind: hasRates(form) ? settings.prices : 'untaxed',
    shop_id: settings.shop,
    req_send_email: settings.mailsBuyers,
  }
  problems.push(...beyondRules(values, text('inv_feature'), rowOf, today))
  return { values, total: number('total_amt'), rowOf }
}
