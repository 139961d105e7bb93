import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { CloseIcon } from '../../ui/icons/firstIcons.tsx'
import { shownValue, type RecordFilter } from './filter.ts'
import './FilterChips.css'

interface Props {
  readonly filters: readonly RecordFilter[]
  readonly chosen: Readonly<Record<string, string>>
  readonly onRemove: (name: string) => void
}

/** What the list is narrowed to now; a press on one takes it away. Nothing where it is not narrowed. */
export const FilterChips = ({ filters, chosen, onRemove }: Props) => {
  const { t } = useLingui()
  const on = filters.flatMap((filter) => {
    const value = chosen[filter.name]
    return value === undefined ? [] : [{ name: filter.name, label: filter.label, value: shownValue(filter, value) }]
  })
  if (on.length === 0) return null
  return (
    <ul aria-label={t`Filters that are on`} className="filter-chips">
      {on.map(({ name, label, value }) => (
        <li key={name}>
          <Button icon={<CloseIcon size={12} />} onPress={() => onRemove(name)} size="small">
            <span className="visually-hidden">{t`Remove the filter`} </span>
            {label}: {value}
          </Button>
        </li>
      ))}
    </ul>
  )
}
