import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { CloseIcon } from '../../ui/icons/firstIcons.tsx'
import { shownValue, type FilterChange, type RecordFilter } from './filter.ts'
import './FilterChips.css'

interface Props {
  readonly filters: readonly RecordFilter[]
  readonly chosen: Readonly<Record<string, string>>
  readonly onChange: (changed: FilterChange) => void
}

/** What the list is narrowed to now; a press on one takes it away, and another all of them. Nothing where it is not narrowed. */
export const FilterChips = ({ filters, chosen, onChange }: Props) => {
  const { t } = useLingui()
  const on = filters.flatMap((filter) => {
    const value = chosen[filter.name]
    return value === undefined ? [] : [{ name: filter.name, label: filter.label, value: shownValue(filter, value) }]
  })
  const list = useRef<HTMLUListElement>(null)
  if (on.length === 0) return null
  // The pressed button goes: the keyboard goes on from the chip beside it, or from the list around.
  const keepFocus = (left: number): void => {
    const chips = list.current?.querySelectorAll<HTMLElement>('button')
    const next = chips?.[left + 1] ?? chips?.[left - 1] ?? list.current?.closest<HTMLElement>('[tabindex="-1"]')
    next?.focus()
  }
  const removeAll = (): void => {
    list.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus()
    onChange(Object.fromEntries(on.map(({ name }) => [name, ''])))
  }
  return (
    <div className="filter-chips">
      <ul aria-label={t`Filters that are on`} ref={list}>
        {on.map(({ name, label, value }, at) => (
          <li key={name}>
            <Button
              icon={<CloseIcon size={12} />}
              onPress={() => {
                keepFocus(at)
                onChange({ [name]: '' })
              }}
              size="small"
            >
              <span className="visually-hidden">{t`Remove the filter`} </span>
              {label}: {value}
            </Button>
          </li>
        ))}
      </ul>
      {on.length > 1 && (
        <Button onPress={removeAll} size="small" variant="quiet">
          {t`Remove all filters`}
        </Button>
      )}
    </div>
  )
}
