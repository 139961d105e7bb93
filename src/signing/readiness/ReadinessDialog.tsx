import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { shownMoment, vietnamMoment } from '../../domain/dates.ts'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { failureTexts as hsmTexts } from '../../hsm/failureTexts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/feedback/CopyButton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { failureTexts as signingTexts } from '../failures/failureTexts.ts'
import { judgeReadiness } from './judge/judge.ts'
import type { ReadinessRow } from './judge/row.ts'
import { ReadinessRows } from './ReadinessRows.tsx'
import { readinessReport } from './report.ts'
import { useReadiness } from './useReadiness.ts'
import '../panel/StepPanel.css'
import './Readiness.css'

const known = [signingTexts, hsmTexts]

interface ReadinessDialogProps {
  /** Null where the settings of digital signatures cannot be opened from here. */
  readonly onOpenSettings: (() => void) | null
  /** Called with whether the check has ended, and found nothing in the way of signing. */
  readonly onClose: (isReady: boolean) => void
}

/** All that signing needs, asked now and at once: what is in order, what is not, and what to do about it. */
export const ReadinessDialog = (props: ReadinessDialogProps) => (
  <AreaTexts texts={known}>
    <Readiness {...props} />
  </AreaTexts>
)

const Readiness = ({ onOpenSettings, onClose }: ReadinessDialogProps) => {
  const { t } = useLingui()
  const { facts, askBrowser, checkAgain } = useReadiness()
  const rows = judgeReadiness(facts)
  const isChecking = rows.some(({ state }) => state === 'checking')
  const close = (): void => onClose(rows.every(({ state }) => state !== 'checking' && state !== 'failed'))
  const around = { at: facts.at, site: window.location.origin, browser: navigator.userAgent }
  return (
    <Dialog
      footer={
        <>
          {!isChecking && (
            <CopyButton label={t`Copy a report for support`} text={readinessReport(rows, around)} variant="quiet" />
          )}
          <Button onPress={close}>{t`Close`}</Button>
          <Button isPending={isChecking} onPress={checkAgain} variant="primary">{t`Check again`}</Button>
        </>
      }
      isBodyFocusable
      isOpen
      onOpenChange={close}
      title={t`Signing readiness`}
    >
      <div className="readiness">
        <p className="readiness-summary" role="status">
          <Summary at={facts.at} rows={rows} />
        </p>
        <ReadinessRows onAskBrowser={askBrowser} onOpenSettings={onOpenSettings} rows={rows} />
      </div>
    </Dialog>
  )
}

const Summary = ({ rows, at }: { readonly rows: readonly ReadinessRow[]; readonly at: number }) => {
  const { t } = useLingui()
  const count = (wanted: ReadinessRow['state']): number => rows.filter(({ state }) => state === wanted).length
  if (count('checking') > 0) return <Trans>Everything that signing needs is being checked. Nothing is signed.</Trans>
  const [failed, warned] = [count('failed'), count('warning')]
  const moment = shownMoment(vietnamMoment(new Date(at)))
  const result =
    failed > 0
      ? t`${plural(failed, { one: '# thing is in the way of signing.', other: '# things are in the way of signing.' })}`
      : warned > 0
        ? t`${plural(warned, { one: 'Nothing that could be checked is in the way; take note of # thing.', other: 'Nothing that could be checked is in the way; take note of # things.' })}`
        : t`Nothing that could be checked is in the way of signing.`
  return (
    <Trans>
      {result} Checked at {moment}.
    </Trans>
  )
}
