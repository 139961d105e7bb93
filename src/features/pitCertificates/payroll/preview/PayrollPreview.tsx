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
import type { PayrollSheet, PayrollTab } from '../payrollSheet.ts'
import { PayrollTable } from './PayrollTable.tsx'
import { SettingsOfAll } from './SettingsOfAll.tsx'
import '../../../../records/upload/sheetPreview.css'

interface Props {
  readonly sheet: PayrollSheet
  readonly today: string
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
}

/** The rows of a payroll: looked at by tab and page, left out, and what is said of all certificates. */
export const PayrollPreview = ({ sheet, today, failure, onChange }: Props) => {
  useSyncExternalStore(sheet.subscribe, sheet.version)
  const [tab, setTab] = useState<PayrollTab>('all')
  const [page, setPage] = useState(0)
  const [size, setSize] = useState<number>(pageSizes[0])
  const places = sheet.places(tab)
  const last = Math.max(0, Math.ceil(places.length / size) - 1)
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
      <PayrollTable change={change} places={places.slice(shown * size, (shown + 1) * size)} sheet={sheet} />
      <Pagination
        onPageChange={(next) => setPage(next - 1)}
        onPageSizeChange={setSize}
        page={shown + 1}
        pageSize={size}
        pageSizes={pageSizes}
        total={places.length}
      />
    </Stack>
  )
}

interface ToolsProps {
  readonly sheet: PayrollSheet
  readonly tab: PayrollTab
  readonly onTabChange: (tab: PayrollTab) => void
  readonly change: (work: () => void) => void
}

const Tools = ({ sheet, tab, onTabChange, change }: ToolsProps) => {
  const { t } = useLingui()
  const counts = sheet.counts()
  const [all, errors, doubles] = [counts.rows + counts.leftOut, counts.faulty, sheet.places('doubles').length].map(
    shownNumber,
  )
  const tabs = [
    { id: 'all', label: t`All (${all})` },
    { id: 'errors', label: t`Errors (${errors})` },
    { id: 'doubles', label: t`Doubles (${doubles})` },
  ] as const
  const leftOut = () => sheet.places('all').filter((place) => sheet.row(place)?.isLeftOut === true)
  return (
    <div className="sheet-tools">
      <div aria-label={t`Rows that are shown`} className="sheet-tabs" role="group">
        {tabs.map(({ id, label }) => (
          <ToggleButton isSelected={tab === id} key={id} onChange={() => onTabChange(id)}>
            {label}
          </ToggleButton>
        ))}
      </div>
      <div className="sheet-tabs">
        {counts.leftOut > 0 && (
          <Button onPress={() => change(() => sheet.leaveOut(leftOut(), false))} size="small">
            {t`Take back the rows left out (${shownNumber(counts.leftOut)})`}
          </Button>
        )}
        <Button
          disabledReason={counts.faulty === 0 ? t`No row has an error` : undefined}
          onPress={() => change(() => sheet.leaveOut(sheet.places('errors'), true))}
          size="small"
        >
          {t`Leave out the rows with errors`}
        </Button>
      </div>
    </div>
  )
}
