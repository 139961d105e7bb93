import { ColumnsIcon } from '../icons/icons.tsx'
import { PopoverButton } from '../overlay/PopoverButton.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import type { DataColumn } from './column.ts'
import type { ColumnArrangement } from './ColumnList.tsx'
import { useColumnWidths } from './useColumnWidths.ts'

const columnList = createPart(() => import('./ColumnList.tsx'))

type ColumnChooserProps<Row> = {
  label: string
  columns: readonly DataColumn<Row>[]
  order: readonly string[]
  hidden: ReadonlySet<string>
  onChange: (next: ColumnArrangement) => void
  /** Chosen widths in px. */
  widths: Readonly<Record<string, number>>
  onWidthChange: (id: string, width: number) => void
  /** Back to how the columns come. */
  onReset: () => void
}

/** A button with the list of a table's columns: which are shown, in which order, and how wide. */
export function ColumnChooser<Row>({ label, columns, widths, ...list }: ColumnChooserProps<Row>) {
  const widthNow = useColumnWidths(widths)
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
        {({ ColumnList }) => (
          <ColumnList
            {...list}
            columns={columns.map((column) => ({
              id: column.id,
              header: column.header,
              canHide: column.canHide,
              minWidth: column.minWidth,
              width: widthNow(column),
            }))}
          />
        )}
      </LazyPart>
    </PopoverButton>
  )
}
