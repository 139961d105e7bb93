import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { refusedFields } from '../../src/domain/failure.ts'
import type { DeclarationFields } from '../../src/features/declarations/form/fields.ts'
import { formActions } from '../../src/features/declarations/form/formActions.ts'
import { flow, holdDocumentForm, values } from '../flows/documentForm.ts'
import { FormView } from './FormView.tsx'
import { fill } from '../browser/controls.ts'
import { briefly } from '../browser/patience.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { causeOf } from './serverCauses.ts'
import { childOf } from './signingChildren.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'

let mounted: ReturnType<typeof formActions> | null = null
let savedAddress = values.contact_add
const keepFields = (fields: DeclarationFields) => {
  mounted = formActions(fields, values)
  savedAddress = values.contact_add
}
const actions = () => {
  if (mounted === null) throw new Error('the form is not mounted')
  return mounted
}

const { held, machine: heldForm } = holdDocumentForm()
const machine = heldForm.provide({
  actions: {
    restoreFields: () => actions().restoreFields(),
    takeFieldsAsSaved: () => {
      actions().takeFieldsAsSaved()
      const shown = address.element()
      if (shown instanceof HTMLInputElement) savedAddress = shown.value
    },
    showRefusedFields: (context, params) => actions().showRefusedFields(context, params),
  },
})

const address = page.getByRole('textbox', { name: 'Contact address' })
const form = page.getByRole('dialog', { name: /^(New declaration|Declaration|Correct the declaration)$/ })
const change = () => {
  const nine = 'Số 9 phố Huế, Hà Nội'
  return fill(address, savedAddress === nine ? 'Số 10 phố Huế, Hà Nội' : nine)
}
const restore = async () => {
  if (address.query()?.hasAttribute('disabled') === false) await fill(address, savedAddress)
}

const type = page.getByRole('combobox', { name: 'Declaration type' })
const chooseChange = async () => {
  await type.selectOptions('2', briefly)
  await type.selectOptions('1', briefly)
}

type Context = ContextFrom<typeof machine>

const sections = [
  'Declaration information',
  'Legal representative',
  'Usage form',
  'Providers and units',
  'Digital certificates',
  'Preview',
]

const addOrganisation = [
  'Add a service provider',
  'Add a transmission unit',
  'Add a dependent unit',
  'Add an authorised unit',
]

/** The form with what it says of its last failure: a button for each refused field, details to copy of a bug or a failed server. */
const formView = (
  title: string,
  open: readonly string[],
  closed: readonly string[],
  failure: Context['failure'],
): StateView => ({
  headings: [title, ...sections],
  open: [
    ...open,
    ...refusedFields(failure).map(() => 'Contact e-mail: This is not an e-mail address'),
    ...(failure?.code === 'unexpected' || failure?.code === 'server.failed' ? ['Copy'] : []),
  ],
  closed,
  facts: causeOf(failure),
})

const writing =
  (title: string, more: readonly string[]) =>
  ({ failure }: Context) =>
    formView(
      title,
      [
        'Close',
        'Close',
        'Save as draft',
        'Generate and send',
        'Choose',
        'Add row',
        ...addOrganisation,
        'Show suggestions Nationality',
        'Open calendar: Register date',
        'Open calendar: Date of birth',
        ...more,
      ],
      ['Remove certificate 1'],
      failure,
    )

const question = (heading: string, leave: string): StateView => ({
  headings: [heading],
  open: ['Close', 'Keep editing', leave],
  closed: [],
  facts: [],
})

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'draft.submitted': { valid: press('Save as draft') },
    'generate.submitted': {
      valid: pressOneOf(['Generate and send', 'Send'], restore),
      'with unsaved changes': press('Generate and send', change),
    },
    'edit.started': { started: press('Edit') },
    'edit.cancelled': {
      unchanged: press('Cancel edit', restore),
      changed: press('Cancel edit', change),
    },
    'copy.requested': { requested: press('Copy to a new declaration') },
    'correction.requested': { requested: press('Correct this draft') },
    // The type is as it was afterwards, so that nothing is unsaved.
    'change.chosen': {
      'nothing else typed': async () => {
        await restore()
        await chooseChange()
      },
      'something else typed': async () => {
        await change()
        await chooseChange()
      },
    },
    'close.requested': {
      unchanged: pressOneOf(['Close'], restore, form),
      changed: pressOneOf(['Close'], change, form),
      // The picker leads to the settings, and the browser's Back elsewhere: neither is in this view.
      'unchanged, for the settings': async (actor) => {
        await restore()
        actor.send({ type: 'close.requested', hasChanges: false, to: 'settings' })
      },
      'changed, for the settings': async (actor) => {
        await change()
        actor.send({ type: 'close.requested', hasChanges: true, to: 'settings' })
      },
      "changed, by the browser's Back": async (actor) => {
        await change()
        actor.send({ type: 'close.requested', hasChanges: true, to: 'elsewhere' })
      },
    },
    'leave.confirmed': {
      confirmed: pressOneOf(['Leave without saving', 'Discard changes']),
    },
    'leave.dismissed': { dismissed: press('Keep editing') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: { ...held, documentSubmit: childOf(actor, 'documentSubmit') },
      view: <FormView actor={actor} onFields={keepFields} />,
    }
  },
  views: {
    resuming: 'passed',
    creating: writing('New declaration', []),
    findingInForce: writing('New declaration', []),
    viewing: ({ stage, editsDrafts, failure }: Context) => {
      // A declaration that the authority refused is corrected first; a draft can be sent.
      const isRefused = stage === 'turnedDown'
      return formView(
        'Declaration',
        [
          ...(isRefused ? ['Edit'] : ['Show the printed form', 'Preview']),
          ...(stage === 'draft' ? ['Send', editsDrafts ? 'Edit' : 'Correct this draft'] : []),
          'Close',
          'Close',
          'Copy to a new declaration',
        ],
        ['Show suggestions Nationality'],
        failure,
      )
    },
    editing: writing('Correct the declaration', ['Cancel edit']),
    savingDraft: ({ mode }: Context) => {
      const isNew = mode === 'create'
      return formView(
        isNew ? 'New declaration' : 'Correct the declaration',
        [],
        [
          'Close',
          'Close',
          'Show suggestions Nationality',
          'Save as draft (In progress)',
          'Generate and send',
          ...(isNew ? [] : ['Cancel edit']),
        ],
        null,
      )
    },
    // The submission's own dialog, which begins with reading a draft of the list.
    submitting: ({ mode }: Context) => ({
      headings: [
        'Send the declaration',
        mode === 'view' ? 'Reading the declaration' : 'Looking up how your company signs',
      ],
      open: ['Close', 'Cancel'],
      closed: [],
      facts: [],
    }),
    confirmingLeave: question('Leave without saving?', 'Leave without saving'),
    confirmingDiscard: question('Discard your corrections?', 'Discard changes'),
    closed: { headings: [], open: [], closed: [], facts: [] },
  },
})
