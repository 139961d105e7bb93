import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import type { SubmitEvent } from '../../machines/documentSubmit/setup.ts'
import { SigningChildPanel } from './signingChildren.tsx'
import { BusyPanel, type BusyPanelProps } from './panels/BusyPanel.tsx'
import { ChooseTypePanel } from './panels/ChooseTypePanel.tsx'
import { FailedPanel, type FailedPanelProps } from './panels/FailedPanel.tsx'
import { GenerateRefusedPanel } from './panels/GenerateRefusedPanel.tsx'
import { NoCertificatePanel } from './panels/NoCertificatePanel.tsx'
import { OutcomeUnknownPanel } from './panels/OutcomeUnknownPanel.tsx'
import { RegisteredPanel, type SentDocument } from './panels/RegisteredPanel.tsx'
import { RegisterRefusedPanel } from './panels/RegisterRefusedPanel.tsx'
import type { ProcessingTime } from './processingTime.ts'
import type { SubmitActor } from './actor.ts'

interface SubmitPanelProps {
  readonly actor: SubmitActor
  readonly processingTime: ProcessingTime | null
  readonly filed: SentDocument | null
  /** What is to be known once it is sent. */
  readonly notice: ReactNode
}

type Snapshot = SnapshotFrom<typeof documentSubmit>
type PanelState = Extract<Snapshot['value'], string> | 'signing' | 'choosingType'

/** What the panels are made of, whatever the state. */
interface Shown extends SubmitPanelProps {
  readonly snapshot: Snapshot
  readonly reqKey: string | null
  readonly dismiss: () => void
  readonly retry: () => void
  /** What sends an event, for a button that stands only where the event is possible. */
  readonly wayTo: (event: SubmitEvent) => (() => void) | null
}

type Panel = (shown: Shown) => ReactNode

const busy =
  (step: BusyPanelProps['step']): Panel =>
  ({ wayTo }) => <BusyPanel key={step} onCancel={wayTo({ type: 'dialog.dismissed' })} step={step} />

const failed =
  (step: FailedPanelProps['step'], cause?: FailedPanelProps['failure']): Panel =>
  ({ snapshot, reqKey, dismiss, retry }) => (
    <FailedPanel
      failure={cause ?? snapshot.context.failure}
      key={step}
      onClose={dismiss}
      onRetry={retry}
      reqKey={reqKey}
      step={step}
    />
  )

const nothing: Panel = () => null

const choosingType: Panel = ({ actor, snapshot, dismiss }) => (
  <ChooseTypePanel
    available={snapshot.context.option?.available ?? []}
    isMissing={snapshot.matches({ choosingType: 'missing' })}
    onCancel={dismiss}
    onConfirm={(chosen) => actor.send({ type: 'type.confirmed', chosen })}
  />
)

const registerRefused: Panel = ({ snapshot, reqKey, dismiss, wayTo }) => (
  <RegisterRefusedPanel
    failure={snapshot.context.failure}
    onClose={dismiss}
    onOpenAgain={wayTo({ type: 'reopening.requested' })}
    onSignAgain={wayTo({ type: 'signature.renewed' })}
    reqKey={reqKey}
  />
)

const outcomeUnknown: Panel = ({ actor, snapshot, reqKey, dismiss, wayTo }) => (
  <OutcomeUnknownPanel
    failure={snapshot.context.failure}
    onAsk={() => actor.send({ type: 'outcome.asked' })}
    onLater={dismiss}
    onSendAgain={wayTo({ type: 'registration.repeated' })}
    reqKey={reqKey}
  />
)

const panels: Readonly<Record<PanelState, Panel>> = {
  starting: nothing,
  givingUp: nothing,
  readingDocument: busy('readingDocument'),
  documentUnreadable: failed('documentUnreadable'),
  checkingOption: busy('checkingOption'),
  optionUnknown: failed('optionUnknown'),
  noCertificate: ({ actor, dismiss }) => (
    <NoCertificatePanel onClose={dismiss} onOpenSettings={() => actor.send({ type: 'signatureSettings.opened' })} />
  ),
  choosingType,
  generatingXml: busy('generatingXml'),
  generateRefused: ({ snapshot, dismiss, wayTo }) => (
    <GenerateRefusedPanel
      failure={snapshot.context.failure}
      onClose={dismiss}
      onCorrectDraft={wayTo({ type: 'correction.requested' })}
    />
  ),
  generateFailed: failed('generateFailed'),
  claimingWork: busy('claimingWork'),
  workElsewhere: failed('workElsewhere', { code: 'work.elsewhere' }),
  signing: ({ snapshot }) => <SigningChildPanel snapshot={snapshot} />,
  signingBroken: failed('signingBroken'),
  registering: busy('registering'),
  registerRefused,
  askingOutcome: busy('askingOutcome'),
  outcomeUnknown,
  registered: ({ actor, filed, notice, processingTime, dismiss }) => (
    <RegisteredPanel
      filed={filed}
      notice={notice}
      onClose={dismiss}
      onOpen={() => actor.send({ type: 'reopening.requested' })}
      processingTime={processingTime}
    />
  ),
  finished: nothing,
  postponed: nothing,
  numberWaiting: nothing,
  cancelled: nothing,
}

/** The body of the dialog, one panel per state of documentSubmit. */
export const SubmitPanel = (props: SubmitPanelProps) => {
  const { actor } = props
  const snapshot = useSelector(actor, (state) => state)
  const { value } = snapshot
  const state = typeof value === 'string' ? value : 'signing' in value ? 'signing' : 'choosingType'
  return panels[state]({
    ...props,
    snapshot,
    reqKey: snapshot.context.work?.reqKey ?? null,
    dismiss: () => actor.send({ type: 'dialog.dismissed' }),
    retry: () => actor.send({ type: 'step.retried' }),
    wayTo: (event) => (snapshot.can(event) ? () => actor.send(event) : null),
  })
}
