import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import './RowsToDelete.css'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly labelOf: (row: Row) => string
  readonly listLabel: string
  /** What keeps a row, by its place. */
  readonly uses: ReadonlyMap<number, readonly MessageDescriptor[]>
}

/** Each row by its name, since some of them may be on another page, with what keeps it from being deleted. */
export const RowsToDelete = <Row,>({ rows, keyOf, labelOf, listLabel, uses }: Props<Row>) => {
  const { i18n } = useLingui()
  return (
    <ul aria-label={listLabel} className="rows-to-delete">
      {rows.map((row, place) => {
        const reasons = uses.get(place)
        return (
          <li key={keyOf(row)}>
            {labelOf(row)}
            {reasons !== undefined && <strong>{reasons.map((reason) => i18n._(reason)).join(', ')}</strong>}
          </li>
        )
      })}
    </ul>
  )
}
