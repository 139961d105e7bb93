import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createActor, fromPromise } from 'xstate'
import { fail, succeed } from '../../src/domain/result.ts'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { documentSubmit } from '../../src/machines/documentSubmit/documentSubmit.ts'
import type { DraftRead } from '../../src/machines/documentSubmit/setup.ts'
import { Frame } from '../../walks/browser/Frame.tsx'
import { FormHarness, freshValues, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { kinds } from '../../src/machines/kinds.ts'

beforeAll(() => activateLocale('en'))

it('names the fields of a saved draft that are missing or break a rule, and no fault of the server or product [000-4-08]', async () => {
  const invalid = fail({
    code: 'draft.invalid' as const,
    fields: [{ field: 'contact_eml', message: 'contact_email_is_required' }],
  })
  const flow = documentSubmit.provide({
    actors: { readDocument: fromPromise<DraftRead, { documentId: string }>(() => Promise.resolve(invalid)) },
  })
  const actor = createActor(flow, {
    input: { kind: kinds.declaration, start: { from: 'list', documentId: 'd-1', signed: null } },
  })
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  await render(
    <FiledDeclarations>
      <SubmitDialog actor={actor} />
    </FiledDeclarations>,
    { wrapper: Frame },
  )
  await expect.element(page.getByRole('heading', { name: 'Generate declaration failed' })).toBeVisible()
  await expect.element(page.getByText(/^This draft is not ready to be sent\. Something in it is missing/)).toBeVisible()
  await expect.element(page.getByText('Enter the contact e-mail')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Correct this draft' })).toBeVisible()
})

it('a draft with gaps is saved, one with a mistake is not (docs/decisions/0456)', async () => {
  const onSave = vi.fn<(values: object) => SaveAnswer>(() => succeed({ documentId: 'd-9', version: 'saved' }))
  const saveDraft = () => userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
  const email = page.getByRole('textbox', { name: 'Contact e-mail' })
  const values = { ...freshValues, contact_per: '', contact_eml: 'x', attribute1: false }
  await renderScreen(<FormHarness onSave={onSave} values={values} />)
  await saveDraft()
  await expect.element(page.getByRole('region', { name: '1 field needs your attention' })).toHaveFocus()
  await expect.element(email).toHaveAccessibleDescription('This is not an e-mail address')
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.clear(email)
  await saveDraft()
  await expect.poll(() => onSave.mock.calls[0]?.[0]).toMatchObject({ contact_per: '', contact_eml: '' })
})
