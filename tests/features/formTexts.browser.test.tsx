import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { succeed } from '../../src/domain/result.ts'
import { completeValues, FormHarness, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const nothing = (): void => undefined
const nationality = page.getByRole('combobox', { name: 'Nationality' })
const born = page.getByRole('textbox', { name: 'Date of birth' })

const openForm = async () => {
  const save = vi.fn<(values: DeclarationValues) => SaveAnswer>(() => succeed({ documentId: 'd-9', version: 'saved' }))
  await renderScreen(<FormHarness onEnd={nothing} onGenerate={nothing} onSave={save} values={completeValues} />)
  return save
}
const saveDraft = () => userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))

describe('a text that names no value', () => {
  it('stays in the nationality, which says so at once and again in the summary [000-3-11]', async () => {
    const save = await openForm()
    await nationality.fill('Viet')
    await userEvent.tab()
    await expect.element(nationality).toHaveValue('Viet')
    await expect.element(nationality).toHaveAccessibleDescription('Choose a nationality from the list')
    await saveDraft()
    await expect
      .element(page.getByRole('region', { name: /needs? your attention/ }))
      .toMatchTextContent('Nationality: Choose a nationality from the list')
    expect(save).not.toHaveBeenCalled()
    await nationality.fill('south kor')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(nationality).toHaveValue('South Korea')
    await expect.element(nationality).toBeValid()
    await saveDraft()
    await expect.poll(() => save.mock.calls[0]?.[0]).toHaveProperty('rppr_nation', 'Hàn Quốc')
  })

  it('stays in a day, which is invalid and not missing, at the field and in the summary [000-5-01]', async () => {
    const save = await openForm()
    await born.fill('31/02/1985')
    await userEvent.tab()
    await expect.element(born).toHaveValue('31/02/1985')
    await expect.element(born).toHaveAccessibleDescription('This is not a date of the calendar: write it as DD/MM/YYYY')
    await saveDraft()
    const summary = page.getByRole('region', { name: /needs? your attention/ })
    await expect.element(summary).toMatchTextContent('Date of birth: This is not a date of the calendar')
    expect(save).not.toHaveBeenCalled()
    await born.fill('28.2.85')
    await userEvent.tab()
    await expect.element(born).toHaveValue('28/02/1985')
    await expect.element(summary).not.toBeInTheDocument()
  })
})
