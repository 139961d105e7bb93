import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { templateCalls } from '../../src/api/contract/templates.ts'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { CompanyPanel } from '../../src/features/company/CompanyPanel.tsx'
import type { FormFacts } from '../../src/features/declarations/form/formRules.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { completeValues, FormHarness, noFacts } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { company } from './support/samples.ts'
import { settingsAtAddress } from './support/settingsAtAddress.tsx'
import { serverWithTemplates, templateRow, TemplatesAtPlace } from './support/templatesAtPlace.tsx'

const household = { ...company, company_type: 'household', tax_id: '001185012345' } as const
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const list = (label: string) => page.getByRole('combobox', { name: label, exact: true })

beforeEach(() => window.localStorage.clear())

describe('the declaration form of a household', () => {
  const facts: FormFacts = { ...noFacts, companyType: 'household' }
  const withoutCode = "Without the tax authority's code"
  const sales = { ...completeValues, inv_type1: false, inv_type2: true }
  const onGenerate = vi.fn<(values: DeclarationValues) => void>()

  it('closes what is for organisations with its reason, and says whom to name', async () => {
    await renderScreen(<FormHarness facts={facts} values={sales} />)
    for (const label of [
      withoutCode,
      "Created from a cash register, without the tax authority's code",
      'VAT invoice',
      'VAT invoice with integrated tax or fee receipt',
    ])
      await expect.element(box(label)).toBeDisabled()
    await expect.element(box(withoutCode)).toHaveAccessibleDescription('Not for a business household')
    await expect
      .element(box('Small or medium business, cooperative, household or individual in a disadvantaged area'))
      .toBeEnabled()
    await expect.element(field('Contact person')).toHaveAccessibleDescription('The representative of the household')
    await expect.element(page.getByRole('heading', { name: 'Representative of the household' })).toBeVisible()
    await expectNoViolations()
  })

  it('refuses what an earlier declaration has of it, until it is taken out', async () => {
    await renderScreen(
      <FormHarness facts={facts} onGenerate={onGenerate} values={{ ...sales, attribute2: true, inv_type1: true }} />,
    )
    await expect.element(page.getByText(/take out those without it/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^Generate/ }))
    const summary = page.getByRole('region', { name: /your attention/ })
    await expect.element(summary).toMatchTextContent(/take out those without it.*choose them in the place of VAT/)
    expect(onGenerate).not.toHaveBeenCalled()
    for (const label of [withoutCode, 'VAT invoice'])
      await userEvent.click(page.getByRole('dialog').getByText(label, { exact: true }))
    await expect.element(summary).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /^Generate/ }))
    await expect.poll(() => onGenerate).toHaveBeenCalledOnce()
  })
})

describe('the templates of a household', () => {
  const optionsOf = (name: string): readonly string[] =>
    list(name)
      .getByRole('option')
      .elements()
      .flatMap((option) => (option instanceof HTMLOptionElement && option.value !== '' ? [option.value] : []))

  it('offer form 2 with a code and symbols T and M, and say why', async () => {
    const server = serverWithTemplates('invoice', [], [])
    server.answer(contract.company, household)
    server.answer(contract.findPos, { pos_id: [] })
    await renderScreen(<TemplatesAtPlace kind="invoice" today="2026-11-23" />, { server })
    await userEvent.click(page.getByRole('button', { name: 'Add a template' }))
    await expect.element(list('Form number')).toHaveValue('2')
    await expect.element(list('Template type')).toHaveValue('2000000201')
    expect(optionsOf('Form number')).toEqual(['2'])
    expect(optionsOf('Symbol kind')).toEqual(['C'])
    expect(optionsOf('Symbol type')).toEqual(['T', 'M'])
    await expect.element(page.getByText(/A business household issues sales invoices: form 2/)).toBeVisible()
    await expectNoViolations()
  })

  it('name the symbols of one that is in use, whatever they are', async () => {
    const server = serverWithTemplates('invoice', [templateRow('aa', { status: '1' })], ['2026'])
    server.answer(contract.company, household)
    server.answer(contract.findPos, { pos_id: [] })
    server.answer(templateCalls.invoice.detail, {
      ...templateRow('aa', { status: '1' }),
      logo_img: '/api/wtx/v1/files/images/logo.png',
      bg_img: '',
      version: 'v1',
      pos_comp: [],
    })
    await renderScreen(<TemplatesAtPlace kind="invoice" today="2026-11-23" />, { server })
    await userEvent.dblClick(page.getByRole('row', { name: /C26TAA/ }).getByRole('rowheader'))
    await expect.element(field('Start number')).toBeVisible()
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Form number.{0,40}1/)
    await expect.element(page.getByText(/A business household issues/)).not.toBeInTheDocument()
  })
})

it.each([
  ['household', 'Business household', 'Representative of the household'],
  ['organisation', 'Company or organisation', 'Legal representative'],
] as const)('the company screen of a company of type %s says "%s"', async (company_type, type, representative) => {
  const server = createFakeServer()
  server.answer(contract.company, { ...household, company_type })
  const { node } = settingsAtAddress(CompanyPanel)
  await renderScreen(node, { server })
  await expect.element(field('Type')).toHaveValue(type)
  await expect.element(page.getByRole('heading', { name: representative })).toBeVisible()
})
