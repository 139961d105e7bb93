import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { succeed } from '../../src/domain/result.ts'
import { completeValues, FormHarness, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const nothing = (): void => undefined

it('a declaration of a day after today, by a representative born after today, is reported at both fields', async () => {
  const save = vi.fn<() => SaveAnswer>(() => succeed({ declarationId: 'd-9', version: 'saved' }))
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
