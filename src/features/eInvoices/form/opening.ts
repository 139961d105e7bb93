import type { InvoiceDetail } from '../../../api/contract/invoiceFiling.ts'
import type { InvoiceSymbol } from '../../../api/contract/invoiceMatters.ts'
import type { DocumentOpening } from '../../../documents/form/page/opening.ts'
import { openedKept, openedNew, type OpenedDocument } from '../../../documents/form/page/openedDocument.ts'
import type { Company } from '../../../domain/company.ts'
import { invoiceValuesOf, type InvoiceValues } from '../../../domain/invoice/content.ts'
import { newInvoice } from '../../../domain/invoice/defaults.ts'
import { emptiedFor } from '../../../domain/invoice/forms.ts'
import { ofItsOwn } from '../../../domain/invoice/related.ts'
import { invoiceStageOf } from '../../../domain/invoice/status.ts'
import { invoiceVersions } from '../../../domain/invoice/times.ts'
import type { OfferedShops } from '../queries/choices.ts'
import { toForm, type InvoiceFormValues } from './formValues.ts'

interface Sources {
  readonly company: Company | undefined
  /** The one that is open, or that a new one is a copy of. */
  readonly detail: InvoiceDetail | undefined
  /** `YYYY-MM-DD` in Vietnam. */
  readonly today: string
  /** The newest XML version that the company has. */
  readonly newest: string
  readonly symbols: readonly InvoiceSymbol[]
  /** Undefined where they could not be read. */
  readonly shops: OfferedShops | undefined
}

/** The newest XML version among those that the company has. */
export const newestOf = (versions: readonly { readonly code: string }[]): string => {
  const had = versions.map(({ code }) => code)
  return invoiceVersions.find((version) => had.includes(version)) ?? '2.1.0'
}

/** The symbol that a new invoice begins with: the first under which one can be issued. */
export const firstSymbol = (symbols: readonly InvoiceSymbol[]): InvoiceSymbol | undefined =>
  symbols.find(({ problem }) => problem === '') ?? symbols[0]

/** The shop of whoever writes invoices of one alone, as a new invoice states it. */
const onlyShop = (shops: OfferedShops | undefined): Partial<InvoiceValues> => {
  if (shops === undefined || shops.company_itself || shops.has_more) return {}
  const [shop, ...others] = shops.shops
  return shop === undefined || others.length > 0
    ? {}
    : { shop_id: shop.id, shop_code: shop.shop_code, shop_name: shop.name }
}

/** A new invoice about the same: of today, under a symbol of today. */
const copyOf = (earlier: InvoiceValues, blank: InvoiceValues): InvoiceValues => {
  const { sid, xml_vs, smbl_type, form_no, serial_no, inv_date, price_kind } = blank
  const isSameForm = form_no === '' || form_no === earlier.form_no
  const lines = earlier.lines.map((line) => ({ ...line, about: '' }))
  const kept = { ...earlier, ...ofItsOwn, lines, sid, xml_vs, inv_date }
  return isSameForm
    ? { ...kept, smbl_type, form_no: earlier.form_no, serial_no }
    : { ...kept, smbl_type, form_no, serial_no, price_kind, ...emptiedFor(form_no) }
}

/** Null while something is not there yet. */
export const openedFrom = (
  { document }: Pick<DocumentOpening, 'document'>,
  { company, detail, today, newest, symbols, shops }: Sources,
): OpenedDocument<InvoiceFormValues> | null => {
  if (document !== null) {
    if (detail === undefined) return null
    const { version, etax_status: status } = detail
    return openedKept(document, { stage: invoiceStageOf(status), version, values: toForm(invoiceValuesOf(detail)) })
  }
  if (company === undefined) return null
  const symbol = firstSymbol(symbols)
  const form = symbol?.form_no ?? '1'
  const blank = {
    ...newInvoice({ seller: company, today, newest, form, symbol: symbol?.serial_no ?? '' }),
    ...onlyShop(shops),
  }
  if (detail === undefined) return openedNew(toForm(blank))
  const origin = { way: 'copy', id: detail.sid, version: detail.version } as const
  return openedNew(toForm(copyOf(invoiceValuesOf(detail), blank)), origin)
}
