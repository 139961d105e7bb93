import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { restoreFields, showRefusedFields, type RecordFields } from '../../src/records/form/recordFields.ts'
import { fill } from '../browser/controls.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'
import { flow, holdRecordForm, sample } from '../flows/recordForm.ts'
import { RecordView, type Sample } from './RecordView.tsx'
import { causeOf } from './serverCauses.ts'

let mounted: RecordFields<Sample> | null = null
const keepFields = (fields: RecordFields<Sample>) => {
  mounted = fields
}
const fields = () => {
  if (mounted === null) throw new Error('the form is not mounted')
  return mounted
}

const { held, machine: heldForm } = holdRecordForm()
const machine = heldForm.provide({
  actions: {
    restoreFields: () => restoreFields(fields(), sample),
    emptyFields: () => restoreFields(fields(), sample),
    takeFieldsAsSaved: () => restoreFields(fields(), sample),
    showRefusedFields: (_, { failure }) => showRefusedFields(fields(), failure),
  },
})

const name = page.getByRole('textbox', { name: 'Name' })
const form = page.getByRole('dialog', { name: /shop$/i })
const change = () => fill(name, 'Đà Nẵng')
const restore = async () => {
  if (name.query()?.hasAttribute('disabled') === false) await fill(name, sample.name)
}

type Context = ContextFrom<typeof machine>
const titles = { create: 'New shop', view: 'Shop', edit: 'Edit the shop' }

const formView = (
  { mode, failure }: Pick<Context, 'mode' | 'failure'>,
  open: readonly string[],
  closed: readonly string[] = [],
): StateView => ({
  headings: [titles[mode]],
  open: [
    ...open,
    ...(failure?.code === 'server.refused' && failure.fields.length > 0 ? ['Code: This value is not accepted'] : []),
    ...(failure?.code === 'unexpected' || failure?.code === 'server.failed' ? ['Copy'] : []),
  ],
  closed,
  facts: causeOf(failure),
})

const question = (heading: string, ...open: readonly string[]): StateView => ({
  headings: [heading],
  open: ['Close', ...open],
  closed: [],
  facts: [],
})

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'save.submitted': {
      alone: press('Save'),
      'with another one to follow': press('Save and add another'),
    },
    'edit.started': { started: press('Edit') },
    'edit.cancelled': {
      unchanged: press('Cancel edit', restore),
      changed: press('Cancel edit', change),
    },
    'close.requested': {
      unchanged: pressOneOf(['Close'], restore, form),
      changed: pressOneOf(['Close'], change, form),
      // The browser's Back is not in this view.
      "changed, by the browser's Back": async (actor) => {
        await change()
        actor.send({ type: 'close.requested', hasChanges: true, to: 'elsewhere' })
      },
    },
    'leave.confirmed': { confirmed: pressOneOf(['Leave without saving', 'Discard changes']) },
    'leave.dismissed': { dismissed: press('Keep editing') },
    'reopen.requested': { requested: press('Open it as it is now') },
    'reopen.dismissed': { dismissed: press('Back to what I entered') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: held,
      view: <RecordView actor={actor} onFields={keepFields} />,
    }
  },
  views: {
    resuming: 'passed',
    creating: (context: Context) => formView(context, ['Close', 'Close', 'Save and add another', 'Save']),
    viewing: (context: Context) => formView(context, ['Close', 'Close', 'Edit']),
    editing: (context: Context) =>
      formView(context, ['Close', 'Close', ...(context.opensIn === 'view' ? ['Cancel edit'] : []), 'Save']),
    saving: ({ mode }: Context) =>
      formView(
        { mode, failure: null },
        [],
        ['Close', 'Close', ...(mode === 'create' ? ['Save and add another'] : []), 'Save (In progress)'],
      ),
    changedMeanwhile: question(
      'This record was changed after you opened it',
      'Back to what I entered',
      'Open it as it is now',
    ),
    confirmingLeave: question('Leave without saving?', 'Keep editing', 'Leave without saving'),
    confirmingDiscard: question('Discard your corrections?', 'Keep editing', 'Discard changes'),
    closed: { headings: [], open: [], closed: [], facts: [] },
  },
})
