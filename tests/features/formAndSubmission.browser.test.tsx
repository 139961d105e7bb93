import { nothingLeftOut } from '../../src/domain/declaration/versioned.ts'
import { i18n } from '@lingui/core'
import { getValues, setValue } from '@modular-forms/react'
import { useLayoutEffect } from 'react'
import { createActor } from 'xstate'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formActions } from '../../src/features/declarations/form/formActions.ts'
import type { DeclarationFields } from '../../src/features/declarations/form/fields.ts'
import { useDeclarationForm, type OpenedDeclaration } from '../../src/features/declarations/form/useDeclarationForm.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { withoutForm } from '../../src/documents/submit/whileSaving.ts'
import { activateLocale } from '../../src/i18n/locale.ts'
import {
  documentFormOutcomes as outcomes,
  draftSaved,
  formStarts,
  holdDocumentForm,
  submissions,
  submitted,
  values,
} from '../../walks/flows/documentForm.ts'
import { done, options, xmlIsGenerated } from '../../walks/flows/documentSubmit.ts'
import { endChild } from '../../walks/model/actorEnd.ts'
import { documentIsSigned, tokenIsRead } from '../../walks/flows/tokenSigning.ts'
import { FormView } from '../../walks/views/FormView.tsx'
import { Frame } from '../../walks/browser/Frame.tsx'
import { noFacts } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const form = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: RegExp) => page.getByRole('button', { name })
const address = page.getByRole('textbox', { name: 'Contact address' })
const unsaved = page.getByText('Unsaved changes')

beforeAll(() => activateLocale('en'))

/** The form's dialog over its machine, whose actors wait for the test. */
const openForm = async (start: keyof typeof formStarts) => {
  const { held, submit, machine } = holdDocumentForm()
  const store: { actions: ReturnType<typeof formActions> | null } = { actions: null }
  const onFields = (fields: DeclarationFields) => {
    store.actions = formActions(fields, values)
  }
  const flow = machine.provide({
    actions: {
      restoreFields: () => store.actions?.restoreFields(),
      takeFieldsAsSaved: () => store.actions?.takeFieldsAsSaved(),
    },
  })
  const actor = createActor(flow, { input: formStarts[start] }).start()
  onTestFinished(() => {
    actor.stop()
  })
  await render(<FormView actor={actor} onFields={onFields} />, { wrapper: Frame })
  return { actor, held, submit }
}

const rejected: OpenedDeclaration = {
  ...formStarts['rejected document'],
  status: 'rejected',
  values,
  origin: { way: 'edit', id: 'd-7', version: 'v1' },
  inForce: null,
  filledFrom: null,
  replaced: null,
  acceptedCertificates: new Map(),
  filledFields: [],
  leftOut: nothingLeftOut,
}

/** The form's flow as the product provides it, without its view. */
const provideForm = async () => {
  const provided: ReturnType<typeof useDeclarationForm>[] = []
  const Form = () => {
    const form = useDeclarationForm(rejected, noFacts, withoutForm)
    useLayoutEffect(() => void provided.push(form))
    return null
  }
  await renderScreen(
    <FiledDeclarations>
      <Form />
    </FiledDeclarations>,
  )
  const form = provided.at(-1)
  if (form === undefined) throw new Error('the form is not there')
  return { ...form, provided }
}

describe('after a registration [000-2-23 000-4-16 002-4.1-05]', () => {
  it('the form is closed and the notice stands alone, with the focus on its way out', async () => {
    const { actor, submit } = await openForm('new document')
    await userEvent.click(button(/^Generate and send/))
    await submit.held.readOption.settle(options['only tokens'])
    await submit.held.generateXml.settle(xmlIsGenerated)
    submit.claim()
    await submit.signing.askPermission.settle({ answers: 'granted' })
    await submit.signing.readToken.settle(tokenIsRead)
    await submit.signing.signDocument.settle(documentIsSigned)
    expect(form('New declaration').query()).not.toBeNull()
    await submit.held.sendSigned.settle(done)
    await expect.element(page.getByRole('heading', { name: 'The declaration is sent' })).toBeVisible()
    await expect.poll(() => page.getByRole('dialog', { includeHidden: true }).elements().length).toBe(1)
    await expect.element(button(/^Done/)).toHaveFocus()
    await userEvent.click(button(/^Done/))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(actor.getSnapshot().output).toMatchObject({ result: 'registered' })
  })
})

