import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { CollectionProvider } from '../../src/features/declarations/kind/collection.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { eDocumentDetailOf } from './support/samples.ts'

const { detail, saveDraft } = declarationFilings.eDocument
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const select = (label: string) => page.getByRole('combobox', { name: label, exact: true })
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
const group = (label: string) => page.getByRole('group', { name: label, exact: true })
const button = (name: RegExp) => page.getByRole('button', { name })
const tick = (label: string) => userEvent.click(page.getByRole('dialog').getByText(label, { exact: true }))
const rows = page.getByRole('group', { name: /^Certificate \d/ })

const open = async (address: string, server: FakeServer = createFakeServer()) => {
  server.answer(declarationLists.eDocument.list, {
    declarations: [],
    pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
  })
  const { node } = panelAtAddress(address)
  await renderScreen(<CollectionProvider value="eDocument">{node}</CollectionProvider>, { server })
  await expect.element(field('Place')).toBeVisible()
  return server
}

beforeEach(() => window.localStorage.clear())

describe('a new e-document declaration', () => {
  it('begins with issuer 1, document 1, a provider and one empty row [002-4.1-09 002-9-07]', async () => {
    await open('?declaration=new')
    const ticked = page.getByRole('checkbox', { checked: true })
    await expect.element(group('Issued by').getByRole('checkbox').first()).toBeChecked()
    expect(ticked.elements()).toHaveLength(3)
    await expect.element(box('Personal income tax withholding document')).toBeChecked()
    await expect.element(box('Through an e-invoice service provider')).toBeChecked()
    await expect.element(select('Form number')).toHaveValue('01/ĐKTĐ-CTĐT')
    await expect.element(select('Declaration type')).toHaveValue('1')
    await expect.element(field('Contact person')).toHaveValue('Nguyễn Thị Minh Anh')
    expect(rows.elements()).toHaveLength(1)
    await expect.element(field('Certificate')).toHaveValue('')
  })

  it('asks nothing about a representative, and nothing about invoices', async () => {
    await open('?declaration=new')
    for (const label of ['Full name', 'Passport number', 'Citizen ID'])
      await expect.element(field(label)).not.toBeInTheDocument()
    for (const label of ['Invoice form', 'Transfer method', 'Invoice types used', 'Sending of invoice data'])
      await expect.element(group(label)).not.toBeInTheDocument()
    await expect.element(page.getByText(/^With these certificates the company signs its e-documents/)).toBeVisible()
    const lines = page
      .getByRole('dialog')
      .element()
      .textContent.split(/(?=Through an )/)
    expect(lines.filter((line) => /invoice/i.test(line.replace('Through an e-invoice service provider', '')))).toEqual(
      [],
    )
  })

  it.each([
    ['Issued by', 'The organisation or individual'],
    ['Document types used', 'Personal income tax withholding document'],
    ['Sending of data', 'Through an e-invoice service provider'],
  ])('wants a choice in the group %s, and says so under it at once [002-5.1-02]', async (name, flag) => {
    await open('?declaration=new')
    await tick(flag)
    await expect.element(group(name)).toHaveAccessibleDescription('Choose at least one option')
    await tick(flag)
    await expect.element(group(name)).toHaveAccessibleDescription('')
  })

  it('cannot have company, tax code, tax office or certificate typed over [002-5.1-07]', async () => {
    await open('?declaration=new')
    for (const label of ['Seller company name', 'Tax code', 'Tax office', 'Tax office code', 'Certificate'])
      await expect.element(field(label)).toHaveAttribute('readonly')
    for (const label of ['Place', 'Contact person', 'Contact phone'])
      await expect.element(field(label)).not.toHaveAttribute('readonly')
  })

  it('takes a phone of 50 characters and no longer one [002-2.7-02 002-9-08]', async () => {
    const server = await open('?declaration=new')
    await expect.element(field('Contact phone')).toHaveAttribute('placeholder', '000-000-0000')
    await userEvent.fill(field('Contact phone'), '0'.repeat(51))
    await userEvent.click(button(/^Save as draft/))
    await expect.element(field('Contact phone')).toHaveAccessibleDescription(/At most 50 characters/)
    expect(server.callsOf(saveDraft)).toEqual([])
    await userEvent.fill(field('Contact phone'), '0'.repeat(50))
    await expect.element(field('Contact phone')).not.toHaveAttribute('aria-invalid')
  })

  it('keeps its last certificate row [002-5.1-05]', async () => {
    await open('?declaration=new')
    await expect.element(button(/^Remove certificate 1/)).toHaveAccessibleDescription('The last row cannot be removed')
    await userEvent.click(button(/^Add row/))
    await expect.poll(() => rows.elements().length).toBe(2)
    await userEvent.click(button(/^Remove certificate 2/))
    await expect.poll(() => rows.elements().length).toBe(1)
    await expect.element(button(/^Remove certificate 1/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('has nothing for axe to find', async () => {
    await open('?declaration=new')
    await userEvent.click(button(/^Generate/))
    await expect.element(page.getByRole('region', { name: /your attention/ })).toHaveFocus()
    await expectNoViolations()
  })
})

describe('an e-document declaration that is there', () => {
  it('is saved by its own call with its own fields, flags as 1 and 0, unsigned [002-4.1-03 002-5.1-09]', async () => {
    const server = createFakeServer()
    server.answer(detail, eDocumentDetailOf('old-1', 'draft'))
    server.answer(saveDraft, { declaration_id: 'new-1', version: 'saved' })
    await open('?declaration=new&copy=old-1', server)
    await tick('The tax authority')
    await userEvent.click(button(/^Save as draft/))
    await expect.element(page.getByText('Save declaration success')).toBeVisible()
    const [saved] = server.callsOf(saveDraft)
    expect(saved?.body).toMatchObject({
      decl_form_no: '01/ĐKTĐ-CTĐT',
      issuer_type_1: '1',
      issuer_type_2: '1',
      att_09: '0',
    })
    expect(saved?.body).not.toHaveProperty('rppr_nm')
    expect(saved?.body).not.toHaveProperty('attribute1')
    expect(server.received.some(({ name }) => name === declarationFilings.eDocument.generateXml.name)).toBe(false)
  })

  it('says that it was not saved, and keeps what was entered [002-7.19-03 002-8-16]', async () => {
    const server = createFakeServer()
    server.answer(detail, eDocumentDetailOf('old-1', 'draft'))
    server.refuse(saveDraft, { status: 409, reason: 'declaration.changed', message: '' })
    await open('?declaration=new&copy=old-1', server)
    await userEvent.fill(field('Place'), 'Huế')
    await userEvent.click(button(/^Save as draft/))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Save declaration failed/)
    await expect.element(field('Place')).toHaveValue('Huế')
  })

  it('is edited in place as a draft, not previewed, and opened again when that is cancelled [002-2.7-01 002-2.7-03 002-2.7-04 002-4.1-02]', async () => {
    const server = createFakeServer()
    server.answer(detail, eDocumentDetailOf('d-1', 'draft'))
    await open('?declaration=d-1', server)
    await expect.element(button(/^Preview/)).not.toBeInTheDocument()
    await expect.element(page.getByText('Request date')).not.toBeInTheDocument()
    await userEvent.click(button(/^Edit$/))
    await userEvent.fill(field('Place'), 'Huế')
    await userEvent.click(button(/^Cancel edit/))
    await userEvent.click(button(/^Discard changes/))
    await expect.element(field('Place')).toBeDisabled()
    await expect.element(field('Place')).not.toHaveValue('Huế')
    expect(server.callsOf(detail).length).toBeGreaterThan(1)
  })

  it('is previewed and shows its status banner as what was filed [002-2.7-03 002-2.7-04]', async () => {
    const server = createFakeServer()
    server.answer(detail, eDocumentDetailOf('d-1', 'accepted'))
    await open('?declaration=d-1', server)
    await expect.element(button(/^Preview/)).toBeVisible()
    await expect.element(page.getByText('Request date')).toBeVisible()
    await expect.element(button(/^Edit$/)).not.toBeInTheDocument()
  })

  it.each(['draft', 'accepted', '5'])('is viewed with closed fields as %s [002-2.7-01]', async (status) => {
    const server = createFakeServer()
    server.answer(detail, eDocumentDetailOf('d-1', status))
    await open('?declaration=d-1', server)
    for (const label of ['Place', 'Contact person', 'Contact phone']) await expect.element(field(label)).toBeDisabled()
    await expect.element(box('The tax authority')).toBeDisabled()
    for (const name of [/^Add row/, /^Choose/, /^Save as draft/])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})
