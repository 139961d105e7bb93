import { useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import { pageSizes } from '../../../../api/contract/paging.ts'
import type { Failure } from '../../../../domain/failure.ts'
import type { SheetCounts } from '../../../../domain/upload/uploadSheet.ts'
import { shownNumber } from '../../../../i18n/numbers.ts'
import { FormFailure } from '../../../../records/form/FormFailure.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { ToggleButton } from '../../../../ui/button/ToggleButton.tsx'
import { Stack } from '../../../../ui/layout/Stack.tsx'
import { Pagination } from '../../../../ui/table/Pagination.tsx'
import type { InvoiceSheet, InvoiceTab } from '../invoiceSheet.ts'
import { SettingsOfAll } from './SettingsOfAll.tsx'
import { SheetTable } from './SheetTable.tsx'
import '../../../../records/upload/sheetPreview.css'

interface Props {
  readonly sheet: InvoiceSheet
  readonly today: string
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
}

/** The rows of a file by their invoices: looked at by tab and page, left out, and what counts for all of them. */
export const SheetPreview = ({ sheet, today, failure, onChange }: Props) => {
  useSyncExternalStore(sheet.subscribe, sheet.version)
  const [tab, setTab] = useState<InvoiceTab>('all')
  const [page, setPage] = useState(0)
  const [size, setSize] = useState<number>(pageSizes[0])
  const rows = sheet.shown(tab)
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const shown = Math.min(page, last)
  const change = (work: () => void): void => {
    work()
    onChange(sheet.counts())
  }
  return (
    <Stack gap={3}>
      {failure !== null && <FormFailure failure={failure} />}
      <SettingsOfAll change={change} sheet={sheet} today={today} />
      <Tools
        change={change}
        onTabChange={(next) => {
          setTab(next)
          setPage(0)
        }}
        sheet={sheet}
        tab={tab}
      />
      <SheetTable change={change} rows={rows.slice(shown * size, (shown + 1) * size)} sheet={sheet} />
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

interface ToolsProps {
  readonly sheet: InvoiceSheet
  readonly tab: InvoiceTab
  readonly onTabChange: (tab: InvoiceTab) => void
  readonly change: (work: () => void) => void
}

const Tools = ({ sheet, tab, onTabChange, change }: ToolsProps) => {
  const { t } = useLingui()
  const entries = sheet.entries()
  const wrong = [...entries.entries()].flatMap(([place, one]) =>
    !one.isLeftOut && one.problems.length > 0 ? [place] : [],
  )
  const out = [...entries.entries()].flatMap(([place, one]) => (one.isLeftOut ? [place] : []))
  const [all, errors, leftOut] = [entries.length, wrong.length, out.length].map(shownNumber)
  const tabs = [
    { id: 'all', label: t`All invoices (${all})` },
    { id: 'errors', label: t`With errors (${errors})` },
  ] as const
  return (
    <div className="sheet-tools">
      <div aria-label={t`Invoices that are shown`} className="sheet-tabs" role="group">
        {tabs.map(({ id, label }) => (
          <ToggleButton isSelected={tab === id} key={id} onChange={() => onTabChange(id)}>
            {label}
          </ToggleButton>
        ))}
      </div>
      <div className="sheet-tabs">
        {out.length > 0 && (
          <Button onPress={() => change(() => sheet.leaveOut(out, false))} size="small">
            {t`Take back the invoices left out (${leftOut})`}
          </Button>
        )}
        <Button
          disabledReason={wrong.length === 0 ? t`No invoice has an error` : undefined}
          onPress={() => change(() => sheet.leaveOut(wrong, true))}
          size="small"
        >
          {t`Leave out the invoices with errors`}
        </Button>
      </div>
    </div>
  )
}
