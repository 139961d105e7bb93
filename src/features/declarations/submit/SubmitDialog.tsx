import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stepper } from '../../../ui/feedback/Stepper.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { HeadingPlace } from '../../../signing/panel/headingPlace.ts'
import { LeaveGuard } from '../../../records/form/LeaveGuard.tsx'
import { signingChild } from './signingChildren.tsx'
import { useSubmitSteps } from './submitSteps.ts'
import { SubmitPanel } from './SubmitPanel.tsx'
import type { Filed } from './panels/RegisteredPanel.tsx'
import type { ProcessingTime } from './processingTime.ts'
import './SubmitDialog.css'
import type { SubmitActor } from './actor.ts'

interface SubmitDialogProps {
  readonly actor: SubmitActor
  /** False when the browser could not keep the submission, so that a reload would lose it. */
  readonly isWorkKept?: boolean
  /** How long the authority takes, where it is known. */
  readonly processingTime?: ProcessingTime | null
  /** The registered declaration as it stands now, where it is known. */
  readonly filed?: Filed | null
  /** What is to be known before the signature. */
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
  const { t } = useLingui()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const snapshot = useSelector(actor, (state) => state)
  const signing = signingChild(snapshot)
  const signingState = useSelector(signing, (state) => state)
  const { steps, isBusy } = useSubmitSteps(snapshot, signingState)
  const isOwnDismissal = snapshot.can(dismissed)
  const canDismiss = isOwnDismissal || signingState?.can(dismissed) === true

  return (
    <Dialog
      isDismissable={canDismiss}
      isOpen={snapshot.status === 'active'}
      onOpenChange={() => (isOwnDismissal ? actor.send(dismissed) : signing?.send(dismissed))}
      size={signingState?.hasTag('choosing') === true ? 'large' : 'medium'}
      title={t`Send the declaration`}
    >
      <div className="submit-dialog">
        <Stepper isBusy={isBusy} label={t`Steps of sending`} steps={steps} />
        {!isWorkKept && (
          <Banner isLive tone="warning">
            {t`This browser cannot keep the work over a reload: its storage is full or closed. Do not reload or close this page before the declaration is registered.`}
          </Banner>
        )}
        {snapshot.matches('signing') && notice}
        <div aria-live="polite" className="submit-heading" ref={setPlace} />
        <HeadingPlace value={place}>
          <SubmitPanel actor={actor} filed={filed} processingTime={processingTime} />
        </HeadingPlace>
      </div>
      {snapshot.hasTag('unsafeToLeave') && <LeaveGuard />}
    </Dialog>
  )
}
