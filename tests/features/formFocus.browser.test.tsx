import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fail } from '../../src/domain/result.ts'
import { completeValues, FormHarness, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const place = page.getByRole('textbox', { name: 'Place', exact: true })

it('the form has the focus while it saves, and the field has it back when that fails', async () => {
  const saving = Promise.withResolvers<SaveAnswer>()
  await renderScreen(<FormHarness onSave={() => saving.promise} values={completeValues} />)
  await userEvent.click(place)
  await userEvent.keyboard('{F10}')
  await expect.element(place).toBeDisabled()
  await expect.element(page.getByRole('group', { name: 'New declaration' })).toHaveFocus()
  saving.resolve(fail({ code: 'connection.lost' }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('editing begins at the first field, and leaves the focus to the form when it is cancelled', async () => {
  await renderScreen(<FormHarness status="rejected" values={completeValues} />)
  await userEvent.click(page.getByRole('button', { name: 'Edit' }))
  await expect.element(page.getByRole('combobox', { name: 'Form number' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Cancel edit' }))
  await expect.element(page.getByRole('group', { name: 'Declaration', exact: true })).toHaveFocus()
})
