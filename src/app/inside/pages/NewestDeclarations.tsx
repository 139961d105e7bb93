import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationListItem } from '../../../api/contract/declarations.ts'
import { shownDay } from '../../../domain/dates.ts'
import { shownStatus, type ShownStatus } from '../../../domain/declaration/status.ts'
import { DeclarationStatusBadge, statusLooks } from '../../../features/declarations/DeclarationStatusBadge.tsx'
import { shownNumber } from '../../../i18n/numbers.ts'
import { Link } from '../../../ui/button/Link.tsx'
import './NewestDeclarations.css'

interface NewestDeclarationsProps {
  /** The newest page, newest first. */
  readonly declarations: readonly DeclarationListItem[]
  readonly total: number
  readonly hrefOf: (declarationId: string) => string
}

/** In the order of a declaration's way. */
const statuses: readonly ShownStatus[] = ['draft', 'inProgress', 'accepted', 'rejected', 'refused', 'none']

const countsOf = (declarations: readonly DeclarationListItem[]) =>
  statuses
    .map((status) => ({
      status,
      count: declarations.filter((each) => shownStatus(each.noti_cd_tax) === status).length,
    }))
    .filter(({ count }) => count > 0)

const latestShown = 5

/** Counts by status over the newest page, and its first declarations. */
export function NewestDeclarations({ declarations, total, hrefOf }: NewestDeclarationsProps) {
  const { t, i18n } = useLingui()
  const counted = declarations.length
  const all = shownNumber(total)
  return (
    <>
      <section aria-label={t`Counts by status`}>
        <dl className="status-counts">
          {countsOf(declarations).map(({ status, count }) => (
            <div data-tone={statusLooks[status].tone} key={status}>
              <dt>{i18n._(statusLooks[status].label)}</dt>
              <dd>{shownNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <p className="status-counts-note">
          {counted < total
            ? t`Counted over the newest ${counted} of ${all} declarations.`
            : t`${plural(total, { one: '# declaration in all.', other: '# declarations in all.' })}`}
        </p>
      </section>
      <section className="newest">
        <h2 className="newest-title">
          <Trans>Newest declarations</Trans>
        </h2>
        <ul>
          {declarations.slice(0, latestShown).map((declaration) => (
            <li key={declaration.declaration_id}>
              <span className="newest-date">{shownDay(declaration.register_date)}</span>
              <Link href={hrefOf(declaration.declaration_id)}>{declaration.decl_form_no}</Link>
              <span className="newest-reference">{declaration.reference}</span>
              <span className="newest-status">
                <DeclarationStatusBadge message={declaration.noti_nm_tax} status={declaration.noti_cd_tax} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
