import { useLingui } from '@lingui/react/macro'
import type { CorrectionList } from '../../../../api/contract/invoiceSeveral.ts'
import { signed, type DifferenceGroup, type DifferenceRow } from '../../../../documents/correction/DifferenceTable.tsx'
import { amountOf, decimal, sum } from '../../../../domain/amounts/decimal.ts'
import { shownAmount, shownMoney } from '../../../../domain/money.ts'
import { shownRate } from '../../../../domain/templates/invoice/rates.ts'
import { Side } from './Side.tsx'

type Row = CorrectionList['rows'][number]

interface Terms {
  readonly currency: string
  readonly hasRates: boolean
}

const useMoney = (currency: string) => (amount: string) => (amount === '' ? '' : shownMoney(amount, currency))

const nameOf = ({ before, after }: Row): string =>
  [...new Set([before.item_name, after.item_name])].filter((name) => name !== '').join(' → ')

const timesOf = (quantity: string, price: string): string =>
  [quantity, price]
    .filter((text) => text !== '')
    .map((text) => shownAmount(text))
    .join(' × ')

const useGoodsRow = ({ currency, hasRates }: Terms) => {
  const { t } = useLingui()
  const money = useMoney(currency)
  const vat = (rate: string, amount: string): string => {
    if (!hasRates || amount === '') return ''
    const shown = shownRate(rate)
    return rate === '' ? t`VAT ${amount}` : t`VAT ${shown}: ${amount}`
  }
  const sideOf = ({ quantity, price, rate, tax, total }: Row['before']) => (
    <Side notes={[timesOf(quantity, price), vat(rate, money(tax))]} total={money(total)} />
  )
  return (row: Row, index: number): DifferenceRow => {
    const { difference } = row
    const name = nameOf(row)
    return {
      key: String(index),
      name: name === '' ? t`No line is about this invoice` : name,
      before: sideOf(row.before),
      after: sideOf(row.after),
      difference: <Side notes={[vat('', signed(money(difference.tax)))]} total={signed(money(difference.total))} />,
      isAmount: true,
    }
  }
}

/** What all differences come to. */
const useSumRows = ({ currency, hasRates }: Terms) => {
  const { t } = useLingui()
  const money = useMoney(currency)
  return (rows: readonly Row[]): readonly DifferenceRow[] => {
    const sumRow = (name: string, pick: keyof Row['difference']): DifferenceRow => ({
      key: pick,
      name,
      before: '',
      after: '',
      difference: signed(money(amountOf(sum(rows.map(({ difference }) => decimal(difference[pick])))))),
      isAmount: true,
    })
    return [
      ...(hasRates ? [sumRow(t`Total without VAT`, 'net'), sumRow(t`Total VAT`, 'tax')] : []),
      sumRow(t`To be paid`, 'total'),
    ]
  }
}

/** Rows of list 01/BK-ĐCTT, by the invoices that are corrected, and what their differences come to. */
export const useListRows = (terms: Terms) => {
  const { t } = useLingui()
  const goodsRow = useGoodsRow(terms)
  const sumRows = useSumRows(terms)
  return (rows: readonly Row[]): readonly DifferenceGroup[] => {
    const invoices = Map.groupBy(rows, ({ form_no, serial_no, inv_no }) => `${form_no}${serial_no} ${inv_no}`)
    const groups = [...invoices].map(([title, own]) => ({ key: title, title, rows: own.map(goodsRow) }))
    return rows.length === 0 ? [] : [...groups, { key: 'totals', title: t`Totals`, rows: sumRows(rows) }]
  }
}
