import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../../i18n/locale.ts'
import { Timeline } from '../../../../ui/feedback/Timeline.tsx'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { shownDuration, type ProcessingTime } from '../processingTime.ts'

interface RegisteredPanelProps {
  readonly processingTime: ProcessingTime | null
  readonly onClose: () => void
}

/** Sent: what has happened and what happens next (seed 000 §4, send-success dialog). */
export const RegisteredPanel = ({ processingTime, onClose }: RegisteredPanelProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const usually = (seconds: number | undefined): string | undefined => {
    if (seconds === undefined) return undefined
    const duration = shownDuration(seconds, locale)
    return t`usually within ${duration}`
  }
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      title={t`The declaration is sent`}
      tone="success"
    >
      <p>
        <Trans>
          It is registered and on its way to the tax authority. You need not wait here: follow its status in the list.
        </Trans>
      </p>
      <Timeline
        items={[
          { id: 'registered', title: t`Signed, verified and registered`, tone: 'green' },
          {
            id: 'receipt',
            title: t`The authority confirms receipt`,
            time: usually(processingTime?.receipt_seconds),
            tone: 'grey',
          },
          {
            id: 'decision',
            title: t`The authority accepts or refuses it`,
            time: usually(processingTime?.decision_seconds),
            tone: 'grey',
          },
        ]}
        label={t`What happens next`}
      />
    </StepPanel>
  )
}
