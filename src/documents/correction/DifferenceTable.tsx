import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import './DifferenceTable.css'

/** What was one thing and is another, in words; the difference is empty of what is no amount. */
export interface DifferenceRow {
  readonly key: string
  readonly name: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
  readonly difference: ReactNode
  readonly isAmount: boolean
}

/** Rows about one sort of things, under a title where there are several sorts. */
export interface DifferenceGroup {
  readonly key: string
  readonly title?: string
  readonly rows: readonly DifferenceRow[]
}

interface Props {
  readonly groups: readonly DifferenceGroup[]
  /** Said in place of a table without rows. */
  readonly none: ReactNode
  /** Heads the names, where these are not fields. */
  readonly namesOf?: string
  /** Puts names above their values where there is little width. */
  readonly isStacked?: boolean
}

/** A difference as people read it: with its sign, also above nothing. */
export const signed = (difference: string): string =>
  difference === '' || difference === '0' || difference.startsWith('-') ? difference : `+${difference}`

const Group = ({ title, rows }: DifferenceGroup) => (
  <tbody>
    {title !== undefined && (
      <tr data-title>
        <th colSpan={4} scope="rowgroup">
          {title}
        </th>
      </tr>
    )}
    {rows.map(({ key, name, before, after, difference, isAmount }) => (
      <tr data-amount={isAmount || undefined} key={key}>
        <th scope="row">{name}</th>
        <td>{before}</td>
        <td>{after}</td>
        <td>{difference}</td>
      </tr>
    ))}
  </tbody>
)

/** What a correction says otherwise than before, as a table. */
export const DifferenceTable = ({ groups, none, namesOf, isStacked = false }: Props) => {
  const { t } = useLingui()
  const filled = groups.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) return <p>{none}</p>
  return (
    <div className="correction-differences" data-stacked={isStacked || undefined}>
      <table aria-label={t`What the correction changes`}>
        <thead>
          <tr>
            <th scope="col">{namesOf ?? t({ message: 'Field', comment: 'Of a form' })}</th>
            <th scope="col">{t({ message: 'Before', comment: 'What a field said before a correction' })}</th>
            <th scope="col">{t({ message: 'After', comment: 'What a field says after a correction' })}</th>
            <th scope="col">{t({ message: 'Difference', comment: 'Of an amount' })}</th>
          </tr>
        </thead>
        {filled.map(({ key, ...group }) => (
          <Group key={key} {...group} />
        ))}
      </table>
    </div>
  )
}
