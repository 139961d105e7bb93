import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeclarationValues } from '../../src/domain/declaration/values.ts'
import { succeed } from '../../src/domain/result.ts'
import type { FormFacts } from '../../src/features/declarations/form/formRules.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { completeValues, FormHarness, freshValues, noFacts, type SaveAnswer } from './support/formHarness.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate } from './support/samples.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const select = (label: string) => page.getByRole('combobox', { name: label, exact: true })
const button = (name: RegExp) => page.getByRole('button', { name })
const group = (name: string) => page.getByRole('group', { name })
const tick = (label: string) => userEvent.click(page.getByRole('dialog').getByText(label, { exact: true }))
const summary = page.getByRole('region', { name: /your attention/ })
const lines = () =>
  summary
    .getByRole('button')
    .elements()
    .map((line) => line.textContent)

const onGenerate = vi.fn<(values: DeclarationValues) => void>()
const accepted: FormFacts = { ...noFacts, hasAcceptedRegistration: true }
const [completeRow] = completeValues.digital_signatures
const withRow = (change: object) => ({
  ...completeValues,
  digital_signatures: completeRow === undefined ? [] : [{ ...completeRow, ...change }],
})

beforeEach(() => vi.clearAllMocks())

it('all that is wrong is reported in one round, the dates and the rules of the authority among it', async () => {
  const values = { ...withRow({ to_date: '2026-11-01T00:00:00' }), loca_nm: '', rppr_cid: '001080', attribute7: true }
  await renderScreen(<FormHarness facts={accepted} onGenerate={onGenerate} values={values} />)
  await userEvent.fill(field('Register date'), '03/11/2026')
  await userEvent.click(button(/^Generate/))
  await expect.element(summary).toHaveFocus()
  expect(lines()).toEqual([
    'Declaration type: The tax authority has accepted your registration already: choose the change of information',
    'Register date: The register date cannot be after today',
    'Place: Enter the place where the declaration is made',
    'Citizen ID: A citizen ID has 12 digits',
    "Transfer method: Invoices with the tax authority's code are transferred in full: choose only the full content of each invoice",
    'Certificate 1: This certificate has ended: choose another one, or report that it is no longer used',
  ])
  expect(onGenerate).not.toHaveBeenCalled()
  await expectNoViolations()
})

describe('an accepted registration', () => {
  const notice = page.getByRole('status').filter({ hasText: "Your company's registration is accepted already" })

  it('is reported where a new one is chosen, and a change is one click away', async () => {
    await renderScreen(<FormHarness facts={accepted} onGenerate={onGenerate} values={completeValues} />)
    await expect.element(notice).toMatchTextContent(/9992/)
    await expectNoViolations()
    await userEvent.click(button(/^Declare a change of information/))
    await expect.element(select('Declaration type')).toHaveValue('2')
    await expect.element(notice).not.toBeInTheDocument()
    await userEvent.click(button(/^Generate/))
    await expect
      .poll(() => onGenerate.mock.calls[0]?.[0])
      .toMatchObject({ decl_type: '2', decl_nm: 'Tờ khai thay đổi thông tin sử dụng hóa đơn điện tử' })
  })

  it('keeps no draft from being saved', async () => {
    const onSave = vi.fn<() => SaveAnswer>(() => succeed({ documentId: 'd-9', version: 'saved' }))
    await renderScreen(<FormHarness facts={accepted} onSave={onSave} values={completeValues} />)
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => onSave.mock.calls.length).toBe(1)
  })

  it('is no matter where the declaration is only read', async () => {
    await renderScreen(<FormHarness facts={accepted} status="accepted" values={completeValues} />)
    await expect.element(field('Place')).toBeDisabled()
    await expect.element(notice).not.toBeInTheDocument()
  })
})

it('choices that exclude one another are warned of while they are made, and are errors when it is generated', async () => {
  await renderScreen(<FormHarness onGenerate={onGenerate} values={completeValues} />)
  await tick('Summary table of invoice data')
  const inFull = /are transferred in full/
  await expect.element(group('Transfer method')).toHaveAccessibleDescription(inFull)
  await expect.element(summary).not.toBeInTheDocument()
  await tick("Created from a cash register, with the tax authority's code")
  await tick('Documents issued, used and managed like invoices')
  await expect.element(group('Invoice types used')).toHaveAccessibleDescription(/A cash register does not create/)
  await userEvent.click(button(/^Generate/))
  await expect.element(summary).toMatchTextContent(/^2 fields need your attention/)
  await tick("Created from a cash register, with the tax authority's code")
  await tick("With the tax authority's code")
  await tick("Without the tax authority's code")
  await expect.element(summary).not.toBeInTheDocument()
  await expect.element(group('Transfer method')).toHaveAccessibleDescription('')
})

it('an option that the version of the form does not have is marked at its box', async () => {
  const values = { ...completeValues, xml_vs: '2.0.1' as const, attribute10: true }
  await renderScreen(<FormHarness onGenerate={onGenerate} values={values} />)
  await userEvent.click(button(/^Generate/))
  await expect
    .element(page.getByRole('checkbox', { name: 'Tax authority, or body in charge of public assets' }))
    .toHaveAccessibleDescription('This version of the form does not have this option: take it out')
})

