import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createActor, fromPromise } from 'xstate'
import { fail } from '../../src/domain/result.ts'
import { SubmitDialog } from '../../src/features/declarations/submit/SubmitDialog.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { declarationSubmit } from '../../src/machines/declarationSubmit/declarationSubmit.ts'
import type { DraftRead } from '../../src/machines/declarationSubmit/setup.ts'
import { Frame } from '../../walks/browser/Frame.tsx'

beforeAll(() => activateLocale('en'))

it('names the fields of a saved draft that breaks rules of the form, and no fault of the server or product [000-4-08]', async () => {
  const invalid = fail({
    code: 'draft.invalid' as const,
    fields: [{ field: 'contact_eml', message: 'contact_email_is_required' }],
  })
  const flow = declarationSubmit.provide({
    actors: { readDeclaration: fromPromise<DraftRead, { declarationId: string }>(() => Promise.resolve(invalid)) },
  })
  const actor = createActor(flow, { input: { start: { from: 'list', declarationId: 'd-1', signed: null } } })
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  await render(<SubmitDialog actor={actor} />, { wrapper: Frame })
  await expect.element(page.getByRole('heading', { name: 'Generate declaration failed' })).toBeVisible()
  await expect.element(page.getByText(/^This draft breaks rules of the form\. It was checked/)).toBeVisible()
  await expect.element(page.getByText('Enter the contact e-mail')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Correct this draft' })).toBeVisible()
})
