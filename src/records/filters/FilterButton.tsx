import { useLingui } from '@lingui/react/macro'
import type { TextFile } from '../../i18n/locale.ts'
import { translatedPart } from '../../i18n/translatedPart.ts'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { FilterIcon } from '../../ui/icons/icons.tsx'
import { PopoverButton } from '../../ui/overlay/PopoverButton.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { FilterChange, RecordFilter } from './filter.ts'

const filterFields = translatedPart(
  () => import('./fields/FilterFields.tsx'),
  import.meta.glob<TextFile>('./fields/texts/*.po'),
)

interface Props {
  readonly filters: readonly RecordFilter[]
  readonly chosen: Readonly<Record<string, string>>
  readonly onChange: (changed: FilterChange) => void
}

/** A button with the list's filters; its name says how many are on. */
export const FilterButton = ({ filters, chosen, onChange }: Props) => {
  const { t } = useLingui()
  const count = filters.filter(({ name }) => chosen[name] !== undefined).length
  return (
    <PopoverButton
      icon={<FilterIcon />}
      label={count === 0 ? t`Filter` : t`Filter (${count})`}
      title={t`Show only`}
      variant="secondary"
    >
      <LazyPart of={filterFields} pending={<Spinner />}>
        {({ FilterFields }) => <FilterFields chosen={chosen} filters={filters} onChange={onChange} />}
      </LazyPart>
    </PopoverButton>
  )
}
