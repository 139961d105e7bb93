import { useLingui } from '@lingui/react'
import { shownNumber } from '../../i18n/numbers.ts'
import { Link } from '../../ui/button/Link.tsx'
import { ToneIcon } from '../../ui/feedback/tone.tsx'
import type { DocumentCounts } from './documentCounts.ts'
import type { OverviewKind } from './overviewKind.ts'
import './StatusCounts.css'

interface StatusCountsProps {
  readonly of: Pick<OverviewKind<never>, 'appearances' | 'words'>
  readonly counts: DocumentCounts
  /** What is counted, where the page counts more than one thing. */
  readonly label?: string
  /** The address of the list, narrowed to a status as it is shown. */
  readonly hrefOf: (status: string) => string
}

/** How many documents are in each status, each a link to them in the list. */
export const StatusCounts = ({
  of: { appearances, words },
  counts: { byStatus, counted, total },
  hrefOf,
  label: named,
}: StatusCountsProps) => {
  const { i18n } = useLingui()
  const all = shownNumber(total)
  return (
    <section aria-label={named ?? i18n._(words.counts)}>
      <ul className="status-counts">
        {appearances.flatMap(([status, { tone, label }]) => {
          const count = byStatus.get(status)
          if (count === undefined) return []
          return (
            <li data-tone={tone} key={status}>
              <Link href={hrefOf(status)} variant="quiet">
                <span className="status-counts-number">{shownNumber(count)}</span>{' '}
                <span className="status-counts-label">
                  <ToneIcon tone={tone} />
                  {i18n._(label)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="status-counts-note">
        {i18n._(counted < total ? words.countedOf(counted, all) : words.inAll(total, all))}
      </p>
    </section>
  )
}
