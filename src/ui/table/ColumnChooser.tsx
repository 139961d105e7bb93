import { ColumnsIcon } from '../icons/icons.tsx'
import { PopoverButton } from '../overlay/PopoverButton.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import type { ColumnArrangement, ChoosableColumn } from './ColumnList.tsx'

const columnList = createPart(() => import('./ColumnList.tsx'))

type ColumnChooserProps = {
  label: string
  columns: readonly ChoosableColumn[]
  order: readonly string[]
  hidden: ReadonlySet<string>
  onChange: (next: ColumnArrangement) => void
  /** Back to how the columns come. */
  onReset: () => void
}

/** A button with the list of a table's columns: which are shown, and in which order. */
export function ColumnChooser({ label, ...list }: ColumnChooserProps) {
  return (
    <PopoverButton
      icon={<ColumnsIcon />}
      isIconOnly
      label={label}
      placement="bottom end"
      title={label}
      variant="secondary"
    >
      <LazyPart of={columnList} pending={<Spinner />}>
        {({ ColumnList }) => <ColumnList {...list} />}
      </LazyPart>
    </PopoverButton>
  )
}
