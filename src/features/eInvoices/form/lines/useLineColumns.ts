import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isAmount, readAmount, shownAmount } from '../../../../domain/money.ts'
import { typedAmountAfter } from '../../../../domain/typedAmount.ts'
import { readTypedRate } from '../../../../domain/invoice/rates.ts'
import type { CorrectedInvoice } from '../../../../domain/invoice/several/corrected.ts'
import { shownRate } from '../../../../domain/templates/invoice/rates.ts'
import type { EditedColumn, LineColumn, LineLookup } from '../../../../ui/lineGrid/lineColumn.ts'
import type { GridLine } from './gridLine.ts'
import { countedLine, shownAmounts, type LineTerms, type ShownAmounts } from './lineAmounts.ts'
import { useAboutColumn } from './useAboutColumn.ts'
import { useNatureNames } from './useNatureNames.ts'
import { natureTyped } from './natureTyped.ts'

type Column = LineColumn<GridLine>
type AmountField = 'quantity' | 'price' | 'discount_rate' | 'discount_amt' | 'amount'

interface Given {
  readonly terms: LineTerms
  readonly hasRates: boolean
  /** Rates that are offered. */
  readonly rates: readonly string[]
  readonly lookUp: LineLookup<GridLine>
  /** Invoices of which each line is about one; none where not several are corrected. */
  readonly corrected: readonly CorrectedInvoice[]
}

const shown = (text: string): string => (isAmount(text) ? shownAmount(text) : text)

/** A typed amount as it is kept; a text that is none stays as it is, and the grid says so. */
const said = (typed: string): string => readAmount(typed) ?? typed.trim()

/** What a change of a number makes of those that follow from it. */
const following: Readonly<Record<AmountField, Partial<GridLine>>> = {
  quantity: { amount: '' },
  price: { amount: '' },
  discount_rate: { discount_amt: '', amount: '' },
  discount_amt: { discount_rate: '', amount: '' },
  amount: {},
}

const amountColumn = (
  key: AmountField,
  header: string,
  width: number,
  show: (row: GridLine) => string = (row) => shown(row[key]),
): EditedColumn<GridLine> => ({
  key,
  header,
  width,
  align: 'end',
  kind: 'amount',
  after: typedAmountAfter,
  maxLength: 40,
  show,
  read: (typed) => ({ ...following[key], [key]: said(typed) }),
})

const computedFrom =
  (terms: LineTerms) =>
  (pick: (amounts: ShownAmounts) => string) =>
  (row: GridLine): string => {
    const amounts = row.nature === '4' ? null : shownAmounts(countedLine(row, terms), terms)
    return amounts === null ? '' : shownAmount(pick(amounts))
  }

const useItemColumns = (lookUp: LineLookup<GridLine>): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        key: 'item_code',
        header: t({ message: 'Code', context: 'Of goods' }),
        width: 96,
        kind: 'text',
        maxLength: 50,
        show: ({ item_code }) => item_code,
        read: (typed) => ({ item_code: typed.trim() }),
        lookup: lookUp,
      },
      {
        key: 'item_name',
        header: t`Goods, service`,
        width: 192,
        kind: 'longText',
        maxLength: 500,
        show: ({ item_name }) => item_name,
        read: (typed) => ({ item_name: typed.trim() }),
        lookup: lookUp,
      },
      {
        key: 'unit',
        header: t({ message: 'Unit', context: 'Of an item' }),
        width: 68,
        kind: 'text',
        maxLength: 50,
        show: ({ unit }) => unit,
        read: (typed) => ({ unit: typed.trim() }),
      },
    ],
    [lookUp, t],
  )
}

const useAmountColumns = (terms: LineTerms): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      amountColumn('quantity', t`Quantity`, 84),
      amountColumn('price', terms.prices === 'gross' ? t`Price with VAT` : t`Price`, 104),
      amountColumn('discount_rate', t`Discount %`, 100),
      amountColumn('discount_amt', t`Discount`, 96),
      amountColumn('amount', t`Amount`, 112, (row) =>
        row.amount === '' ? computedFrom(terms)(({ amount }) => amount)(row) : shown(row.amount),
      ),
    ],
    [terms, t],
  )
}

const useTaxColumns = (terms: LineTerms, rates: readonly string[]): readonly Column[] => {
  const { t } = useLingui()
  return useMemo(() => {
    const computed = computedFrom(terms)
    return [
      {
        key: 'vat_rate',
        header: t`VAT rate`,
        width: 96,
        kind: 'choice',
        align: 'end',
        maxLength: 11,
        show: ({ vat_rate }) => shownRate(vat_rate),
        read: (typed) => ({ vat_rate: readTypedRate(typed) ?? typed.trim() }),
        lookup: () => rates.map((rate) => ({ id: rate, label: shownRate(rate), values: { vat_rate: rate } })),
      },
      { key: 'tax', header: t`VAT`, width: 100, kind: 'computed', align: 'end', show: computed(({ tax }) => tax) },
      {
        key: 'gross',
        header: t`With VAT`,
        width: 112,
        kind: 'computed',
        align: 'end',
        show: computed(({ gross }) => gross),
      },
    ]
  }, [terms, rates, t])
}

const useNatureColumn = (): Column => {
  const { t } = useLingui()
  const natures = useNatureNames()
  return useMemo(
    () => ({
      key: 'nature',
      header: t({ message: 'Kind', context: 'Of a line of an invoice' }),
      width: 92,
      kind: 'choice',
      maxLength: 60,
      show: ({ nature }) => natures.get(nature) ?? nature,
      read: (typed) => natureTyped(typed, natures),
      lookup: () => [...natures].map(([nature, label]) => ({ id: nature, label, values: { nature } })),
    }),
    [natures, t],
  )
}

/** The columns of the lines, in the order of the printed invoice, behind which of several invoices they are about. */
export const useLineColumns = ({ terms, hasRates, rates, lookUp, corrected }: Given): readonly Column[] => {
  const about = useAboutColumn(corrected)
  const items = useItemColumns(lookUp)
  const amounts = useAmountColumns(terms)
  const taxed = useTaxColumns(terms, rates)
  const nature = useNatureColumn()
  return useMemo(
    () => [...about, ...items, ...amounts, ...(hasRates ? taxed : []), nature],
    [about, items, amounts, taxed, nature, hasRates],
  )
}

/** Where Enter leads: code, quantity, and the code of the next line. */
export const lineStops: readonly string[] = ['item_code', 'quantity']
