import { useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Select } from '../../../ui/form/Select.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { DayFilter } from './DayFilter.tsx'
import type { FilterChange, RecordFilter } from '../filter.ts'
import { PeriodFilter } from './PeriodFilter.tsx'

interface Props {
  readonly filters: readonly RecordFilter[]
  readonly chosen: Readonly<Record<string, string>>
  readonly onChange: (changed: FilterChange) => void
}

/** The panel of a FilterButton; a chunk of its own. What is chosen narrows the list at once. */
export const FilterFields = ({ filters, chosen, onChange }: Props) => {
  const { t } = useLingui()
  return (
    <Stack gap={3}>
      {filters.map((filter) => {
        const { name, label } = filter
        const value = chosen[name] ?? ''
        const change = (next: string): void => {
          if (next !== value) onChange({ [name]: next })
        }
        if (filter.kind === 'choice')
          return (
            <Select
              key={name}
              label={label}
              onChange={change}
              options={filter.options}
              placeholder={t({ message: 'All', comment: 'A filter that lets every row through' })}
              value={value}
            />
          )
        if (filter.kind === 'period')
          return <PeriodFilter chosen={chosen} days={filter.days} key={name} label={label} onChange={onChange} />
        if (filter.kind === 'own') return <Fragment key={name}>{filter.render(value, change)}</Fragment>
        const first = filter.notBefore === undefined ? '' : (chosen[filter.notBefore] ?? '')
        return <DayFilter first={first} key={name} label={label} onChange={change} value={value} />
      })}
    </Stack>
  )
}
