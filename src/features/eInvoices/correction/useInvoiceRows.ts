import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import { signed, type DifferenceGroup, type DifferenceRow } from '../../../documents/correction/DifferenceTable.tsx'
import { useShownText } from '../../../documents/correction/useShownText.ts'
import { shownDay } from '../../../domain/dates.ts'
import type {
  FieldDifference,
  InvoiceDifferences,
  LineDifference,
  TotalDifference,
} from '../../../domain/invoice/corrections/differences.ts'
import type { InvoiceText } from '../../../domain/invoice/fields.ts'
import { shownMoney } from '../../../domain/money.ts'
import { shownRate } from '../../../domain/templates/invoice/rates.ts'
import { lineLabels, textLabels } from '../words/fieldLabels.ts'

/** What is compared of the fields: what an invoice says of its buyer, its payment, and beside its lines. */
const comparedLabels: { readonly [Text in InvoiceText]?: (typeof textLabels)[keyof typeof textLabels] } = {
  tax_code: textLabels.tax_code,
  company_name: textLabels.company_name,
  buyer_name: textLabels.buyer_name,
  customer_code: textLabels.customer_code,
  personal_id: textLabels.personal_id,
  passport_no: textLabels.passport_no,
  budget_code: textLabels.budget_code,
  address: textLabels.address,
  email: textLabels.email,
  phone: textLabels.phone,
  bank_account: textLabels.bank_account,
  bank_name: textLabels.bank_name,
  payment_method: textLabels.payment_method,
  curr_cd: textLabels.curr_cd,
  ex_rate: textLabels.ex_rate,
  shop_name: textLabels.shop_id,
  list_no: textLabels.list_no,
  list_date: textLabels.list_date,
  untaxed_reduction: textLabels.untaxed_reduction,
  other_reduction: textLabels.other_reduction,
}

const amountTexts: readonly InvoiceText[] = ['untaxed_reduction', 'other_reduction']

const useMoney = (currency: string) => (amount: string) => (amount === '' ? '' : shownMoney(amount, currency))

const useFieldRow = (currency: string) => {
  const { i18n } = useLingui()
  const shownText = useShownText()
  const money = useMoney(currency)
  const shown = (field: InvoiceText, text: string): string => {
    if (amountTexts.includes(field)) return shownText(money(text))
    return shownText(field === 'list_date' ? shownDay(text) : text)
  }
  return ({ field, before, after }: FieldDifference): readonly DifferenceRow[] => {
    const label = comparedLabels[field]
    if (label === undefined) return []
    const said = { before: shown(field, before), after: shown(field, after) }
    return [{ key: field, name: i18n._(label), ...said, difference: '', isAmount: amountTexts.includes(field) }]
  }
}

const useLineRow = (currency: string) => {
  const { i18n } = useLingui()
  const money = useMoney(currency)
  return ({ name, fields, before, after, difference }: LineDifference, index: number): DifferenceRow => {
    const changed = fields.filter((field) => field !== 'item_name').map((field) => i18n._(lineLabels[field]))
    return {
      key: `${index} ${name}`,
      name: changed.length === 0 ? name : `${name} (${changed.join(', ')})`,
      before: money(before),
      // A line that says something and counts nothing.
      after: before === '' && difference === '0' ? '' : money(after),
      difference: difference === '0' ? '' : signed(money(difference)),
      isAmount: true,
    }
  }
}

const useTotalRow = (currency: string, hasRates: boolean) => {
  const { t } = useTexts()
  const money = useMoney(currency)
  const nameOf = ({ of, rate }: TotalDifference): string => {
    const shown = shownRate(rate)
    if (of === 'total') return t`To be paid`
    if (of === 'net')
      return rate === '' ? (hasRates ? t`Total without VAT` : t`Total of goods and services`) : t`Goods at ${shown}`
    return rate === '' ? t`Total VAT` : t`VAT at ${shown}`
  }
  return (total: TotalDifference): DifferenceRow => ({
    key: `${total.of} ${total.rate}`,
    name: nameOf(total),
    before: money(total.before),
    after: money(total.after),
    difference: signed(money(total.difference)),
    isAmount: true,
  })
}

interface Terms {
  readonly currency: string
  readonly hasRates: boolean
}

/** What a correction of an invoice changes, as rows: fields, lines, and what they come to. */
export const useInvoiceRows = ({ currency, hasRates }: Terms) => {
  const { t } = useTexts()
  const fieldRow = useFieldRow(currency)
  const lineRow = useLineRow(currency)
  const totalRow = useTotalRow(currency, hasRates)
  return ({ fields, lines, totals }: InvoiceDifferences): readonly DifferenceGroup[] => [
    { key: 'fields', title: t`Buyer and payment`, rows: fields.flatMap(fieldRow) },
    { key: 'lines', title: t`Lines, without VAT`, rows: lines.map(lineRow) },
    { key: 'totals', title: t`Totals`, rows: totals.map(totalRow) },
  ]
}
