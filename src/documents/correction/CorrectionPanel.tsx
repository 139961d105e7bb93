import { useSelector } from '@xstate/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { correction } from '../../machines/correction/correction.ts'
import { StepPanel } from '../../signing/panel/StepPanel.tsx'
import { ErrorPanel, MethodPanel, NoWayPanel } from './ChoosingPanels.tsx'
import type { CorrectionWords, ErrorHints } from './correctionWords.ts'
import { CorrectionFailedPanel, NotCorrectablePanel, ReadingPanel } from './ReadingPanels.tsx'
import { ExplainingPanel } from './ReasonPanel.tsx'

export type CorrectionActor = ActorRefFrom<typeof correction>
type Snapshot = SnapshotFrom<typeof correction>

interface Shown {
  readonly actor: CorrectionActor
  readonly snapshot: Snapshot
  readonly hints: ErrorHints
  readonly words: CorrectionWords
}

const dismissing =
  ({ actor }: Pick<Shown, 'actor'>) =>
  () =>
    actor.send({ type: 'dialog.dismissed' })

const goingBack =
  ({ actor }: Pick<Shown, 'actor'>) =>
  () =>
    actor.send({ type: 'step.back' })

const DraftingPanel = () => {
  const { t } = useLingui()
  return (
    <StepPanel title={t`Saving the draft`} tone="busy">
      <p>
        <Trans>It opens next: complete it, compare it with the first one, and send it.</Trans>
      </p>
    </StepPanel>
  )
}

type Panel = (shown: Shown) => ReactNode

const panels: Readonly<Record<Snapshot['value'], Panel>> = {
  reading: (shown) => <ReadingPanel onClose={dismissing(shown)} />,
  readFailed: (shown) => (
    <CorrectionFailedPanel
      failure={shown.snapshot.context.failure}
      onClose={dismissing(shown)}
      onRetry={() => shown.actor.send({ type: 'reading.repeated' })}
      step="reading"
    />
  ),
  notCorrectable: (shown) => (
    <NotCorrectablePanel corrected={shown.snapshot.context.corrected} onClose={dismissing(shown)} words={shown.words} />
  ),
  asking: (shown) => (
    <ErrorPanel
      errors={shown.snapshot.context.table.errors}
      hints={shown.hints}
      onChosen={(error) => shown.actor.send({ type: 'error.chosen', error })}
      onClose={dismissing(shown)}
      words={shown.words}
    />
  ),
  judging: () => null,
  noWay: (shown) => (
    <NoWayPanel
      offered={shown.snapshot.context.offered}
      onBack={goingBack(shown)}
      onClose={dismissing(shown)}
      words={shown.words}
    />
  ),
  choosingMethod: (shown) => (
    <MethodPanel
      offered={shown.snapshot.context.offered}
      onBack={goingBack(shown)}
      onChosen={(method) => shown.actor.send({ type: 'method.chosen', method })}
      onClose={dismissing(shown)}
      words={shown.words}
    />
  ),
  explaining: (shown) => (
    <ExplainingPanel
      method={shown.snapshot.context.method}
      offered={shown.snapshot.context.offered}
      onBack={goingBack(shown)}
      onClose={dismissing(shown)}
      onGiven={(reason) => shown.actor.send({ type: 'reason.given', reason })}
      reason={shown.snapshot.context.reason}
      words={shown.words}
    />
  ),
  drafting: () => <DraftingPanel />,
  draftFailed: (shown) => (
    <CorrectionFailedPanel
      failure={shown.snapshot.context.failure}
      onBack={goingBack(shown)}
      onClose={dismissing(shown)}
      onRetry={() => shown.actor.send({ type: 'drafting.repeated' })}
      step="drafting"
    />
  ),
  drafted: () => null,
  dismissed: () => null,
}

type Props = Omit<Shown, 'snapshot'>

/** The step of the correction wizard. */
export const CorrectionPanel = (props: Props) => {
  const snapshot = useSelector(props.actor, (now) => now)
  return panels[snapshot.value]({ ...props, snapshot })
}
