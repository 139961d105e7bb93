import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { vietnamDay } from '../../src/domain/dates.ts'
import { succeed } from '../../src/domain/result.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { completeValues, FormHarness, type SaveAnswer } from './support/formHarness.tsx'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const nothing = (): void => undefined

it('a declaration of a day after today, by a representative born after today, is reported at both fields', async () => {
  const save = vi.fn<() => SaveAnswer>(() => succeed({ documentId: 'd-9', version: 'saved' }))
  const values = { ...completeValues, reg_date: '2999-01-01', rppr_dob: '2999-01-01' }
  await renderScreen(<FormHarness onEnd={nothing} onGenerate={nothing} onSave={save} values={values} />)
  await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
  await expect
    .element(page.getByRole('textbox', { name: 'Register date' }))
    .toHaveAccessibleDescription(/cannot be after today/)
  await expect
    .element(page.getByRole('textbox', { name: 'Date of birth' }))
    .toHaveAccessibleDescription(/cannot be after today/)
  expect(save).not.toHaveBeenCalled()
})

it('the form and the list show days as DD/MM/YYYY, calls carry them as YYYY-MM-DD [002-9-12]', async () => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [{ ...listed('draft-1', 'draft'), register_date: '2026-11-05' }],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, { ...detailOf('old-1', 'draft'), reg_date: '2026-11-06' })
  server.answer(contract.saveDraft, { declaration_id: 'new-1', version: 'saved' })
  await renderScreen(panelAtAddress('?declaration=new&copy=old-1').node, { server })
  const day = page.getByRole('textbox', { name: 'Date of birth' })
  await expect.element(page.getByRole('textbox', { name: 'Register date' })).toHaveDisplayValue(/^\d{2}\/\d{2}\/\d{4}$/)
  await userEvent.fill(day, '28/02/1985')
  await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
  await expect.element(page.getByRole('row', { name: /draft-1/ })).toMatchTextContent('05/11/2026')
  const today = vietnamDay(new Date())
  expect(server.callsOf(contract.saveDraft)[0]?.body).toMatchObject({ rppr_dob: '1985-02-28', reg_date: today })
  expect(server.callsOf(contract.listDeclarations)[0]?.query).toMatchObject({
    start_date: '2023-01-01',
    end_date: today,
  })
})
