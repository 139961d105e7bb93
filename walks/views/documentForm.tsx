import { createActor, type ContextFrom } from 'xstate'
import { page } from 'vitest/browser'
import { refusedFields } from '../../src/domain/failure.ts'
import type { FieldActions } from '../../src/documents/form/fieldActions.ts'
import type { DeclarationFields } from '../../src/features/declarations/form/fields.ts'
import { formActions } from '../../src/features/declarations/form/formActions.ts'
import { flow, holdDocumentForm, values } from '../flows/documentForm.ts'
import { sampleInvoice } from '../flows/sampleInvoice.ts'
import { declarationFormSaid, invoiceFormSaid, type FormSaid } from './formSaid.ts'
import { FormView } from './FormView.tsx'
import { InvoiceFormView } from './InvoiceFormView.tsx'
import { fill } from '../browser/controls.ts'
import { briefly } from '../browser/patience.ts'
import { press, pressOneOf } from '../browser/assertions.ts'
import { causeOf } from './serverCauses.ts'
import { childOf } from './signingChildren.ts'
import type { StateView } from '../browser/stateView.ts'
import { defineWalk } from '../browser/walk.ts'

let mounted: FieldActions | null = null
let savedAddress = values.contact_add
const keepFields = (actions: FieldActions, address: string) => {
  mounted = actions
  savedAddress = address
}
const ofDeclaration = (fields: DeclarationFields) => keepFields(formActions(fields, values), values.contact_add)
const ofInvoice = (actions: FieldActions) => keepFields(actions, sampleInvoice.address)
const actions = () => {
  if (mounted === null) throw new Error('the form is not mounted')
  return mounted
}

const address = page.getByRole('textbox', { name: /^(Contact address|Buyer's address)$/ })
const savedIn = () => {
  const shown = address.element()
  return shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement ? shown.value : savedAddress
}

const { held, machine: heldForm } = holdDocumentForm()
const machine = heldForm.provide({
  actions: {
    restoreFields: () => actions().restoreFields(),
    takeFieldsAsSaved: () => {
      actions().takeFieldsAsSaved()
      savedAddress = savedIn()
    },
    showRefusedFields: (context, params) => actions().showRefusedFields(context, params),
  },
})

/** The dialog of a declaration, or the page of an invoice. */
const form = page
  .getByRole('dialog', { name: /^(New declaration|Declaration|Correct the declaration)$/ })
  .or(page.getByRole('main'))
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

const saidOf = ({ kind }: Context): FormSaid => (kind.verb === 'issue' ? invoiceFormSaid : declarationFormSaid)

/** The form with what it says of its last failure: a button for each refused field, details to copy of a bug or a failed server. */
const formView = (
  context: Context,
  mode: Context['mode'],
  { open, closed }: Pick<StateView, 'open' | 'closed'>,
): StateView => {
  const { titles, sections, refusedField } = saidOf(context)
  const { failure } = context
  return {
    headings: [titles[mode], ...sections],
    open: [
      ...open,
      ...refusedFields(failure).map(() => refusedField),
      ...(failure?.code === 'unexpected' || failure?.code === 'server.failed' ? ['Copy'] : []),
    ],
    closed,
    facts: causeOf(failure),
  }
}

const writing = (mode: 'create' | 'edit', more: readonly string[]) => (context: Context) => {
  const { close, send, filling, prints } = saidOf(context)
  return formView(context, mode, {
    open: [...close, 'Save as draft', send.filled, ...prints.filled, ...filling.open, ...more],
    closed: filling.closed,
  })
}

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
      valid: pressOneOf(['Generate and send', 'Send', 'Issue'], restore),
      'with unsaved changes': pressOneOf(['Generate and send', 'Issue'], change),
    },
    'edit.started': { started: press('Edit') },
    'edit.cancelled': {
      unchanged: press('Cancel edit', restore),
      changed: press('Cancel edit', change),
    },
    'copy.requested': { requested: pressOneOf([declarationFormSaid.copy, invoiceFormSaid.copy]) },
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
      view:
        input.kind.verb === 'issue' ? (
          <InvoiceFormView actor={actor} onFields={ofInvoice} />
        ) : (
          <FormView actor={actor} onFields={ofDeclaration} />
        ),
    }
  },
  views: {
    resuming: 'passed',
    creating: writing('create', []),
    findingInForce: writing('create', []),
    viewing: (context: Context) => {
      const { stage, editsDrafts } = context
      const { close, send, copy, reading, prints } = saidOf(context)
      // A document that the authority refused is corrected first; a draft can be sent.
      const isRefused = stage === 'turnedDown'
      return formView(context, 'view', {
        open: [
          ...(isRefused ? ['Edit', ...prints.refused] : prints.kept),
          ...(stage === 'draft' ? [send.kept, editsDrafts ? 'Edit' : 'Correct this draft'] : []),
          ...close,
          copy,
          ...reading.open,
        ],
        closed: reading.closed,
      })
    },
    editing: writing('edit', ['Cancel edit']),
    savingDraft: (context: Context) => {
      const isNew = context.mode === 'create'
      const { close, send, working, prints } = saidOf(context)
      return formView({ ...context, failure: null }, isNew ? 'create' : 'edit', {
        open: working.open,
        closed: [
          ...close,
          ...working.closed,
          'Save as draft (In progress)',
          send.filled,
          ...prints.filled,
          ...(isNew ? [] : ['Cancel edit']),
        ],
      })
    },
    // The submission's own dialog, which begins with reading a draft of the list.
    submitting: (context: Context) => {
      const { title, reading } = saidOf(context).submission
      return {
        headings: [title, context.mode === 'view' ? reading : 'Looking up how your company signs'],
        open: ['Close', 'Cancel'],
        closed: [],
        facts: [],
      }
    },
    confirmingLeave: question('Leave without saving?', 'Leave without saving'),
    confirmingDiscard: question('Discard your corrections?', 'Discard changes'),
    closed: { headings: [], open: [], closed: [], facts: [] },
  },
})
