import { assertEvent } from 'xstate'
import type { SubmitOutput, SubmitStart } from '../documentSubmit/setup.ts'
import { filling, type FormContext, type FormEvent } from './setup.ts'

/** A draft that is only looked at is read again before it is sent: someone may have changed it since it was opened. */
const startOf = ({ context, event }: { readonly context: FormContext; readonly event: FormEvent }): SubmitStart => {
  assertEvent(event, 'generate.submitted')
  const { mode, documentId, basis } = context
  return mode === 'view' && documentId !== null
    ? { from: 'list', documentId, signed: null }
    : { from: 'form', values: event.values, basis }
}

const withOutput = ({ event }: { event: { output: SubmitOutput } }) => ({ output: event.output })

/** The document on its way to the authority, and how the form goes on with what comes of it (seed 000 §4 "Submit"). */
export const submitting = filling.createStateConfig({
  description:
    'The document is generated, signed and registered; once it is registered, the form gives way to the notice of it.',
  meta: { seed: ['000-4-10', '000-4-16'] },
  tags: ['busy', 'unsafeToLeave'],
  invoke: {
    id: 'documentSubmit',
    src: 'documentSubmit',
    input: (sent) => ({ kind: sent.context.kind, start: startOf(sent) }),
    onDone: [
      {
        guard: { type: 'isRegistered', params: withOutput },
        target: 'closed',
        actions: 'markRegistered',
        description: 'Registered: the form closes',
        meta: { seed: ['000-4-16'] },
      },
      {
        guard: { type: 'isPostponed', params: withOutput },
        target: 'closed',
        description: 'The outcome is to be asked for later, from the list',
      },
      {
        guard: { type: 'isToSettingsAndSaved', params: withOutput },
        target: 'closed',
        actions: [
          { type: 'keepGeneratedId', params: withOutput },
          { type: 'keepDestination', params: { to: 'settings' } },
          'announceSaved',
        ],
        description: 'The user goes to the settings; the server has saved the fields as a draft',
        meta: { seed: ['000-2-22'] },
      },
      {
        guard: { type: 'isToSettingsWithChanges', params: withOutput },
        target: 'confirmingLeave',
        actions: { type: 'keepDestination', params: { to: 'settings' } },
        description: 'No certificate is registered, and the user goes to the settings: unsaved changes are asked about',
        meta: { seed: ['000-2-13', '000-2-22'] },
      },
      {
        guard: { type: 'isToSettings', params: withOutput },
        target: 'closed',
        actions: { type: 'keepDestination', params: { to: 'settings' } },
        description: 'The user goes to the settings, and nothing is unsaved',
        meta: { seed: ['000-2-22'] },
      },
      {
        guard: { type: 'isToCorrect', params: withOutput },
        target: 'closed',
        actions: [{ type: 'keepSubmitFailure', params: withOutput }, 'markToCorrect'],
        description:
          "A draft that was only viewed is corrected in a form that takes the draft's place when it is saved",
      },
      {
        guard: { type: 'isToReopen', params: withOutput },
        target: 'closed',
        actions: [{ type: 'keepGeneratedId', params: withOutput }, 'markReopened'],
        description: 'Somebody else has changed it meanwhile: it is opened anew as it says now',
        meta: { seed: ['000-8-05'] },
      },
      {
        guard: { type: 'isSavedOnTheWay', params: withOutput },
        target: 'resuming',
        actions: [
          { type: 'keepGeneratedId', params: withOutput },
          { type: 'keepSubmitBasis', params: withOutput },
          { type: 'keepSubmitFailure', params: withOutput },
          'takeFieldsAsSaved',
          { type: 'showRefusedFields', params: ({ event }) => ({ failure: event.output.failure }) },
        ],
        description: 'Back to the form; the server has saved the fields as they stand',
        meta: { seed: ['000-8-02'] },
      },
      {
        target: 'resuming',
        actions: [
          { type: 'keepSubmitBasis', params: withOutput },
          { type: 'keepSubmitFailure', params: withOutput },
          { type: 'showRefusedFields', params: ({ event }) => ({ failure: event.output.failure }) },
        ],
        description: 'Back to the form, nothing lost',
        meta: { seed: ['000-8-02'] },
      },
    ],
    onError: {
      target: 'resuming',
      actions: { type: 'keepUnexpected', params: ({ event }) => ({ error: event.error }) },
    },
  },
})
