import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from '../../../i18n/locale.ts'
import { StepPanel, type PanelTone } from '../../../signing/panel/StepPanel.tsx'
import { Timeline, type TimelineItem } from '../../../ui/feedback/Timeline.tsx'
import type { Tone } from '../../../ui/feedback/tone.tsx'
import { useFiledKind, type AuthorityAnswer, type ReadDocument } from '../../filedKind.ts'
import { AuthorityMessage } from '../../history/AuthorityMessage.tsx'
import { shownDuration, type ProcessingTime } from '../processingTime.ts'

/** What is known of the document since it was sent. */
export type SentDocument = Pick<ReadDocument, 'reference' | 'answer'>

interface RegisteredPanelProps {
  readonly processingTime: ProcessingTime | null
  /** Null until it has been read. */
  readonly filed: SentDocument | null
  readonly notice: ReactNode
  readonly onClose: () => void
  readonly onOpen: () => void
}

const unanswered: AuthorityAnswer = { receipt: 'awaited', decision: null }

const receiptTones: Readonly<Record<AuthorityAnswer['receipt'], Tone>> = {
  awaited: 'grey',
  given: 'green',
  missed: 'red',
}

/** Registration, receipt and decision, with the time that each usually takes until the decision is there. */
const useSteps = (
  { receipt, decision }: AuthorityAnswer,
  processingTime: ProcessingTime | null,
): readonly TimelineItem[] => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const locale = useLocale()
  const usually = (seconds: number | undefined): string | undefined => {
    if (seconds === undefined || decision !== null) return undefined
    const duration = shownDuration(seconds, locale)
    return t`usually within ${duration}`
  }
  const isRefused = decision !== null && !decision.isAccepted
  return [
    { id: 'registered', title: i18n._(submit.stepsDone), tone: 'green' },
    {
      id: 'receipt',
      title: t`The authority confirms receipt`,
      time: usually(processingTime?.receipt_seconds),
      tone: receiptTones[receipt],
    },
    {
      id: 'decision',
      title: decision === null ? t`The authority accepts or refuses it` : i18n._(decision.title),
      time: usually(processingTime?.decision_seconds),
      description: isRefused && decision.message !== '' ? <AuthorityMessage message={decision.message} /> : undefined,
      tone: decision === null ? 'grey' : isRefused ? 'red' : 'green',
    },
  ]
}

/** What is left for the user to do. */
const WhatToDo = ({ decision }: Pick<AuthorityAnswer, 'decision'>) => {
  const { i18n } = useLingui()
  const { submit } = useFiledKind().words
  if (decision?.isAccepted === true) return <Trans>There is nothing left to do.</Trans>
  return i18n._(decision === null ? submit.onItsWay : submit.toCorrect)
}

/** Sent: what has happened, what happens next, and the authority's answer once it comes (seed 000 §4, send-success dialog). */
export const RegisteredPanel = ({ processingTime, filed, notice, onClose, onOpen }: RegisteredPanelProps) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const answer = filed?.answer ?? unanswered
  const { decision } = answer
  const tone: PanelTone = decision === null || decision.isAccepted ? 'success' : 'danger'
  return (
    <StepPanel
      main={{ label: <Trans>Done</Trans>, onPress: onClose }}
      quiet={{ label: i18n._(submit.open), onPress: onOpen }}
      title={i18n._(decision === null ? submit.sent : decision.title)}
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
      {filed !== null && notice}
      <Timeline items={useSteps(answer, processingTime)} label={t`What happens next`} />
    </StepPanel>
  )
}
