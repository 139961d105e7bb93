import * as v from 'valibot'
import { textUpTo } from '../../../src/domain/bounded.ts'
import { daySchema } from '../../../src/domain/dates.ts'
import type { DocumentKind, WrittenNumber } from '../../../src/domain/documents/kind.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import type { StatusTable } from '../../../src/domain/documents/status.ts'
import type { DocumentLayout } from '../../../src/domain/documents/xml/layout.ts'

/** A kind of document that the product has not: what a company pays to whom, numbered by the symbol of a year. */
export const voucherKey = 'voucher'

export const voucherStatuses = ['draft', 'sent', 'accepted', 'rejected'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

export const voucherStages = {
  draft: { shown: 'draft', stage: 'draft' },
  sent: { shown: 'sent', stage: 'waiting' },
  accepted: { shown: 'accepted', stage: 'accepted' },
  rejected: { shown: 'rejected', stage: 'turnedDown' },
} as const satisfies StatusTable<VoucherStatus, VoucherStatus>

export const voucherSignature = {
  root: 'Phieu',
  core: 'DLPhieu',
  signers: 'DSCKS',
  signerPlace: 'NLap',
} as const satisfies SignedLayout

/** `V` with the last two digits of a year. */
const symbolSchema = v.pipe(v.string(), v.regex(/^V\d{2}$/, 'symbol_is_invalid'))
export const yearOfSymbol = (symbol: string): number => 2000 + Number(symbol.slice(1))

const rules = v.object({
  voucher_id: v.string(),
  symbol: symbolSchema,
  day: daySchema,
  payee: v.pipe(v.string(), v.trim(), v.nonEmpty('payee_is_required')),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'amount_is_invalid')),
})
export type VoucherValues = v.InferOutput<typeof rules>

/** As it is kept and travels; a body bounds its texts and nothing more. */
export const voucherEntries = {
  voucher_id: textUpTo(64),
  symbol: textUpTo(3),
  day: textUpTo(10),
  payee: textUpTo(400),
  amount: textUpTo(20),
}
export type VoucherContent = v.InferOutput<v.ObjectSchema<typeof voucherEntries, undefined>>

/** The largest that has room in `SPhieu`. */
export const largestVoucher = 99_999_999

const layout: DocumentLayout<VoucherValues & WrittenNumber> = {
  signed: voucherSignature,
  version: '2.1.0',
  core: [
    { tag: 'PBan', type: 'text', max: 6, since: '2.0.0', takes: { constant: '2.1.0' } },
    { tag: 'KHPhieu', type: 'text', max: 3, since: '2.0.0', takes: { field: 'symbol' } },
    { tag: 'SPhieu', type: 'number', max: 8, since: '2.0.0', takes: { field: 'number' } },
    { tag: 'NLap', type: 'date', max: 10, since: '2.0.0', takes: { field: 'day' } },
    { tag: 'NNhan', type: 'text', max: 100, since: '2.0.0', takes: { field: 'payee' } },
    { tag: 'STien', type: 'number', max: 15, since: '2.0.0', takes: { field: 'amount' } },
  ],
}

export const voucherKind: DocumentKind<VoucherValues, VoucherContent> = {
  id: 'voucher_id',
  rules,
  toContent: (values) => values,
  toValues: ({ voucher_id, symbol, day, payee, amount }) => ({ voucher_id, symbol, day, payee, amount }),
  layoutOf: () => layout,
  written: (values) => ({ ...values }),
}
