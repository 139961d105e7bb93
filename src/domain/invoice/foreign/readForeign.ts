import { formats, numberProblem } from '../../amounts/formats.ts'
import { isDay } from '../../dates.ts'
import { readByLayout, readValues, type ReadElement } from '../../documents/xml/read.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { writtenTaxCode } from '../../taxCode.ts'
import type { InvoiceContent } from '../content.ts'
import { invoiceFeatures } from '../features.ts'
import { isInvoiceForm, type InvoiceForm } from '../forms.ts'
import { invoiceLayout } from '../layout.ts'
import { invoiceVersions, type InvoiceVersion } from '../times.ts'
import { contentOf } from './contentOf.ts'
import type { ForeignProblem } from './outcomes.ts'

/** A line of such an invoice, as it stands there. */
export interface ForeignLine {
  readonly name: string
  readonly unit: string
  readonly quantity: string
  readonly price: string
  readonly rate: string
  readonly amount: string
}

/** What an invoice of another system says, as far as it is listed, searched, shown and referred to. */
export interface ForeignInvoiceSaid {
  readonly version: InvoiceVersion
  readonly form: InvoiceForm
  readonly symbol: string
  readonly number: number
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly currency: string
  readonly sellerTaxCode: string
  readonly sellerName: string
  readonly buyer: string
  readonly buyerTaxCode: string
  readonly buyerAddress: string
  /** Exact decimals, empty where there is none. */
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly lines: readonly ForeignLine[]
  /** The same as a form holds it. */
  readonly content: InvoiceContent
  /** Paths of elements that the product does not know. */
  readonly unknown: readonly string[]
}

export interface UnfitForeign {
  readonly problem: ForeignProblem
  /** The path of an element; empty where none is to blame. */
  readonly at: string
}

/** Symbols of invoices of every type. */
const symbolShape = /^[CK]\d{2}[A-Z]{3}$/
const numberShape = /^\d{1,8}$/
const currencyShape = /^[A-Z]{3}$/

/** Paths that are named of one invoice, and signs of each. */
const most = { unknown: 50, path: 200 }

const childOf = ({ children }: ReadElement, tag: string): ReadElement | null =>
  children.find((child) => child.tag === tag) ?? null

const headText = (core: ReadElement, tag: string): string => {
  const head = childOf(core, 'TTChung')
  return (head === null ? null : childOf(head, tag))?.text.trim() ?? ''
}

/** Whether it replaces or adjusts another one, or several by their list, whichever `TCHDon` says: later versions have more values. */
const featureIn = (core: ReadElement): string => {
  const head = childOf(core, 'TTChung')
  const related = head === null ? null : childOf(head, 'TTHDLQuan')
  if (related === null) return invoiceFeatures.original
  return childOf(related, 'SBKCLQuan') === null ? invoiceFeatures.replacing : invoiceFeatures.replacingSeveral
}

const unfit = (problem: ForeignProblem, at = '') => fail({ problem, at } satisfies UnfitForeign)

const isMoney = (text: string): boolean => numberProblem(text, formats.TgTTTBSo) === null

type Read = ReturnType<typeof readValues>

const wantedOf = ({ text }: Read): readonly (readonly [path: string, isThere: boolean])[] => {
  const isMoneyIfAny = (field: string) => text(field) === '' || isMoney(text(field))
  return [
    ['TTChung/KHHDon', symbolShape.test(text('serial_no'))],
    ['TTChung/SHDon', numberShape.test(text('number')) && Number(text('number')) > 0],
    ['TTChung/NLap', isDay(text('inv_date'))],
    ['TTChung/DVTTe', currencyShape.test(text('curr_cd'))],
    ['NDHDon/NBan/Ten', text('comp_nm') !== ''],
    ['NDHDon/NBan/MST', text('comp_taxcd') !== ''],
    ['NDHDon/TToan/TgTCThue', isMoneyIfAny('net')],
    ['NDHDon/TToan/TgTThue', isMoneyIfAny('tax')],
    ['NDHDon/TToan/TgTTTBSo', isMoney(text('total'))],
  ]
}

const linesOf = ({ lines }: InvoiceContent): readonly ForeignLine[] =>
  lines.map(({ item_name: name, unit, quantity, price, vat_rate: rate, amount }) => ({
    name,
    unit,
    quantity,
    price,
    rate,
    amount,
  }))

const knownVersion = (core: ReadElement): InvoiceVersion | null =>
  invoiceVersions.find((known) => known === headText(core, 'PBan')) ?? null

/** Reads the signed part of an invoice that another system has written, by the product's own table of elements. */
export const readForeignInvoice = (core: ReadElement): Result<ForeignInvoiceSaid, UnfitForeign> => {
  const version = knownVersion(core)
  if (version === null) return unfit('unknown_version', 'TTChung/PBan')
  const form = headText(core, 'KHMSHDon')
  if (!isInvoiceForm(form)) return unfit('unknown_form', 'TTChung/KHMSHDon')
  const document = readByLayout(core, invoiceLayout({ xml_vs: version, form_no: form, inv_feature: featureIn(core) }))
  if (!document.ok) return unfit('incomplete', document.failure.path)
  const read = readValues(document.value.values)
  const { text } = read
  const wrong = wantedOf(read).find(([, isThere]) => !isThere)
  if (wrong !== undefined) return unfit('incomplete', wrong[0])
  const content = contentOf(read)
  return succeed({
    version,
    form,
    symbol: text('serial_no'),
    number: Number(text('number')),
    day: text('inv_date'),
    currency: text('curr_cd'),
    sellerTaxCode: writtenTaxCode(text('comp_taxcd')),
    sellerName: text('comp_nm'),
    buyer: text('company_name') === '' ? text('buyer_name') : text('company_name'),
    buyerTaxCode: text('tax_code'),
    buyerAddress: text('address'),
    net: text('net'),
    tax: text('tax'),
    total: text('total'),
    lines: linesOf(content),
    content,
    unknown: document.value.unknown.slice(0, most.unknown).map((path) => path.slice(0, most.path)),
  })
}
