import { hasRates } from '../forms.ts'
import { newLine, natureOf, type InvoiceLine } from '../lines.ts'
import { readNature, readRate } from './codes.ts'
import type { RowField, UploadProblem } from './fields.ts'
import { numberIn } from './numberIn.ts'
import type { ReadRow } from './readRow.ts'
import type { UploadTerms } from './settings.ts'

export interface UploadedLine {
  readonly line: InvoiceLine
  /** Its VAT by the file; empty where it does not say. */
  readonly tax: string
}

const numbers = ['quantity', 'price', 'discount_rate', 'discount_amt', 'amount'] as const

/** What says nothing of a note, though files hold it: amounts of nothing, and a rate. */
const asNote = (line: InvoiceLine): InvoiceLine => {
  const said = (text: string): string => (text === '0' ? '' : text)
  return {
    ...line,
    vat_rate: '',
    quantity: said(line.quantity),
    price: said(line.price),
    discount_rate: said(line.discount_rate),
    discount_amt: said(line.discount_amt),
    amount: said(line.amount),
  }
}

/** A row as a line of an invoice of a form. */
export const readLine = (
  row: ReadRow,
  form: string,
  { settings, layout }: UploadTerms,
  problems: UploadProblem[],
): UploadedLine => {
  const refuse = (field: RowField, message: string): void => {
    problems.push({ row: row.number, field, message })
  }
  const number = (field: RowField): string => numberIn([row], field, { row: row.number, settings }, problems)
  const { texts } = row
  if (texts.special_kind !== '' && texts.special_kind !== '0') refuse('special_kind', 'special_goods_are_not_uploaded')
  const nature = readNature(texts.nature, layout)
  if ('message' in nature) refuse('nature', nature.message)
  const rate = readRate(texts.vat_rate, layout)
  if ('message' in rate) refuse('vat_rate', rate.message)
  else if (rate.code !== '' && !hasRates(form)) refuse('vat_rate', 'vat_rate_is_of_another_form')
  const line: InvoiceLine = {
    ...newLine('message' in rate || !hasRates(form) ? '' : rate.code),
    nature: 'message' in nature ? '1' : nature.code,
    item_code: texts.item_code,
    item_name: texts.item_name,
    unit: texts.unit,
  }
  for (const field of numbers) line[field] = number(field)
  return { line: natureOf(line.nature) === 'note' ? asNote(line) : line, tax: number('tax_amt') }
}
