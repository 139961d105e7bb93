import { useSelector } from '@xstate/react'
import { SigningChildPanel } from './signingChildren.tsx'
import { BusyPanel } from './panels/BusyPanel.tsx'
import { ChooseTypePanel } from './panels/ChooseTypePanel.tsx'
import { FailedPanel } from './panels/FailedPanel.tsx'
import { GenerateRefusedPanel } from './panels/GenerateRefusedPanel.tsx'
import { NoCertificatePanel } from './panels/NoCertificatePanel.tsx'
import { OutcomeUnknownPanel } from './panels/OutcomeUnknownPanel.tsx'
import { RegisteredPanel, type Filed } from './panels/RegisteredPanel.tsx'
import { RegisterRefusedPanel } from './panels/RegisterRefusedPanel.tsx'
import type { ProcessingTime } from './processingTime.ts'
import type { SubmitActor } from './SubmitDialog.tsx'

interface SubmitPanelProps {
  readonly actor: SubmitActor
  readonly processingTime: ProcessingTime | null
  readonly filed: Filed | null
}

/** The body of the dialog, one panel per state of declarationSubmit. */
export const SubmitPanel = ({ actor, processingTime, filed }: SubmitPanelProps) => {
  const snapshot = useSelector(actor, (state) => state)
  const { failure, option, work } = snapshot.context
  const reqKey = work?.reqKey ?? null
  const state =
    typeof snapshot.value === 'string' ? snapshot.value : 'signing' in snapshot.value ? 'signing' : 'choosingType'
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  const retry = (): void => actor.send({ type: 'step.retried' })

  switch (state) {
    case 'readingDeclaration':
    case 'checkingOption':
    case 'generatingXml':
    case 'claimingWork':
    case 'registering':
    case 'askingOutcome':
      return (
        <BusyPanel key={state} onCancel={snapshot.can({ type: 'dialog.dismissed' }) ? dismiss : null} step={state} />
      )
    case 'declarationUnreadable':
    case 'optionUnknown':
    case 'generateFailed':
    case 'signingBroken':
      return (
        <FailedPanel failure={failure} key={state} onClose={dismiss} onRetry={retry} reqKey={reqKey} step={state} />
      )
    case 'workElsewhere':
      return (
        <FailedPanel
          failure={{ code: 'work.elsewhere' }}
          key={state}
          onClose={dismiss}
          onRetry={retry}
          reqKey={reqKey}
          step={state}
        />
      )
    case 'noCertificate':
      return (
        <NoCertificatePanel onClose={dismiss} onOpenSettings={() => actor.send({ type: 'signatureSettings.opened' })} />
      )
    case 'choosingType':
      return (
        <ChooseTypePanel
          available={option?.available ?? []}
          isMissing={snapshot.matches({ choosingType: 'missing' })}
          onCancel={dismiss}
          onConfirm={(chosen) => actor.send({ type: 'type.confirmed', chosen })}
        />
      )
    case 'generateRefused':
      return (
        <GenerateRefusedPanel
          failure={failure}
          onClose={dismiss}
          onCorrectCopy={
            snapshot.can({ type: 'correction.requested' }) ? () => actor.send({ type: 'correction.requested' }) : null
          }
        />
      )
    case 'signing':
      return <SigningChildPanel snapshot={snapshot} />
    case 'registerRefused':
      return (
        <RegisterRefusedPanel
          failure={failure}
          onClose={dismiss}
          onOpenAgain={
            snapshot.can({ type: 'reopening.requested' }) ? () => actor.send({ type: 'reopening.requested' }) : null
          }
          onSignAgain={
            snapshot.can({ type: 'signature.renewed' }) ? () => actor.send({ type: 'signature.renewed' }) : null
          }
          reqKey={reqKey}
        />
      )
    case 'outcomeUnknown':
      return (
        <OutcomeUnknownPanel
          failure={failure}
          onAsk={() => actor.send({ type: 'outcome.asked' })}
          onLater={dismiss}
          onSendAgain={
            snapshot.can({ type: 'registration.repeated' }) ? () => actor.send({ type: 'registration.repeated' }) : null
          }
          reqKey={reqKey}
        />
      )
    case 'registered':
      return (
        <RegisteredPanel
          filed={filed}
          onClose={dismiss}
          onOpen={() => actor.send({ type: 'reopening.requested' })}
          processingTime={processingTime}
        />
      )
    case 'starting':
    case 'finished':
    case 'postponed':
    case 'cancelled':
      return null
  }
}
