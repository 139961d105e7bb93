import { keptAmounts } from '../../../server/areas/invoices/store/amounts.ts'
import { documentXml } from '../../../src/domain/documents/kind.ts'
import { invoiceAmounts, type InvoiceAmounts } from '../../../src/domain/invoice/amounts.ts'
import type { InvoiceValues } from '../../../src/domain/invoice/content.ts'
import { invoiceKind } from '../../../src/domain/invoice/kind.ts'
import { liveAmounts } from '../../../src/features/eInvoices/form/lines/liveAmounts.ts'
import { differences, roundedRatio, scaled } from '../amounts/recount.ts'
import { printDifferences } from './printDifferences.ts'
import { printedAmounts } from './printedAmounts.ts'
import { comparing, type Comparing } from './printedNumber.ts'
import { givenOf, type RandomInvoice } from './randomInvoices.ts'
import { amountsInXml, type XmlAmounts } from './xmlAmounts.ts'

type Same = Comparing['same']

const one = scaled('1')

/** An amount in đồng, rounded once. */
const dongOf = (amount: string, { ex_rate }: InvoiceValues): bigint =>
  roundedRatio(scaled(amount) * scaled(ex_rate), one, one)

const branchReductionOf = ({ reduced_percent }: InvoiceValues, { net }: InvoiceAmounts): bigint =>
  reduced_percent === '' || net.startsWith('-')
    ? 0n
    : roundedRatio(scaled(net) * BigInt(reduced_percent) * 20n, 10_000n, one)

/** The server's count against one in whole numbers. */
const countDifferences = (values: InvoiceValues, amounts: InvoiceAmounts, same: Same): readonly string[] => {
  const reduction = branchReductionOf(values, amounts)
  same('reduction by law', scaled(amounts.branchReduction), reduction)
  const given = givenOf(values)
  // What the law takes off stands beside the other reductions.
  const other = { ...given, otherReduction: String((scaled(given.otherReduction) + reduction) / one) }
  return differences(reduction === 0n ? given : other, amounts)
}

/** What the form shows while it is filled in. */
const compareScreen = (values: InvoiceValues, amounts: InvoiceAmounts, same: Same): void => {
  const rows = values.lines.map((line, at) => ({ ...line, id: String(at) }))
  // Lines are remembered as they were counted: here in another currency before.
  liveAmounts(rows, { ...values, curr_cd: values.curr_cd === 'VND' ? 'USD' : 'VND' })
  const live = liveAmounts(rows, values)
  same('left out on screen', BigInt(live.leftOut), 0n)
  same('screen', JSON.stringify(live.amounts), JSON.stringify(amounts))
}

const compareXml = (xml: XmlAmounts, amounts: InvoiceAmounts, { form_no }: InvoiceValues, same: Same): void => {
  for (const [at, { net, tax, discount }] of amounts.lines.entries()) {
    const line = xml.lines[at]
    same(`net of line ${at} in XML`, scaled(line?.net ?? 'none'), scaled(net))
    same(`tax of line ${at} in XML`, scaled(line?.tax ?? 'none'), scaled(tax))
    same(`discount of line ${at} in XML`, scaled(line?.discount ?? 'none'), scaled(discount))
  }
  same('rates in XML', JSON.stringify(xml.rates), JSON.stringify(amounts.rates))
  if (form_no === '1' || xml.net !== '') same('net in XML', xml.net, amounts.net)
  same('tax in XML', xml.tax, form_no === '1' ? amounts.tax : '')
  same('total in XML', xml.total, amounts.total)
}

/** What the row of the list holds, and is summed up from. */
const compareList = (values: InvoiceValues, amounts: InvoiceAmounts, same: Same): void => {
  const kept = keptAmounts(values)
  for (const name of ['net', 'tax', 'total'] as const) {
    same(`${name} in the list`, kept[`${name}_amt`], amounts[name])
    const dong = dongOf(amounts[name], values) / one
    const isSummed = String(dong < 0n ? -dong : dong).length <= 15
    same(`${name} in đồng in the list`, String(kept[`${name}_vnd`]), isSummed ? String(dong) : 'null')
  }
}

/**
 * What screen, XML, print, list and server say otherwise of an invoice, or what none of them counts right; empty where every digit is the same.
 * @param onFirstPage lines that are printed on the first page
 */
export const invoiceDifferences = (invoice: RandomInvoice, onFirstPage: number): readonly string[] => {
  const { values } = invoice
  const counted = invoiceAmounts(values)
  if (!counted.ok) return [`not counted: ${JSON.stringify(counted.failure)}`]
  const amounts = counted.value
  const { wrong, same } = comparing()
  const miscounted = countDifferences(values, amounts, same)
  compareScreen(values, amounts, same)
  const xml = amountsInXml(documentXml(invoiceKind, values, 'id', 1))
  compareXml(xml, amounts, values, same)
  compareList(values, amounts, same)
  const print = printedAmounts(invoice, onFirstPage)
  const dong = dongOf(amounts.total, values)
  return [...miscounted, ...wrong, ...printDifferences({ xml, print, currency: values.curr_cd, dong })]
}
