import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import type { tokenSigning } from '../../machines/tokenSigning/tokenSigning.ts'
import type { remoteSigning } from '../../machines/remoteSigning/remoteSigning.ts'
import type { hsmSigning } from '../../machines/hsmSigning/hsmSigning.ts'
import type { Step, StepState } from '../../ui/feedback/Stepper.tsx'
import { useFiledKind, type AuthorityAnswer } from '../filedKind.ts'

type SubmitSnapshot = SnapshotFrom<typeof documentSubmit>
type SigningSnapshot =
  | SnapshotFrom<typeof tokenSigning>
  | SnapshotFrom<typeof hsmSigning>
  | SnapshotFrom<typeof remoteSigning>

const order = ['generate', 'sign', 'register', 'answer'] as const

/** An outcome that nobody knows stops the flow too, and is no failure of its step. */
const hasFailed = (snapshot: SubmitSnapshot, signing: SigningSnapshot | undefined): boolean => {
  if (snapshot.hasTag('stopped')) return !snapshot.matches('outcomeUnknown')
  return signing?.hasTag('stopped') === true && !signing.hasTag('withoutFailure')
}

/** The stepper's four steps, read from the tags of the flow's state; the last one is over once the authority has decided. */
export const useSubmitSteps = (
  snapshot: SubmitSnapshot,
  signing: SigningSnapshot | undefined,
  decision: AuthorityAnswer['decision'],
): { steps: Step[]; isBusy: boolean } => {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const { submit } = useFiledKind().words
  const labels = { generate: t`Generate`, sign: t`Sign`, register: i18n._(submit.send), answer: t`Answer` }
  const here = order.findIndex((step) => snapshot.hasTag(step))
  const stateOf = (position: number): StepState => {
    if (position !== here) return position < here ? 'done' : 'waiting'
    if (order[here] === 'answer' && decision !== null) return decision.isAccepted ? 'done' : 'failed'
    return hasFailed(snapshot, signing) ? 'failed' : 'current'
  }
  return {
    steps: order.map((id, position) => ({ id, label: labels[id], state: stateOf(position) })),
    isBusy: snapshot.hasTag('busy') || signing?.hasTag('busy') === true,
  }
}