describe('a field that is left', () => {
  it.each([
    ['Contact e-mail', 'ketoan@', 'This is not an e-mail address', 'ketoan@a.vn'],
    ['Citizen ID', '001080', 'A citizen ID has 12 digits', '001080012345'],
    ['Register date', '01/01/2022', 'The register date cannot be before 01/01/2023', '01/11/2026'],
  ])('is checked: %s', async (label, wrong, message, right) => {
    await renderScreen(<FormHarness values={completeValues} />)
    await userEvent.fill(field(label), wrong)
    await expect.element(field(label)).not.toHaveAccessibleDescription(message)
    await userEvent.keyboard('{Tab}')
    await expect.element(field(label)).toHaveAccessibleDescription(message)
    await expect.element(summary).not.toBeInTheDocument()
    await userEvent.fill(field(label), right)
    await expect.element(field(label)).toHaveAccessibleDescription('')
  })

  it('says nothing while it is empty', async () => {
    await renderScreen(<FormHarness values={completeValues} />)
    await userEvent.clear(field('Place'))
    await userEvent.keyboard('{Tab}')
    await expect.element(field('Contact person')).not.toHaveAccessibleDescription()
    await expect.element(field('Place')).toHaveAccessibleDescription('')
  })
})

describe('the certificate of a row', () => {
  const known = (change: object): FormFacts => {
    const record = { ...certificate('AA01'), id: completeRow?.sig_id ?? '', ...change }
    return { ...noFacts, certificates: new Map([[record.id, record]]) }
  }

  it.each([
    ['has ended', noFacts, { to_date: '2026-11-01T00:00:00' }, /^This certificate has ended/],
    ['ends within 30 days', noFacts, { to_date: '2026-12-01T08:00:00' }, /^This certificate ends on 01\/12\/2026/],
    ['is inactive', known({ status: '0' }), {}, /^This certificate is inactive/],
    ['is in use no more', known({ status: '3' }), {}, /^This certificate is not registered for your company/],
    ['is unknown', { ...noFacts, certificates: new Map() }, {}, /^This certificate is not registered for your company/],
  ] as const)('that %s is shown at the field', async (_case, facts, change, message) => {
    await renderScreen(<FormHarness facts={facts} values={withRow(change)} />)
    await expect.element(field('Certificate')).toHaveAccessibleDescription(message)
    await expect.element(field('Certificate')).not.toHaveAttribute('aria-invalid')
  })

  it.each([
    ['is valid for longer', known({}), {}],
    ['has ended and is reported as out of use', known({}), { to_date: '2026-11-01T00:00:00', form_tp: '3' }],
    ['cannot be judged', noFacts, {}],
  ] as const)('that %s is not', async (_case, facts, change) => {
    await renderScreen(<FormHarness facts={facts} values={withRow(change)} />)
    await expect.element(field('Certificate')).toBeVisible()
    await expect.element(field('Certificate')).toHaveAccessibleDescription('')
  })

  it('that is not registered keeps a draft from being saved, and one near its end keeps nothing', async () => {
    const onSave = vi.fn<() => SaveAnswer>(() => succeed({ documentId: 'd-9', version: 'saved' }))
    const facts = { ...noFacts, certificates: new Map() }
    await renderScreen(<FormHarness facts={facts} onSave={onSave} values={completeValues} />)
    await userEvent.click(button(/^Save as draft/))
    await expect.element(summary).toMatchTextContent(/Certificate 1: This certificate is not registered/)
    expect(onSave).not.toHaveBeenCalled()
  })

  it('has one error where all that it lacks is what is declared about it', async () => {
    await renderScreen(<FormHarness onGenerate={onGenerate} values={withRow({ form_tp: '' })} />)
    await userEvent.click(button(/^Generate/))
    await expect.element(summary).toHaveFocus()
    expect(lines()).toEqual(['Form type 1: Choose what is declared about this certificate'])
  })

  it('asks what is declared about it, where that is open', async () => {
    await renderScreen(<FormHarness onGenerate={onGenerate} values={withRow({ form_tp: '' })} />)
    await expect
      .element(select('Form type'))
      .toHaveAccessibleDescription('Choose what is declared about this certificate.')
    await userEvent.selectOptions(select('Form type'), 'Extend')
    await expect.element(select('Form type')).toHaveAccessibleDescription('')
  })
})

describe('a phone number', () => {
  it.each(['Contact phone', 'Phone'])(
    'keeps the number of what is typed or pasted, and an extension for the check to refuse: %s [000-3-03]',
    async (label) => {
      await renderScreen(<FormHarness values={completeValues} />)
      await userEvent.clear(field(label))
      await userEvent.type(field(label), '(+84) 24-3825.12 34')
      await expect.element(field(label)).toHaveValue('02438251234')
      await userEvent.type(field(label), ' ext 5')
      await expect.element(field(label)).toHaveValue('02438251234ext5')
      await userEvent.fill(field(label), 'gọi 0912 345 678')
      await expect.element(field(label)).toHaveValue('0912345678')
    },
  )

  it('is typed into without moving the caret to its end', async () => {
    await renderScreen(<FormHarness values={{ ...completeValues, contact_phone: '0912345678' }} />)
    await userEvent.click(field('Contact phone'))
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight} 7')
    await expect.element(field('Contact phone')).toHaveValue('09712345678')
  })

  it('of the company is prefilled without separators', async () => {
    await renderScreen(<FormHarness values={freshValues} />)
    await expect.element(field('Contact phone')).toHaveValue('02439268888')
  })
})
