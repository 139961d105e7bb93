import { useLingui } from '@lingui/react/macro'
import { shownNumber } from '../../../../i18n/numbers.ts'
import type { SheetTab, UploadSheet } from '../../../../domain/upload/uploadSheet.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { ToggleButton } from '../../../../ui/button/ToggleButton.tsx'

interface Props<Field extends string> {
  readonly sheet: UploadSheet<Field>
  readonly tab: SheetTab
  readonly onTabChange: (tab: SheetTab) => void
  readonly change: (work: () => void) => void
}

/** Which rows are shown, with their counts; undo, and leaving out what is faulty. */
export const PreviewTools = <Field extends string>({ sheet, tab, onTabChange, change }: Props<Field>) => {
  const { t } = useLingui()
  const counts = sheet.counts()
  const wrong = sheet.wrong()
  const [all, valid, errors] = [counts.rows + counts.leftOut, counts.valid, counts.faulty].map(shownNumber)
  const tabs = [
    { id: 'all', label: t`All (${all})` },
    { id: 'valid', label: t`Valid (${valid})` },
    { id: 'errors', label: t`Errors (${errors})` },
  ] as const
  const leftOut = () => sheet.places('all').filter((place) => sheet.row(place)?.isLeftOut === true)
  return (
    <div className="preview-tools">
      <div aria-label={t`Rows that are shown`} className="preview-tabs" role="group">
        {tabs.map(({ id, label }) => (
          <ToggleButton isSelected={tab === id} key={id} onChange={() => onTabChange(id)}>
            {label}
          </ToggleButton>
        ))}
      </div>
      <div className="preview-tabs">
        {counts.leftOut > 0 && (
          <Button onPress={() => change(() => sheet.leaveOut(leftOut(), false))} size="small">
            {t`Take back the rows left out (${shownNumber(counts.leftOut)})`}
          </Button>
        )}
        <Button
          disabledReason={wrong.length === 0 ? t`No row has an error` : undefined}
          onPress={() => change(() => sheet.leaveOut(wrong, true))}
          size="small"
        >
          {t`Leave out the rows with errors`}
        </Button>
        <Button
          disabledReason={sheet.canUndo() ? undefined : t`Nothing was changed`}
          onPress={() => change(() => sheet.undo())}
          size="small"
        >
          {t`Undo`}
        </Button>
      </div>
    </div>
  )
}
