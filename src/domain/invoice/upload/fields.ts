import { recordOf } from '../../form/table.ts'

/** What a row says of the invoice that it is a line of; said once, in the first of its rows, it counts for all. */
export const headFields = [
  'order_no',
  'serial_no',
  'inv_date',
  'company_name',
  'buyer_name',
  'tax_code',
  'budget_code',
  'personal_id',
  'passport_no',
  'customer_code',
  'address',
  'phone',
  'email',
  'bank_account',
  'bank_name',
  'payment_method',
  'curr_cd',
  'ex_rate',
  'remark',
  'inv_feature',
  'total_amt',
] as const
export type HeadField = (typeof headFields)[number]

/** What it says of the line. `tax_amt`, as `total_amt` above, is compared with what is counted and not kept. */
export const rowFields = [
  'nature',
  'item_code',
  'item_name',
  'unit',
  'quantity',
  'price',
  'discount_rate',
  'discount_amt',
  'amount',
  'vat_rate',
  'tax_amt',
  'special_kind',
] as const
export type RowField = (typeof rowFields)[number]

export const uploadFields = [...headFields, ...rowFields] as const
export type UploadField = (typeof uploadFields)[number]
export type UploadTexts = Readonly<Record<UploadField, string>>

export const noTexts: UploadTexts = recordOf(uploadFields, () => '')

const numbers: ReadonlySet<UploadField> = new Set([
  'ex_rate',
  'total_amt',
  'quantity',
  'price',
  'discount_rate',
  'discount_amt',
  'amount',
  'tax_amt',
])
export const isNumberField = (field: UploadField): boolean => numbers.has(field)

/** Fields whose digits stand for nothing but themselves: Excel takes the 0 in front of them. */
const codes: ReadonlySet<UploadField> = new Set(['tax_code', 'personal_id', 'budget_code', 'phone', 'bank_account'])
export const isCodeField = (field: UploadField): boolean => codes.has(field)

export interface UploadProblem {
  /** Number of the row in the file. */
  readonly row: number
  readonly field: UploadField
  /** Message code. */
  readonly message: string
}
