import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationDetail } from '../../../../api/contract/declarationFiling.ts'
import { readStatus, shownStatus } from '../../../../domain/declaration/status.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { Timeline, type TimelineItem } from '../../../../ui/feedback/Timeline.tsx'
import { StepPanel, type PanelTone } from '../../../../signing/panel/StepPanel.tsx'
import { shownDuration, type ProcessingTime } from '../processingTime.ts'

/** What is known of the declaration after its registration. */
export type Filed = Pick<DeclarationDetail, 'reference' | 'noti_cd_tax' | 'noti_nm_tax'>

interface RegisteredPanelProps {
  readonly processingTime: ProcessingTime | null
  /** Null until it has been read. */
  readonly filed: Filed | null
  readonly onClose: () => void
  readonly onOpen: () => void
}

/** Sent: what has happened, what happens next, and the authority's answer once it comes (seed 000 §4, send-success dialog). */
export const RegisteredPanel = ({ processingTime, filed, onClose, onOpen }: RegisteredPanelProps) => {
  const { t } = useLingui()
  const locale = useLocale()
  const usually = (seconds: number | undefined): string | undefined => {
    if (seconds === undefined) return undefined
    const duration = shownDuration(seconds, locale)
    return t`usually within ${duration}`
  }
  const status = readStatus(filed?.noti_cd_tax ?? 'sent')
  const shown = shownStatus(status)
  const isRefused = shown === 'rejected' || shown === 'refused'
  const titles = {
    accepted: t`The tax authority has accepted this declaration`,
    refused: t`The tax authority has refused this declaration`,
    rejected: t`The tax authority has rejected this declaration`,
  }
  const decided = shown === 'accepted' || isRefused ? shown : null
  const tone: PanelTone = isRefused ? 'danger' : 'success'
  const items: readonly TimelineItem[] = [
    { id: 'registered', title: t`Signed, verified and registered`, tone: 'green' },
    {
      id: 'receipt',
      title: t`The authority confirms receipt`,
      time: decided === null ? usually(processingTime?.receipt_seconds) : undefined,
      tone: status === 'rejected' ? 'red' : status === 'sent' ? 'grey' : 'green',
    },
    {
      id: 'decision',
      title: decided === null ? t`The authority accepts or refuses it` : titles[decided],
      time: decided === null ? usually(processingTime?.decision_seconds) : undefined,
      description: isRefused && filed !== null && filed.noti_nm_tax !== '' ? filed.noti_nm_tax : undefined,
      tone: decided === null ? 'grey' : isRefused ? 'red' : 'green',
    },
  ]
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      quiet={{ label: <Trans>Open the declaration</Trans>, onPress: onOpen }}
      title={decided === null ? t`The declaration is sent` : titles[decided]}
      tone={tone}
    >
      {filed !== null && filed.reference !== '' && (
        <p>
          <Trans>
            Reference <strong>{filed.reference}</strong>
          </Trans>
        </p>
      )}
      <p>
        {decided === null ? (
          <Trans>
            It is registered and on its way to the tax authority. You need not wait here: the answer is shown on every
            page as soon as it comes.
          </Trans>
        ) : isRefused ? (
          <Trans>Open the declaration to correct it, then generate and send it again.</Trans>
        ) : (
          <Trans>There is nothing left to do.</Trans>
        )}
      </p>
      <Timeline items={items} label={t`What happens next`} />
    </StepPanel>
  )
}
