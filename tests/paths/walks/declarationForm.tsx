import { createActor } from 'xstate'
import { page } from 'vitest/browser'
import type { DeclarationFields } from '../../../src/features/declarations/form/fields.ts'
import { formActions } from '../../../src/features/declarations/form/formActions.ts'
import { endChild } from '../../support/flows/actorEnd.ts'
import { flow, holdDeclarationForm, values } from '../../support/flows/declarationForm.ts'
import { FormView } from '../../support/paths/FormView.tsx'
import { briefly, button, press, sees, seesNo } from '../../support/paths/look.ts'
import { defineWalk } from '../../support/paths/walk.ts'

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

const { held, machine: heldForm } = holdDeclarationForm()
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

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const address = page.getByRole('textbox', { name: 'Contact address' })
const cancelEdit = button('Cancel edit')
const form = page.getByRole('dialog', { name: /^(New declaration|Declaration|Correct the declaration)$/ })
const closeButton = form.getByRole('button', { name: 'Close', exact: true }).last()
const change = () => address.fill('Số 9 phố Huế, Hà Nội', briefly)
const restore = async () => {
  if (address.query()?.hasAttribute('disabled') === false) await address.fill(savedAddress, briefly)
}

/** How a user walks the flow in its view. */
export const walk = defineWalk({
  flow,
  machine,
  gestures: {
    'draft.submitted': { valid: press('Save as draft') },
    'generate.submitted': { valid: press(page.getByRole('button', { name: /^(Generate and send|Send)$/ })) },
    'edit.started': { started: press('Edit') },
    'edit.cancelled': {
      unchanged: press(cancelEdit, restore),
      changed: press(cancelEdit, change),
    },
    'copy.requested': { requested: press('Copy to a new declaration') },
    'close.requested': {
      unchanged: press(closeButton, restore),
      changed: press(closeButton, change),
    },
    'leave.confirmed': {
      confirmed: press(page.getByRole('button', { name: /^(Leave without saving|Discard changes)$/ })),
    },
    'leave.dismissed': { dismissed: press('Keep editing') },
  },
  begin: (input, options) => {
    const actor = createActor(machine, { input, ...options })
    return {
      actor,
      value: () => actor.getSnapshot().value,
      actors: { ...held, declarationSubmit: { settle: (outcome) => endChild(actor, 'declarationSubmit', outcome) } },
      view: <FormView actor={actor} onFields={keepFields} />,
    }
  },
  looks: {
    resuming: 'passed',
    creating: () => sees(dialog('New declaration'), button('Save as draft'), button('Generate and send')),
    viewing: () => sees(dialog('Declaration'), button('Copy to a new declaration')),
    editing: () => sees(dialog('Correct the declaration'), button('Cancel edit'), button('Save as draft')),
    savingDraft: () => sees(page.getByRole('button', { name: /Save as draft/ })),
    submitting: () =>
      sees(page.getByRole('heading', { name: /^(Looking up how your company signs|Reading the declaration)$/ })),
    confirmingLeave: () => sees(page.getByRole('alertdialog', { name: 'Leave without saving?' })),
    confirmingDiscard: () => sees(page.getByRole('alertdialog', { name: 'Discard your corrections?' })),
    closed: () => seesNo(page.getByRole('dialog'), page.getByRole('alertdialog')),
  },
})
