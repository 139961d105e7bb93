import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { succeed } from '../../src/domain/result.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { completeValues, FormHarness, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'

const unit = page.getByRole('group', { name: 'Authorised unit 1', exact: true })
const cell = (label: string) => unit.getByRole('textbox', { name: label, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const summary = page.getByRole('region', { name: /your attention/ })

const onSave = vi.fn<(values: DeclarationValues) => SaveAnswer>()
const onGenerate = vi.fn<(values: DeclarationValues) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  onSave.mockReturnValue(succeed({ documentId: 'd-9', version: 'saved' }))
})

const addUnit = async () => {
  await renderScreen(<FormHarness onGenerate={onGenerate} onSave={onSave} values={completeValues} />)
  await userEvent.click(button('Add an authorised unit'))
  await userEvent.fill(cell('Name'), 'CÔNG TY TNHH KẾ TOÁN SEN VÀNG')
  await userEvent.selectOptions(unit.getByRole('combobox', { name: 'Invoices to look up' }), '3')
  await userEvent.fill(cell('Invoices issued from'), '01/07/2026')
  await userEvent.fill(cell('Invoices issued until'), '31/12/2026')
  await userEvent.fill(cell('From date'), '01/12/2026')
}

it('an authorised unit is saved with the declaration', async () => {
  await addUnit()
  await userEvent.fill(cell('Tax code'), '0101243150')
  await userEvent.fill(cell('To date'), '31/12/2027')
  await userEvent.click(button(/^Save as draft/))
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    lookup_units: [
      {
        org_name: 'CÔNG TY TNHH KẾ TOÁN SEN VÀNG',
        tax_code: '0101243150',
        invoices: '3',
        issued_from: '2026-07-01',
        issued_to: '2026-12-31',
        from_date: '2026-12-01',
        to_date: '2027-12-31',
        note: '',
      },
    ],
  })
})

it('an authorised unit without a tax code, whose period ends before it begins, is marked in its fields', async () => {
  await addUnit()
  await userEvent.fill(cell('To date'), '30/11/2026')
  await userEvent.click(button(/^Generate and send/))
  await expect.element(summary).toBeVisible()
  await expect.element(cell('Tax code')).toHaveAccessibleDescription('Enter the tax code')
  await expect.element(cell('To date')).toHaveAccessibleDescription('The last day cannot be before the first')
  await expectNoViolations()
  expect(onGenerate).not.toHaveBeenCalled()
})

it('a unit that is removed leaves the focus at the button that adds one', async () => {
  await addUnit()
  await userEvent.click(button('Remove: Authorised unit 1'))
  await expect.element(unit).not.toBeInTheDocument()
  await expect.element(button('Add an authorised unit')).toHaveFocus()
})
