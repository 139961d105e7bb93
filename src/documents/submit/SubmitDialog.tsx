import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Stepper } from '../../ui/feedback/Stepper.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { HeadingPlace } from '../../signing/panel/headingPlace.ts'
import { LeaveGuard } from '../../records/form/LeaveGuard.tsx'
import { useFiledKind } from '../filedKind.ts'
import type { SentDocument } from './panels/RegisteredPanel.tsx'
import { signingChild } from './signingChildren.tsx'
import { useSubmitSteps } from './submitSteps.ts'
import { SubmitPanel } from './SubmitPanel.tsx'
import type { ProcessingTime } from './processingTime.ts'
import './SubmitDialog.css'
import type { SubmitActor } from './actor.ts'

interface SubmitDialogProps {
  readonly actor: SubmitActor
  /** False when the browser could not keep the submission, so that a reload would lose it. */
  readonly isWorkKept?: boolean
  /** How long the authority takes, where it is known. */
  readonly processingTime?: ProcessingTime | null
  /** The sent document as it stands now, where it is known. */
  readonly filed?: SentDocument | null
  /** What is to be known before the signature, and once it is sent. */
  readonly notice?: ReactNode
}

const dismissed = { type: 'dialog.dismissed' } as const

/** Generate, sign, register, answer: where the submission stands, and its state with its ways on (seed 000 §2, §4). */
export const SubmitDialog = ({
  actor,
  isWorkKept = true,
  processingTime = null,
  filed = null,
  notice,
}: SubmitDialogProps) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const snapshot = useSelector(actor, (state) => state)
  const signing = signingChild(snapshot)
  const signingState = useSelector(signing, (state) => state)
  const { steps, isBusy } = useSubmitSteps(snapshot, signingState, filed?.answer.decision ?? null)
  const isOwnDismissal = snapshot.can(dismissed)
  const canDismiss = isOwnDismissal || signingState?.can(dismissed) === true

  return (
    <Dialog
      isDismissable={canDismiss}
      isOpen={snapshot.status === 'active'}
      onOpenChange={() => (isOwnDismissal ? actor.send(dismissed) : signing?.send(dismissed))}
      size={signingState?.hasTag('choosing') === true ? 'large' : 'medium'}
      title={i18n._(submit.title)}
    >
      <div className="submit-dialog">
        <Stepper isBusy={isBusy} label={t`Steps of sending`} steps={steps} />
        {!isWorkKept && (
          <Banner isLive tone="warning">
            {i18n._(submit.notKept)}
          </Banner>
        )}
        {snapshot.matches('signing') && notice}
        <div aria-live="polite" className="submit-heading" ref={setPlace} />
        <HeadingPlace value={place}>
          <SubmitPanel actor={actor} filed={filed} notice={notice} processingTime={processingTime} />
        </HeadingPlace>
      </div>
      {snapshot.hasTag('unsafeToLeave') && <LeaveGuard />}
    </Dialog>
  )
}
