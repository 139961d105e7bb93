import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { LeaveGuard } from '../../../records/form/LeaveGuard.tsx'
import { HeadingPlace } from '../../../signing/panel/headingPlace.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { RegistrationPanel } from './RegistrationPanel.tsx'
import { registrationChild, type RegistrationFacts } from './registrationChildren.tsx'
import './RegistrationDialog.css'
import type { RegistrationActor } from './actor.ts'

interface Props {
  readonly actor: RegistrationActor
  readonly facts: RegistrationFacts
}

const dismissed = { type: 'dialog.dismissed' } as const

/** Adding a certificate: its type, and then the way of that type (seed 001 §2.1). */
export const RegistrationDialog = ({ actor, facts }: Props) => {
  const { t } = useLingui()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const snapshot = useSelector(actor, (state) => state)
  const child = registrationChild(snapshot)
  const childState = useSelector(child, (state) => state)
  const isOwnDismissal = snapshot.can(dismissed)
  const canDismiss = isOwnDismissal || childState?.can(dismissed) === true

  return (
    <Dialog
      isDismissable={canDismiss}
      isOpen={snapshot.status === 'active'}
      onOpenChange={() => (isOwnDismissal ? actor.send(dismissed) : child?.send(dismissed))}
      size={childState?.hasTag('choosing') === true ? 'large' : 'medium'}
      title={t`Add digital signature`}
    >
      <div className="registration-dialog">
        <div aria-live="polite" className="registration-heading" ref={setPlace} />
        <HeadingPlace value={place}>
          <RegistrationPanel actor={actor} facts={facts} />
        </HeadingPlace>
      </div>
      {childState?.hasTag('unsafeToLeave') === true && <LeaveGuard />}
    </Dialog>
  )
}
