import type { Caption } from '../../../../domain/documents/caption.ts'
import type { LayoutId } from '../../../../domain/templates/codes.ts'

export type ColumnKey =
  | 'ordinal'
  | 'description'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'discountRate'
  | 'discount'
  | 'rate'
  | 'net'
  | 'tax'
  | 'gross'

/** What one layout of invoices has and others do not (docs/decisions/0310). */
export interface InvoiceLayout {
  readonly title: Caption
  readonly columns: readonly ColumnKey[]
  /** One rate below the lines, the sums of each rate, or no tax at all. */
  readonly vat: 'oneRate' | 'eachRate' | 'none'
}

const vatInvoice: Caption = { vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG', en: 'VAT INVOICE' }
const salesInvoice: Caption = { vi: 'HÓA ĐƠN BÁN HÀNG', en: 'SALES INVOICE' }

/** Titles of forms that are drawn in the layouts of forms 1 and 2 (forms of Circular 91/2026, appendix V). */
export const titlesOfForms: Readonly<Record<string, Caption>> = {
  '7': { vi: 'HÓA ĐƠN THƯƠNG MẠI ĐIỆN TỬ', en: 'COMMERCIAL INVOICE' },
  '8': {
    vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG\nTÍCH HỢP BIÊN LAI\nTHU THUẾ, PHÍ, LỆ PHÍ',
    en: 'VAT INVOICE WITH INTEGRATED TAX OR FEE RECEIPT',
  },
  '9': {
    vi: 'HÓA ĐƠN BÁN HÀNG\nTÍCH HỢP BIÊN LAI\nTHU THUẾ, PHÍ, LỆ PHÍ',
    en: 'SALES INVOICE WITH INTEGRATED TAX OR FEE RECEIPT',
  },
}

export const taxRefundTitle: Caption = {
  vi: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG\nKIÊM TỜ KHAI HOÀN THUẾ',
  en: 'VAT INVOICE AND TAX REFUND DECLARATION',
}

const goods = ['ordinal', 'description', 'unit', 'quantity', 'price'] as const
const discounts = ['discountRate', 'discount'] as const

/** Layouts by template id (seed 001 §5). */
export const invoiceLayouts: Readonly<Record<Exclude<LayoutId, 'CTPIT00000'>, InvoiceLayout>> = {
  '1000000111': { title: vatInvoice, columns: [...goods, 'net'], vat: 'oneRate' },
  '1000000121': { title: vatInvoice, columns: [...goods, 'rate', 'net'], vat: 'eachRate' },
  '1000000112': { title: vatInvoice, columns: [...goods, ...discounts, 'net'], vat: 'oneRate' },
  '1000000122': { title: vatInvoice, columns: [...goods, ...discounts, 'rate', 'net'], vat: 'eachRate' },
  '1008161211': { title: vatInvoice, columns: [...goods, 'rate', 'net', 'tax', 'gross'], vat: 'eachRate' },
  '2000000201': { title: salesInvoice, columns: [...goods, 'net'], vat: 'none' },
}

/** Points of the column of amounts, less where many columns stand beside it. */
export const amountWidth = ({ columns }: InvoiceLayout): number => (columns.length > 8 ? 60 : 72)

export const hasDiscounts = ({ columns }: InvoiceLayout): boolean => columns.includes('discount')
