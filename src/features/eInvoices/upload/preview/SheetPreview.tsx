import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../../domain/failure.ts'
import type { SheetCounts } from '../../../../domain/upload/uploadSheet.ts'
import { shownNumber } from '../../../../i18n/numbers.ts'
import { SheetPages, type TabProps } from '../../../../records/upload/SheetPages.tsx'
import { SheetTools } from '../../../../records/upload/SheetTools.tsx'
import type { InvoiceSheet, InvoiceTab } from '../invoiceSheet.ts'
import { SettingsOfAll } from './SettingsOfAll.tsx'
import { SheetTable } from './SheetTable.tsx'

interface Props {
  readonly sheet: InvoiceSheet
  readonly today: string
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
}

/** The rows of a file by their invoices: looked at by tab and page, left out, and what counts for all of them. */
export const SheetPreview = ({ sheet, today, failure, onChange }: Props) => (
  <SheetPages<InvoiceTab, ReturnType<InvoiceSheet['shown']>[number]>
    failure={failure}
    firstTab="all"
    onChange={onChange}
    renderRows={(rows, change) => <SheetTable change={change} rows={rows} sheet={sheet} />}
    renderSettings={(change) => <SettingsOfAll change={change} sheet={sheet} today={today} />}
    renderTools={(of) => <Tools {...of} sheet={sheet} />}
    rowsOf={sheet.shown}
    sheet={sheet}
  />
)

const Tools = ({ sheet, change, ...tabs }: TabProps<InvoiceTab> & Pick<Props, 'sheet'>) => {
  const { t } = useLingui()
  const entries = [...sheet.entries().entries()]
  const wrong = entries.flatMap(([place, one]) => (!one.isLeftOut && one.problems.length > 0 ? [place] : []))
  const out = entries.flatMap(([place, one]) => (one.isLeftOut ? [place] : []))
  const [all, errors, leftOut] = [entries.length, wrong.length, out.length].map(shownNumber)
  const takeBack = {
    label: t`Take back the invoices left out (${leftOut})`,
    run: () => change(() => sheet.leaveOut(out, false)),
  }
  const leaveOut = {
    label: t`Leave out the invoices with errors`,
    disabledReason: wrong.length === 0 ? t`No invoice has an error` : undefined,
    run: () => change(() => sheet.leaveOut(wrong, true)),
  }
  return (
    <SheetTools
      {...tabs}
      commands={[...(out.length > 0 ? [takeBack] : []), leaveOut]}
      label={t`Invoices that are shown`}
      tabs={[
        { id: 'all', label: t`All invoices (${all})` },
        { id: 'errors', label: t`With errors (${errors})` },
      ]}
    />
  )
}
