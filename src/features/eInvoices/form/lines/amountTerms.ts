import { getValue } from '@modular-forms/react'
import type { InvoiceText } from '../../../../domain/invoice/fields.ts'
import type { InvoiceFields } from '../fields.ts'
import { heldFees } from '../heldRows.ts'
import type { AmountTerms } from './liveAmounts.ts'

const texts = [
  'form_no',
  'inv_date',
  'inv_feature',
  'inv_date_ref',
  'curr_cd',
  'price_kind',
  'untaxed_reduction',
  'other_reduction',
  'reduced_percent',
] as const satisfies readonly InvoiceText[]

/** Fields on which amounts and rates of lines depend. */
export const termNames = [...texts, 'fees', 'ex_rate'] as const

/** What amounts depend on beside the lines, as the fields hold it. */
export const amountTermsIn = (fields: InvoiceFields): AmountTerms & { readonly ex_rate: string } => {
  const said = (name: (typeof termNames)[number]): string => getValue(fields, name, { shouldActive: false }) ?? ''
  return {
    form_no: said('form_no'),
    inv_date: said('inv_date'),
    inv_feature: said('inv_feature'),
    inv_date_ref: said('inv_date_ref'),
    curr_cd: said('curr_cd'),
    price_kind: said('price_kind'),
    untaxed_reduction: said('untaxed_reduction'),
    other_reduction: said('other_reduction'),
    reduced_percent: said('reduced_percent'),
    ex_rate: said('ex_rate'),
    fees: [...heldFees.rowsIn(said('fees'))],
  }
}
