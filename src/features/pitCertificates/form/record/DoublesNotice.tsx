import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { useNavigation } from '../../../../area/navigation.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { Link } from '../../../../ui/button/Link.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { doublesQuery } from '../queries.ts'

/** Warns that the person has certificates for the same kind of income and some of the same months; nothing where there are none. */
export const DoublesNotice = ({ documentId }: { readonly documentId: string }) => {
  const { t } = useLingui()
  const { pageHref } = useNavigation()
  const { data: doubles = [] } = useQuery(doublesQuery(useApi(), documentId))
  if (doubles.length === 0) return null
  return (
    <Banner
      isLive
      title={t`${plural(doubles.length, { one: 'This taxpayer has a certificate for the same income and months already', other: 'This taxpayer has # certificates for the same income and months already' })}`}
      tone="warning"
    >
      <ul>
        {doubles.map(
          ({ sid, serial_no, inv_no, inv_date, income_from_mon: first, income_to_mon: last, income_year }) => {
            const name = `${serial_no} ${inv_no}`
            const day = shownDay(inv_date)
            return (
              <li key={sid}>
                <Link href={pageHref('pit-certificates', { record: sid })}>{name}</Link>{' '}
                <Trans>
                  of {day}, months {first} to {last} of {income_year}
                </Trans>
              </li>
            )
          },
        )}
      </ul>
      <p>
        <Trans>
          Issue this one only for another payment. A wrong certificate is corrected by one that replaces it, not by a
          second one.
        </Trans>
      </p>
    </Banner>
  )
}