describe('giving up after the XML was generated', () => {
  it('leaves nothing unsaved, and nothing is asked on closing', async () => {
    const { actor } = await openForm('new document')
    await userEvent.fill(address, 'Số 9 phố Huế, Hà Nội')
    await expect.element(unsaved).toBeVisible()
    await userEvent.click(button(/^Generate and send/))
    endChild(actor, 'documentSubmit', submissions.cancelled)
    await expect.element(address).toHaveValue('Số 9 phố Huế, Hà Nội')
    await expect.element(unsaved).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => actor.getSnapshot().output).toMatchObject({ result: 'closed' })
  })

  it('says that there is a draft now, and which, and promises no print for after the saving', async () => {
    const { actor } = await openForm('new document')
    const print = page.getByText('The printed form is there once the declaration is saved.')
    await expect.element(print).toBeInTheDocument()
    print.element().scrollIntoView()
    await userEvent.click(button(/^Generate and send/))
    endChild(actor, 'documentSubmit', submissions.cancelled)
    const { documentId } = actor.getSnapshot().context
    await expect.element(page.getByRole('status')).toMatchTextContent(`Saved as draft ${documentId}`)
    await expect.element(page.getByRole('status')).toBeInViewport()
    await expect.element(page.getByText(/^The draft is saved: open it from the list/)).toBeInTheDocument()
    await expect.element(print).not.toBeInTheDocument()
  })

  it('says that a correction is saved, and in which declaration, as long as it is open', async () => {
    const { actor } = await openForm('rejected document')
    await userEvent.click(button(/^Edit/))
    await expect.element(page.getByText(/^The correction is saved/)).not.toBeInTheDocument()
    await userEvent.fill(address, 'Số 9 phố Huế, Hà Nội')
    await userEvent.click(button(/^Generate and send/))
    endChild(actor, 'documentSubmit', submissions.cancelled)
    const { documentId } = actor.getSnapshot().context
    await expect.element(page.getByRole('status')).toMatchTextContent(`The correction is saved in ${documentId}`)
    await userEvent.click(button(/^Cancel edit/))
    await expect.element(page.getByText(/^The correction is saved/)).not.toBeInTheDocument()
  })

  it('before the XML was there keeps what is unsaved so', async () => {
    const { actor } = await openForm('new document')
    await userEvent.fill(address, 'Số 9 phố Huế, Hà Nội')
    await userEvent.click(button(/^Generate and send/))
    endChild(actor, 'documentSubmit', outcomes.documentSubmit['cancelled before anything was saved'])
    await expect.element(unsaved).toBeVisible()
    await expect.element(page.getByText(/^Saved as draft/)).not.toBeInTheDocument()
  })

  it('makes what the server has saved the words that Cancel edit brings back', async () => {
    const { actor } = await openForm('rejected document')
    await userEvent.click(button(/^Edit/))
    await userEvent.fill(address, 'Số 9 phố Huế, Hà Nội')
    await userEvent.click(button(/^Generate and send/))
    endChild(actor, 'documentSubmit', submissions.cancelled)
    await userEvent.fill(address, 'Số 10')
    await userEvent.click(button(/^Cancel edit/))
    await userEvent.click(button(/^Discard changes/))
    await expect.element(address).toHaveValue('Số 9 phố Huế, Hà Nội')
    await expect.element(address).toBeDisabled()
  })

  it('leaves these words as they are when texts come in', async () => {
    const { actor, fields, provided } = await provideForm()
    actor.send({ type: 'edit.started' })
    setValue(fields, 'contact_add', 'Số 9 phố Huế, Hà Nội')
    actor.send({ type: 'generate.submitted', values: submitted, hasChanges: true })
    endChild(actor, 'documentSubmit', submissions.cancelled)
    setValue(fields, 'contact_add', 'Số 10')
    const before = provided.length
    i18n.load('en', {})
    await expect.poll(() => provided.length).toBeGreaterThan(before)
    actor.send({ type: 'edit.cancelled', hasChanges: false })
    expect(getValues(fields, { shouldActive: false }).contact_add).toBe('Số 9 phố Huế, Hà Nội')
  })
})

it('says why nothing can be pressed while a draft is saved', async () => {
  const { held } = await openForm('rejected document')
  await userEvent.click(button(/^Edit/))
  await userEvent.click(button(/^Save as draft/))
  const reason = 'Wait until the draft is saved'
  for (const name of [/^Cancel edit/, /^Generate and send/]) {
    await expect.element(button(name)).toHaveAccessibleDescription(reason)
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
  }
  for (const close of page.getByRole('button', { name: 'Close' }).all())
    await expect.element(close).toHaveAccessibleDescription(reason)
  await userEvent.keyboard('{Escape}')
  await expect.element(form('Correct the declaration')).toBeVisible()
  await held.saveDraft.settle(draftSaved)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
