import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const type = page.getByRole('combobox', { name: 'Declaration type', exact: true })

const serverWith = (id: string, status: string): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [{ ...listed(id, status), decl_type: '2' }],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  if (status === 'accepted')
    server.answer(contract.declarationInForce, {
      in_force: { declaration_id: id, reference: id, register_date: '2026-11-05', xml_vs: '2.1.1' },
    })
  server.answer(contract.declarationDetail, { ...detailOf(id, status), contact_per: 'Lê Văn Cũ', version: 'v7' })
  return server
}

const open = async (address: string, server: FakeServer) => {
  const { node, history } = panelAtAddress(address)
  await renderScreen(node, { server })
  await expect.element(field('Place')).toBeVisible()
  return { at: () => history.location.search }
}

beforeEach(() => window.localStorage.clear())

describe('a change of information', () => {
  it('begins from what is in force where the user asks for it after typing, and shows what it changes', async () => {
    const server = serverWith('ok-1', 'accepted')
    server.answer(contract.digitalSignatures, {
      digital_signatures: [],
      pagination: { page_number: 0, page_size: 100, total_elements: 0, total_pages: 0 },
    })
    const { at } = await open('?declaration=new', server)
    await expect.element(button('Begin from what is in force')).not.toBeInTheDocument()
    await userEvent.fill(field('Place'), 'Huế')
    await userEvent.selectOptions(type, '2')
    await userEvent.click(button('Begin from what is in force'))
    await userEvent.click(button('Leave without saving'))
    await expect.poll(at).toBe('?declaration=new&change=yes')
    await expect.element(field('Contact person')).toHaveValue('Lê Văn Cũ')
    await expect.element(type).toHaveValue('2')
    const changes = page.getByRole('region', { name: 'Changes of what is in force' })
    await expect.element(changes).toBeVisible()
    await userEvent.fill(field('Contact person'), 'Lê Thị Mới')
    await expect.element(changes.getByText(/Lê Thị Mới/)).toBeVisible()
    await expect.element(changes.getByText(/Lê Văn Cũ/)).toBeVisible()
    await expectNoViolations()
  })

  it('is not offered while nothing is accepted', async () => {
    const server = serverWith('draft-1', 'draft')
    await open('?declaration=new', server)
    await userEvent.selectOptions(type, '2')
    await expect.poll(() => server.callsOf(contract.declarationInForce).length).toBeGreaterThan(0)
    await expect.element(button('Begin from what is in force')).not.toBeInTheDocument()
  })
})

describe('a draft that is corrected', () => {
  it('is titled as an existing declaration, and takes the place of the old one when it is saved', async () => {
    const server = serverWith('draft-1', 'draft')
    server.answer(contract.saveDraft, { declaration_id: 'draft-1', version: 'v8' })
    await open('?declaration=draft-1', server)
    await userEvent.click(button('Correct this draft'))
    await expect.element(page.getByText(/^You are correcting/)).toBeVisible()
    await expect.element(page.getByRole('dialog', { name: 'Correct the declaration' })).toBeVisible()
    await userEvent.fill(field('Contact person'), 'Lê Thị Mới')
    await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
    await expect
      .poll(() => server.callsOf(contract.saveDraft).map(({ body }) => body))
      .toMatchObject([{ declaration_id: 'draft-1', version: 'v7', contact_per: 'Lê Thị Mới' }])
  })

  it('keeps its register date and its XML version', async () => {
    const server = serverWith('draft-1', 'draft')
    const draft = { ...detailOf('draft-1', 'draft'), reg_date: '2025-05-13', xml_vs: '2.0.1' }
    server.answer(contract.declarationDetail, draft)
    server.answer(contract.saveDraft, { declaration_id: 'draft-1', version: 'v8' })
    const saved = () => server.callsOf(contract.saveDraft).map(({ body }) => body)
    await open('?declaration=new&copy=draft-1&replace=yes', server)
    await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
    await expect.poll(saved).toMatchObject([{ reg_date: '2025-05-13', xml_vs: '2.0.1' }])
  })

  it('stays beside its copy where it is copied, which takes the XML version of its day', async () => {
    const server = serverWith('draft-1', 'draft')
    server.answer(contract.declarationDetail, { ...detailOf('draft-1', 'draft'), xml_vs: '2.0.1' })
    server.answer(contract.saveDraft, { declaration_id: 'draft-2', version: 'v1' })
    await open('?declaration=draft-1', server)
    await userEvent.click(button('Copy to a new declaration'))
    await expect.element(field('Contact person')).toBeEnabled()
    await expect.element(page.getByRole('dialog', { name: 'New declaration' })).toBeVisible()
    await expect.element(page.getByText(/^You are correcting/)).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
    await expect.poll(() => server.callsOf(contract.saveDraft).length).toBe(1)
    const body = server.callsOf(contract.saveDraft)[0]?.body
    expect(body).not.toMatchObject({ declaration_id: 'draft-1' })
    expect(body).toMatchObject({ xml_vs: '2.1.1' })
  })
})

describe('a declaration that the authority has turned down for its transfer method', () => {
  const tick = (label: string) => userEvent.click(page.getByRole('dialog').getByText(label, { exact: true }))
  // A warning of the same words takes the place of an error that goes.
  const marks = () =>
    [...document.querySelectorAll('fieldset > .ui-field-error')].map((mark) => mark.textContent).join()
  const mark = /are transferred in full/
  const reason = '9101: Phương thức chuyển dữ liệu không phù hợp'

  const editTurnedDown = async (choices: { readonly attribute7: '0' | '1' }) => {
    const server = serverWith('no-1', 'rejected')
    server.answer(contract.declarationDetail, { ...detailOf('no-1', 'rejected', reason), ...choices })
    await open('?declaration=no-1', server)
    await userEvent.click(page.getByRole('button', { name: /^Edit/ }))
    await expect.poll(marks).toMatch(mark)
  }

  it.each(['0', '1'] as const)(
    'keeps the mark at its group until that is changed, the summary table being %s (decision 0372)',
    async (attribute7) => {
      await editTurnedDown({ attribute7 })
      await tick('Commercial invoice')
      await expect.element(page.getByRole('checkbox', { name: 'Commercial invoice' })).toBeChecked()
      await expect.poll(marks).toMatch(mark)
      await tick('Summary table of invoice data')
      await expect.poll(marks).toBe('')
    },
  )

  it('loses the mark with the choice of another group that the transfer method did not fit', async () => {
    await editTurnedDown({ attribute7: '1' })
    await tick("Without the tax authority's code")
    await expect.element(page.getByRole('checkbox', { name: /^Without the tax/ })).toBeChecked()
    await expect.poll(marks).toMatch(mark)
    await tick("With the tax authority's code")
    await expect.poll(marks).toBe('')
  })
})
