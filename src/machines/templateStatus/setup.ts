import { assign, setup } from 'xstate'
import { mayBecome, type TemplateStatus } from '../../domain/templates/status.ts'
import { notProvided } from '../placeholder.ts'
import type { Sealed } from '../sealed.ts'

export interface TemplateStatusInput {
  /** The status that the template has, or null for one that is being created. */
  readonly saved: TemplateStatus | null
}

interface TemplateStatusContext {
  readonly saved: TemplateStatus | null
  /** The status that is chosen in the form. */
  readonly chosen: TemplateStatus
  /** What is saved once the step is confirmed. */
  readonly values: Sealed<unknown> | null
}

export type TemplateStatusEvent =
  | { type: 'status.chosen'; status: TemplateStatus }
  | { type: 'save.submitted'; values: Sealed<unknown> }
  | { type: 'step.confirmed' }
  | { type: 'step.dismissed' }

/** How a saving ends: `changed` where a colleague was faster, `refused` where nothing was saved for another reason. */
export interface StepSaved {
  readonly result: 'saved' | 'changed' | 'refused'
}

export interface StepSaveInput {
  readonly values: Sealed<unknown> | null
}

const types: {
  input?: TemplateStatusInput
  context?: TemplateStatusContext
  events?: TemplateStatusEvent
  tags?: 'fieldsOpen' | 'posOpen' | 'saveOpen' | 'busy'
  meta?: { seed: readonly string[] }
} = {}

/** Everything the chart names. */
export const statusSteps = setup({
  types,
  actors: { save: notProvided<StepSaved, StepSaveInput>('save') },
  actions: {
    keepChosen: assign((_, { status }: { status: TemplateStatus }) => ({ chosen: status })),
    keepValues: assign((_, { values }: { values: Sealed<unknown> }) => ({ values })),
    forgetValues: assign({ values: null }),
  },
  guards: {
    isNew: ({ context }) => context.saved === null,
    isStopped: ({ context }) => context.saved === '2',
    isTakenIntoUse: ({ context }) => context.saved === '0' && context.chosen === '1',
    isStoppedBeforeUse: ({ context }) => context.saved === '0' && context.chosen === '2',
    isInUse: ({ context }) => context.saved === '1' && context.chosen === '1',
    isStoppedInUse: ({ context }) => context.saved === '1' && context.chosen === '2',
    leadsThere: ({ context }, { status }: { status: TemplateStatus }) => mayBecome(context.saved, status),
    isSaved: (_, { result }: StepSaved) => result === 'saved',
    isChangedMeanwhile: (_, { result }: StepSaved) => result === 'changed',
  },
})
