import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { shownAmount } from '../../../domain/money.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { invoiceSumsQuery } from '../queries/invoices.ts'
import './list.css'

const dong = (amount: string): string => `${shownAmount(amount)} ₫`

/** What issued invoices of the list come to in đồng, as it is narrowed. */
export const ListSums = ({ place }: { readonly place: ListPlace }) => {
  const { t } = useLingui()
  const { data, isError, refetch } = useQuery({
    ...invoiceSumsQuery(useApi(), place),
    placeholderData: keepPreviousData,
  })
  if (data === undefined)
    return (
      <div className="invoice-sums" role="status">
        {isError ? (
          <>
            <p>
              <Trans>The sums could not be read.</Trans>
            </p>
            <Button onPress={() => void refetch()} size="small">{t`Try again`}</Button>
          </>
        ) : (
          <Spinner label={t`Adding up`} />
        )}
      </div>
    )
  const sums = [
    { term: t`Issued invoices`, detail: shownNumber(data.count) },
    { term: t`Before VAT`, detail: dong(data.net_vnd) },
    { term: t`VAT`, detail: dong(data.tax_vnd) },
    { term: t`Total`, detail: dong(data.total_vnd) },
  ]
  return (
    <dl aria-label={t`Sums of what is listed`} className="invoice-sums">
      {sums.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
