import { useLingui } from '@lingui/react/macro'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { documentsSubmit } from '../../machines/documentsSubmit/documentsSubmit.ts'
import { isByRun } from '../../machines/documentsSubmit/items.ts'
import type { SigningWay } from '../../machines/signingWays.ts'
import { sentAtOnce } from '../../domain/documents/listRules.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { useFailureText } from '../../failures/useFailureText.ts'
import { FailureDetails } from '../../signing/panel/FailureDetails.tsx'
import { causeOf } from '../../signing/panel/cause.ts'
import { NoHsmPanel } from '../submit/panels/NoHsmPanel.tsx'
import { NoCertificatePanel } from '../submit/panels/NoCertificatePanel.tsx'
import { SigningChildPanel } from '../submit/signingChildren.tsx'
import { withRun } from './withRun.ts'
import { failureIn } from './failureIn.ts'
import { HaltedPanel } from './HaltedPanel.tsx'
import { ItemList, type ItemNames } from './ItemList.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { RunningPanel, type RunningPanelProps } from './RunningPanel.tsx'
import { RunPanel } from './RunPanel.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { useBulkKind } from './bulkKind.ts'

export type BulkActor = ActorRefFrom<typeof documentsSubmit>
type Snapshot = SnapshotFrom<typeof documentsSubmit>

interface Props {
  readonly actor: BulkActor
  readonly names: ItemNames
  /** The way in which they were being signed when a page was left. */
  readonly way?: SigningWay | null
  /** Opens a document once the sending has ended. */
  readonly onOpen?: ((documentId: string) => void) | undefined
}

interface Shown extends Props {
  readonly snapshot: Snapshot
  readonly dismiss: () => void
}

type Panel = (shown: Shown) => ReactNode
type PanelState = Extract<Snapshot['value'], string> | 'signing' | 'reviewing' | 'followingRun'

const running =
  (step: RunningPanelProps['step']): Panel =>
  ({ actor, names, snapshot }) => (
    <RunningPanel
      current={snapshot.context.current}
      items={snapshot.context.items}
      key={step}
      names={names}
      onStop={snapshot.can({ type: 'stop.requested' }) ? () => actor.send({ type: 'stop.requested' }) : null}
      step={step}
    />
  )

const nothing: Panel = () => null

const Checking = ({ dismiss }: Shown) => {
  const { i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  return (
    <StepPanel quiet={{ label: <Trans>Cancel</Trans>, onPress: dismiss }} title={i18n._(bulk.reading)} tone="busy">
      <p>{i18n._(bulk.readingText)}</p>
    </StepPanel>
  )
}

const CheckFailed = ({ actor, snapshot, dismiss }: Shown) => {
  const cause = causeOf(failureIn(snapshot.context.failure))
  const { title, text } = useFailureText()(cause)
  return (
    <StepPanel
      main={{ label: <Trans>Try again</Trans>, onPress: () => actor.send({ type: 'step.retried' }) }}
      quiet={{ label: <Trans>Close</Trans>, onPress: dismiss }}
      title={title}
      tone="danger"
    >
      <p>{text}</p>
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}

const EndFailed = ({ actor, snapshot, dismiss }: Shown) => {
  const { t } = useLingui()
  const cause = causeOf(failureIn(snapshot.context.failure))
  return (
    <StepPanel
      main={{ label: <Trans>Try again</Trans>, onPress: () => actor.send({ type: 'step.retried' }) }}
      quiet={{ label: <Trans>Close</Trans>, onPress: dismiss }}
      title={t`The sending could not be stopped`}
      tone="danger"
    >
      <p>{useFailureText()(cause).text}</p>
      <FailureDetails failure={cause} reqKey={null} />
    </StepPanel>
  )
}

const NothingToSend = ({ snapshot, names, dismiss }: Shown) => {
  const { t, i18n } = useLingui()
  const { words: bulk } = useBulkKind()
  return (
    <StepPanel
      quiet={{ label: <Trans>Close</Trans>, onPress: dismiss }}
      title={t`None of them can be sent`}
      tone="warning"
    >
      {snapshot.context.items.length === 0 ? (
        <p>{t`There is no draft among what the list finds.`}</p>
      ) : (
        <ItemList items={snapshot.context.items} label={i18n._(bulk.leftOut)} names={names} />
      )}
    </StepPanel>
  )
}

const panels: Readonly<Record<PanelState, Panel>> = {
  checkingDrafts: (shown) => <Checking {...shown} />,
  checkFailed: (shown) => <CheckFailed {...shown} />,
  noCertificate: ({ actor, snapshot, dismiss }) => {
    const isMany = snapshot.context.items.length > sentAtOnce
    const Shown = isMany ? NoHsmPanel : NoCertificatePanel
    return <Shown onClose={dismiss} onOpenSettings={() => actor.send({ type: 'signatureSettings.opened' })} />
  },
  nothingToSend: (shown) => <NothingToSend {...shown} />,
  reviewing: ({ actor, names, snapshot, dismiss, way }) => (
    <ReviewPanel
      available={snapshot.context.option?.available ?? []}
      isMissing={snapshot.matches({ reviewing: 'missing' })}
      items={snapshot.context.items}
      names={names}
      onCancel={dismiss}
      onConfirm={(chosen, withWarned) => actor.send({ type: 'sending.confirmed', chosen, withWarned })}
      way={way ?? null}
    />
  ),
  choosingNext: nothing,
  generatingXml: running('generatingXml'),
  claimingWorks: running('claimingWorks'),
  signing: ({ snapshot }) => <SigningChildPanel snapshot={snapshot} />,
  beginningRun: ({ snapshot }) => <SigningChildPanel isForRun snapshot={withRun(snapshot)} />,
  followingRun: (shown) => <RunPanel {...shown} />,
  endingRun: (shown) => <RunPanel {...shown} />,
  endFailed: (shown) => <EndFailed {...shown} />,
  registering: running('registering'),
  askingOutcome: running('askingOutcome'),
  halted: ({ actor, names, snapshot, dismiss }) => (
    <HaltedPanel
      isAsked={snapshot.context.run.offer === 'asked'}
      isByRun={isByRun(snapshot.context)}
      failure={snapshot.context.failure}
      items={snapshot.context.items}
      names={names}
      onEnd={dismiss}
      onGoOn={() => actor.send({ type: 'sending.continued' })}
      waitsFor={snapshot.context.waitsFor}
    />
  ),
  summary: ({ names, snapshot, dismiss, onOpen }) => (
    <SummaryPanel
      items={snapshot.context.items}
      names={names}
      onClose={dismiss}
      onOpen={
        onOpen &&
        ((documentId) => {
          dismiss()
          onOpen(documentId)
        })
      }
    />
  ),
  closing: nothing,
  numbersWaiting: nothing,
  finished: nothing,
}

const stateOf = (value: Snapshot['value']): PanelState => {
  if (typeof value === 'string') return value
  if ('signing' in value) return 'signing'
  return 'reviewing' in value ? 'reviewing' : 'followingRun'
}

/** The body of the dialog, one panel per state of documentsSubmit. */
export const BulkPanel = (props: Props) => {
  const { actor } = props
  const snapshot = useSelector(actor, (state) => state)
  const { value } = snapshot
  const state = stateOf(value)
  return panels[state]({ ...props, snapshot, dismiss: () => actor.send({ type: 'dialog.dismissed' }) })
}
