import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { pageSizes } from '../../api/contract/paging.ts'
import type { Failure } from '../../domain/failure.ts'
import type { SheetCounts } from '../../domain/upload/uploadSheet.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { FormFailure } from '../form/FormFailure.tsx'
import './sheetPreview.css'

/** Does something with the sheet, whose counts are handed on. */
export type Change = (work: () => void) => void

export interface TabProps<Tab> {
  readonly tab: Tab
  readonly onTabChange: (tab: Tab) => void
  readonly change: Change
}

interface Props<Tab, Row> {
  readonly sheet: {
    readonly subscribe: (onChange: () => void) => () => void
    readonly version: () => number
    readonly counts: () => SheetCounts
  }
  readonly firstTab: Tab
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
  /** What a tab shows. */
  readonly rowsOf: (tab: Tab) => readonly Row[]
  /** What is said of all rows. */
  readonly renderSettings: (change: Change) => ReactNode
  readonly renderTools: (props: TabProps<Tab>) => ReactNode
  /** The rows of a page. */
  readonly renderRows: (rows: readonly Row[], change: Change) => ReactNode
}

/** The rows of a file that becomes drafts, looked at by tab and page. */
export const SheetPages = <Tab, Row>({
  sheet,
  firstTab,
  failure,
  onChange,
  rowsOf,
  renderSettings,
  renderTools,
  renderRows,
}: Props<Tab, Row>) => {
  useSyncExternalStore(sheet.subscribe, sheet.version)
  const [tab, setTab] = useState(firstTab)
  const [page, setPage] = useState(0)
  const [size, setSize] = useState<number>(pageSizes[0])
  const rows = rowsOf(tab)
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const shown = Math.min(page, last)
  const change: Change = (work) => {
    work()
    onChange(sheet.counts())
  }
  const onTabChange = (next: Tab): void => {
    setTab(() => next)
    setPage(0)
  }
  return (
    <Stack gap={3}>
      {failure !== null && <FormFailure failure={failure} />}
      {renderSettings(change)}
      {renderTools({ tab, onTabChange, change })}
      {renderRows(rows.slice(shown * size, (shown + 1) * size), change)}
      <Pagination
        onPageChange={(next) => setPage(next - 1)}
        onPageSizeChange={setSize}
        page={shown + 1}
        pageSize={size}
        pageSizes={pageSizes}
        total={rows.length}
      />
    </Stack>
  )
}
