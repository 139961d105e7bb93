import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { hsmRegistration } from '../../../../machines/hsmRegistration/hsmRegistration.ts'
import { Sealed } from '../../../../machines/sealed.ts'
import type { HsmRegistrationActor } from './actor.ts'
import type { SecondFactorState } from './PinForm.tsx'
import { PinPanel } from './PinPanel.tsx'

const stepOf = (snapshot: SnapshotFrom<typeof hsmRegistration>): SecondFactorState['step'] => {
  if (snapshot.matches({ enteringPin: 'fetchingQr' })) return 'fetchingQr'
  return snapshot.context.asksCode ? 'asked' : 'off'
}

/** Every state of `enteringPin`, and `registering`: what is entered goes into the event, sealed. */
export const EntryPanel = ({ actor }: { readonly actor: HsmRegistrationActor }) => {
  const snapshot = useSelector(actor, (state) => state)
  const { certificate, attemptsLeft, failure, qr } = snapshot.context
  return (
    <PinPanel
      attemptsLeft={attemptsLeft}
      certificate={certificate}
      failure={failure}
      isRegistering={snapshot.matches('registering')}
      onCancel={() => actor.send({ type: 'dialog.dismissed' })}
      onChooseAnother={() => actor.send({ type: 'certificates.requested' })}
      onSubmit={(secrets) => actor.send({ type: 'pin.submitted', secrets: new Sealed(secrets) })}
      onTicked={(pin) => actor.send({ type: 'code.requested', pin: new Sealed(pin) })}
      onUnticked={() => actor.send({ type: 'code.declined' })}
      secondFactor={{ step: stepOf(snapshot), secret: qr?.open() ?? null }}
    />
  )
}
