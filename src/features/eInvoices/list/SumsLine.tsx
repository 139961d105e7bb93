import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { shownAmount } from '../../../domain/money.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import './list.css'

export const dongText = (amount: string): string => `${shownAmount(amount)} ₫`

interface Props<Sums> {
  readonly label: string
  readonly read: Pick<UseQueryResult<Sums>, 'data' | 'isError' | 'refetch'>
  readonly sumsOf: (sums: Sums) => readonly { readonly term: string; readonly detail: string }[]
}

/** Sums in one line, while they are added up, and where that has failed. */
export const SumsLine = <Sums,>({ label, read: { data, isError, refetch }, sumsOf }: Props<Sums>) => {
  const { t } = useLingui()
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
  return (
    <dl aria-label={label} className="invoice-sums">
      {sumsOf(data).map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
