import { invoiceAmounts } from '../../../../src/domain/invoice/amounts.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { inDong } from '../../../../src/domain/amounts/document.ts'
import type { Amount } from '../../../../src/domain/money.ts'

/** What an invoice comes to, as its row has it: in its currency as texts, in đồng as whole numbers. */
export interface KeptAmounts {
  readonly net_amt: string
  readonly tax_amt: string
  readonly total_amt: string
  readonly total_order: string
  readonly net_vnd: number | null
  readonly tax_vnd: number | null
  readonly total_vnd: number | null
}

const nothing: KeptAmounts = {
  net_amt: '',
  tax_amt: '',
  total_amt: '',
  total_order: '',
  net_vnd: null,
  tax_vnd: null,
  total_vnd: null,
}

/** Digits of an amount that is summed up: both databases hold it exactly, and so does JavaScript. */
const summedDigits = 15

const dongOf = (amount: Amount, { curr_cd, ex_rate }: InvoiceContent): number | null => {
  const dong = curr_cd === 'VND' ? amount : inDong(amount, ex_rate)
  return dong === null || dong.replace('-', '').length > summedDigits ? null : Number(dong)
}

/** A text that is in order as its amount is. */
const orderOf = (dong: number | null): string => (dong === null ? '' : String(dong).padStart(summedDigits, '0'))

/** Empty of a draft whose amounts cannot be counted yet. */
export const keptAmounts = (content: InvoiceContent): KeptAmounts => {
  const counted = content.lines.length === 0 ? null : invoiceAmounts(content)
  if (counted?.ok !== true) return nothing
  const { net, tax, total } = counted.value
  const total_vnd = dongOf(total, content)
  return {
    net_amt: net,
    tax_amt: tax,
    total_amt: total,
    total_order: orderOf(total_vnd),
    net_vnd: dongOf(net, content),
    tax_vnd: dongOf(tax, content),
    total_vnd,
  }
}

/** Whole đồng as an answer says them. */
export const dongText = (kept: number | string | bigint | null): string => (kept === null ? '' : String(kept))
