import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DeclarationCounts } from '../queries/declarationCounts.ts'
import type { ShownStatus } from '../../../domain/declaration/status.ts'
import { statusAppearances } from '../DeclarationStatusBadge.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'
import { Link } from '../../../ui/button/Link.tsx'
import { ToneIcon } from '../../../ui/feedback/tone.tsx'
import './StatusCounts.css'

interface StatusCountsProps {
  readonly counts: DeclarationCounts
  /** What is counted, where the page counts more than one thing. */
  readonly label?: string
  /** The address of the list, narrowed. */
  readonly hrefOf: (filters: Readonly<Record<string, string>>) => string
}

/** What asks for work first. */
const order: readonly ShownStatus[] = ['refused', 'rejected', 'lapsed', 'inProgress', 'draft', 'accepted', 'none']

/** How many declarations are in each status, each a link to them in the list. */
export function StatusCounts({ counts: { byStatus, counted, total }, hrefOf, label: named }: StatusCountsProps) {
  const { t, i18n } = useLingui()
  const all = shownNumber(total)
  return (
    <section aria-label={named ?? t`Counts by status`}>
      <ul className="status-counts">
        {order.flatMap((status) => {
          const count = byStatus.get(status)
          if (count === undefined) return []
          const { tone, label } = statusAppearances[status]
          return (
            <li data-tone={tone} key={status}>
              <Link href={hrefOf(status === 'none' ? {} : { status })} variant="quiet">
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
        {counted < total
          ? t`Counted over the newest ${counted} of ${all} declarations.`
          : t`${plural(total, { one: `${all} declaration in all.`, other: `${all} declarations in all.` })}`}
      </p>
    </section>
  )
}
