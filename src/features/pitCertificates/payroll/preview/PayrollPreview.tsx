import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../../domain/failure.ts'
import type { SheetCounts } from '../../../../domain/upload/uploadSheet.ts'
import { shownNumber } from '../../../../i18n/numbers.ts'
import { SheetPages, type TabProps } from '../../../../records/upload/SheetPages.tsx'
import { SheetTools } from '../../../../records/upload/SheetTools.tsx'
import type { PayrollSheet, PayrollTab } from '../payrollSheet.ts'
import { PayrollTable } from './PayrollTable.tsx'
import { SettingsOfAll } from './SettingsOfAll.tsx'

interface Props {
  readonly sheet: PayrollSheet
  readonly today: string
  readonly failure: Failure | null
  readonly onChange: (counts: SheetCounts) => void
}

/** The rows of a payroll: looked at by tab and page, left out, and what is said of all certificates. */
export const PayrollPreview = ({ sheet, today, failure, onChange }: Props) => (
  <SheetPages<PayrollTab, number>
    failure={failure}
    firstTab="all"
    onChange={onChange}
    renderRows={(places, change) => <PayrollTable change={change} places={places} sheet={sheet} />}
    renderSettings={(change) => <SettingsOfAll change={change} sheet={sheet} today={today} />}
    renderTools={(of) => <Tools {...of} sheet={sheet} />}
    rowsOf={sheet.places}
    sheet={sheet}
  />
)

const Tools = ({ sheet, change, ...tabs }: TabProps<PayrollTab> & Pick<Props, 'sheet'>) => {
  const { t } = useLingui()
  const counts = sheet.counts()
  const [all, errors, doubles] = [counts.rows + counts.leftOut, counts.faulty, sheet.places('doubles').length].map(
    shownNumber,
  )
  const leftOut = () => sheet.places('all').filter((place) => sheet.row(place)?.isLeftOut === true)
  const takeBack = {
    label: t`Take back the rows left out (${shownNumber(counts.leftOut)})`,
    run: () => change(() => sheet.leaveOut(leftOut(), false)),
  }
  const leaveOut = {
    label: t`Leave out the rows with errors`,
    disabledReason: counts.faulty === 0 ? t`No row has an error` : undefined,
    run: () => change(() => sheet.leaveOut(sheet.places('errors'), true)),
  }
  return (
    <SheetTools
      {...tabs}
      commands={[...(counts.leftOut > 0 ? [takeBack] : []), leaveOut]}
      label={t`Rows that are shown`}
      tabs={[
        { id: 'all', label: t`All (${all})` },
        { id: 'errors', label: t`Errors (${errors})` },
        { id: 'doubles', label: t`Doubles (${doubles})` },
      ]}
    />
  )
}
