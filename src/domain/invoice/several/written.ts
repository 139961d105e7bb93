import { methodOf } from '../../corrections/features.ts'
import type { InvoiceContent } from '../content.ts'
import { personOf } from '../said.ts'
import type { ListedGoods, ListRow } from './listRow.ts'

/** What the list is written from: the invoice that corrects several, and the rows of their goods. */
export interface CorrectionListValues {
  readonly content: InvoiceContent
  readonly rows: readonly ListRow[]
}

type GoodsTexts = 'name' | 'quantity' | 'price' | 'net' | 'rate' | 'tax' | 'others' | 'total'
type DifferenceTexts = 'net' | 'tax' | 'others' | 'total'

/** A row as it is written; all of a side without goods is empty. */
export type WrittenListRow = {
  readonly [
    Text in
      | 'ordinal'
      | 'form_no'
      | 'serial_no'
      | 'inv_no'
      | `${GoodsTexts}_${'before' | 'after'}`
      | `${DifferenceTexts}_difference`
  ]: string
}

export interface WrittenList {
  readonly version: string
  readonly title: string
  readonly list_no: string
  readonly list_date: string
  readonly feature: string
  readonly seller: string
  readonly seller_tax_code: string
  readonly seller_address: string
  readonly buyer: string
  readonly buyer_tax_code: string
  readonly buyer_address: string
  readonly reason: string
  readonly rows: readonly WrittenListRow[]
}

/** The number of its form: `KHMBKe`. */
export const listCode = '01/BK-ĐCTT'

/** The title of the list, and what it calls itself: `TBKe`, `TCHDon`. */
export const listFeatures = {
  replace: { feature: '1', title: 'Bảng kê hóa đơn điện tử bị thay thế' },
  adjust: { feature: '2', title: 'Bảng kê hóa đơn điện tử bị điều chỉnh' },
} as const

/** Totals beside net and tax: there are none, since fees and reductions are not corrected together. */
const othersOf = ({ item_name }: ListedGoods): string => (item_name === '' ? '' : '0')

const writtenRow = ({ before, after, difference, ...named }: ListRow, index: number): WrittenListRow => ({
  ...named,
  ordinal: String(index + 1),
  name_before: before.item_name,
  quantity_before: before.quantity,
  price_before: before.price,
  net_before: before.net,
  rate_before: before.rate,
  tax_before: before.tax,
  others_before: othersOf(before),
  total_before: before.total,
  name_after: after.item_name,
  quantity_after: after.quantity,
  price_after: after.price,
  net_after: after.net,
  rate_after: after.rate,
  tax_after: after.tax,
  others_after: othersOf(after),
  total_after: after.total,
  net_difference: difference.net,
  tax_difference: difference.tax,
  others_difference: '0',
  total_difference: difference.total,
})

/** The list as its layout takes it. Throws a RangeError of an invoice that corrects none. */
export const writtenList = ({ content, rows }: CorrectionListValues): WrittenList => {
  const method = methodOf(content.inv_feature)
  if (method === null) throw new RangeError('a list is written of an invoice that corrects none')
  return {
    ...listFeatures[method],
    version: content.xml_vs,
    list_no: content.correction_list_no,
    list_date: content.inv_date,
    seller: content.comp_nm,
    seller_tax_code: content.comp_taxcd,
    seller_address: content.comp_add,
    buyer: content.company_name === '' ? personOf(content) : content.company_name,
    buyer_tax_code: content.tax_code,
    buyer_address: content.address,
    reason: content.note,
    rows: rows.map(writtenRow),
  }
}
