import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationDetail } from '../../../../api/contract/declarationFiling.ts'
import { readStatus, shownStatus } from '../../../../domain/declaration/status.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { Timeline, type TimelineItem } from '../../../../ui/feedback/Timeline.tsx'
import { ConfirmationNotice } from '../../confirmation/ConfirmationNotice.tsx'
import { StepPanel, type PanelTone } from '../../../../signing/panel/StepPanel.tsx'
import { shownDuration, type ProcessingTime } from '../processingTime.ts'

/** What is known of the declaration after its registration. */
export type Filed = Pick<DeclarationDetail, 'reference' | 'noti_cd_tax' | 'noti_nm_tax' | 'confirm_until'>

interface RegisteredPanelProps {
  readonly processingTime: ProcessingTime | null
  /** Null until it has been read. */
  readonly filed: Filed | null
  readonly onClose: () => void
  readonly onOpen: () => void
}

type Decision = 'accepted' | 'refused' | 'rejected' | 'lapsed'

const decisionTitles = {
  accepted: msg`The tax authority has accepted this declaration`,
  refused: msg`The tax authority has refused this declaration`,
  rejected: msg`The tax authority has rejected this declaration`,
  lapsed: msg`This declaration has lapsed: nobody confirmed it within 24 hours`,
} as const

const statusOf = (filed: Filed | null) => readStatus(filed?.noti_cd_tax ?? 'sent')

/** What the authority has decided; null until then. */
const decisionOf = (filed: Filed | null): Decision | null => {
  const shown = shownStatus(statusOf(filed))
  return shown === 'accepted' || shown === 'rejected' || shown === 'refused' || shown === 'lapsed' ? shown : null
}

/** Registration, receipt and decision, with the time that each usually takes until the decision is there. */
const useSteps = (filed: Filed | null, processingTime: ProcessingTime | null): readonly TimelineItem[] => {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const status = statusOf(filed)
  const decision = decisionOf(filed)
  const usually = (seconds: number | undefined): string | undefined => {
    if (seconds === undefined || decision !== null) return undefined
    const duration = shownDuration(seconds, locale)
    return t`usually within ${duration}`
  }
  const isRefused = decision !== null && decision !== 'accepted'
  return [
    { id: 'registered', title: t`Signed, verified and registered`, tone: 'green' },
    {
      id: 'receipt',
      title: t`The authority confirms receipt`,
      time: usually(processingTime?.receipt_seconds),
      tone: status === 'rejected' || status === 'lapsed' ? 'red' : status === 'sent' ? 'grey' : 'green',
    },
    {
      id: 'decision',
      title: decision === null ? t`The authority accepts or refuses it` : i18n._(decisionTitles[decision]),
      time: usually(processingTime?.decision_seconds),
      description: isRefused && filed !== null && filed.noti_nm_tax !== '' ? filed.noti_nm_tax : undefined,
      tone: decision === null ? 'grey' : isRefused ? 'red' : 'green',
    },
  ]
}

/** What is left for the user to do. */
const WhatToDo = ({ decision }: { readonly decision: Decision | null }) => {
  if (decision === 'accepted') return <Trans>There is nothing left to do.</Trans>
  return decision === null ? (
    <Trans>
      It is registered and on its way to the tax authority. You need not wait here: the answer is shown on every page as
      soon as it comes.
    </Trans>
  ) : (
    <Trans>Open the declaration to correct it, then generate and send it again.</Trans>
  )
}

/** Sent: what has happened, what happens next, and the authority's answer once it comes (seed 000 §4, send-success dialog). */
export const RegisteredPanel = ({ processingTime, filed, onClose, onOpen }: RegisteredPanelProps) => {
  const { t, i18n } = useLingui()
  const decision = decisionOf(filed)
  const tone: PanelTone = decision === null || decision === 'accepted' ? 'success' : 'danger'
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      quiet={{ label: <Trans>Open the declaration</Trans>, onPress: onOpen }}
      title={decision === null ? t`The declaration is sent` : i18n._(decisionTitles[decision])}
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
        <WhatToDo decision={decision} />
      </p>
      {filed !== null && <ConfirmationNotice until={filed.confirm_until} />}
      <Timeline items={useSteps(filed, processingTime)} label={t`What happens next`} />
    </StepPanel>
  )
}
