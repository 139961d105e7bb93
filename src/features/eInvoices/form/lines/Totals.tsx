import { amountOf, decimal } from '../../../../domain/amounts/decimal.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { inDong } from '../../../../domain/amounts/document.ts'
import { isInWords, moneyInWords } from '../../../../domain/inWords/moneyInWords.ts'
import { shownRate } from '../../../../domain/templates/invoice/rates.ts'
import { shownMoney } from '../../../../domain/money.ts'
import type { LiveAmounts } from './liveAmounts.ts'
import './Totals.css'

interface Props {
  readonly live: LiveAmounts
  readonly currency: string
  readonly exchangeRate: string
  readonly hasRates: boolean
  /** What is added to and taken off beside the lines, as its fields hold it. */
  readonly hasExtras: boolean
}

interface Entry {
  readonly key: string
  readonly term: ReactNode
  readonly amount: string
  readonly isTotal?: boolean
}

type Counted = NonNullable<LiveAmounts['amounts']>

/** Goods and tax of each rate, where there are several. */
const useRateEntries = (): ((amounts: Counted) => readonly Entry[]) => {
  const { t } = useLingui()
  return ({ rates }) =>
    rates.length < 2
      ? []
      : rates.flatMap(({ rate, net, tax }): Entry[] => {
          const shown = shownRate(rate)
          return [
            { key: `net ${rate}`, term: t`Goods at ${shown}`, amount: net },
            { key: `tax ${rate}`, term: t`VAT at ${shown}`, amount: tax },
          ]
        })
}

const useEntries = ({ hasRates, hasExtras }: Pick<Props, 'hasRates' | 'hasExtras'>) => {
  const { t } = useLingui()
  const rateEntries = useRateEntries()
  return (amounts: Counted): readonly Entry[] => {
    const { discount, net, tax, branchReduction, total } = amounts
    const discounted: Entry = { key: 'discount', term: t`Trade discount, taken off`, amount: discount }
    const taxed: Entry = { key: 'tax', term: t`Total VAT`, amount: tax }
    const reduced: Entry = {
      key: 'reduction',
      term: t`Taken off by law (20% of the percentage rate)`,
      amount: amountOf(decimal(branchReduction).neg()),
    }
    return [
      ...(hasRates ? rateEntries(amounts) : []),
      ...(discount === '0' ? [] : [discounted]),
      { key: 'net', term: hasRates ? t`Total without VAT` : t`Total of goods and services`, amount: net },
      ...(hasRates ? [taxed] : []),
      ...(branchReduction === '0' ? [] : [reduced]),
      {
        key: 'total',
        term: hasExtras ? t`To be paid, with fees and reductions` : t`To be paid`,
        amount: total,
        isTotal: true,
      },
    ]
  }
}

/** What the invoice comes to, by rates and as a whole. */
export const Totals = ({ live, currency, exchangeRate, hasRates, hasExtras }: Props) => {
  const entriesOf = useEntries({ hasRates, hasExtras })
  const { amounts } = live
  if (amounts === null)
    return (
      <p className="invoice-totals-notes" role="status">
        <Trans>The totals appear once fees and reductions are numbers.</Trans>
      </p>
    )
  const money = (amount: string): string => `${shownMoney(amount, currency)} ${currency}`
  return (
    <>
      <dl aria-live="off" className="invoice-totals">
        {entriesOf(amounts).map(({ key, term, amount, isTotal }) => (
          <Row amount={money(amount)} isTotal={isTotal === true} key={key} term={term} />
        ))}
      </dl>
      <Notes currency={currency} exchangeRate={exchangeRate} live={live} money={money} total={amounts.total} />
    </>
  )
}

const Row = ({
  term,
  amount,
  isTotal,
}: {
  readonly term: ReactNode
  readonly amount: string
  readonly isTotal: boolean
}) => (
  <>
    <dt className={isTotal ? 'invoice-total' : undefined}>{term}</dt>
    <dd className={isTotal ? 'invoice-total' : undefined}>{amount}</dd>
  </>
)

interface NotesProps extends Pick<Props, 'live' | 'currency' | 'exchangeRate'> {
  readonly total: string
  readonly money: (amount: string) => string
}

/** The total in words and in đồng, and what is to be known of how it was counted. */
const Notes = ({ live: { difference, leftOut }, currency, exchangeRate, total, money }: NotesProps) => {
  const dong = currency === 'VND' ? null : inDong(total, exchangeRate)
  const inVnd = dong === null ? '' : shownMoney(dong, 'VND')
  const unit = money(difference.replace('-', ''))
  return (
    <>
      {isInWords(currency) && (
        <p className="invoice-totals-notes" lang="vi">
          {moneyInWords(total, currency)}
        </p>
      )}
      {dong !== null && (
        <p className="invoice-totals-notes">
          <Trans>{inVnd} VND at this exchange rate</Trans>
        </p>
      )}
      {difference !== '0' && (
        <p className="invoice-totals-notes">
          <Trans>
            The VAT of each rate is rounded once, as the invoice states it. Added up line by line it would differ by{' '}
            {unit}.
          </Trans>
        </p>
      )}
      {leftOut > 0 && (
        <p className="invoice-totals-notes" role="status">
          {plural(leftOut, {
            one: '# line cannot be counted yet and is left out',
            other: '# lines cannot be counted yet and are left out',
          })}
        </p>
      )}
    </>
  )
}
