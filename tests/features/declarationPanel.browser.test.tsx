import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import type { Scope } from '../../src/domain/session.ts'
import { recordNews } from '../../src/area/recordNews.ts'
import { NewsFollower } from '../../src/features/declarations/follow/NewsFollower.tsx'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const form = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: RegExp) => page.getByRole('button', { name })

const serverWithList = (): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  return server
}

interface Opened {
  readonly scope?: Scope
  /** What stands beside the panel. */
  readonly beside?: ReactNode
}

const open = async (
  address: string,
  server: FakeServer = serverWithList(),
  { scope = 'ADMIN', beside = null }: Opened = {},
) => {
  const { node, history } = panelAtAddress(address)
  const screen = (
    <>
      {node}
      {beside}
    </>
  )
  await renderScreen(screen, { server, scope })
  return { at: () => history.location.search, goTo: (search: string) => history.push(`/${search}`) }
}

beforeEach(() => window.localStorage.clear())

describe('opening a form by its address', () => {
  it('prefills a new one from the company [000-4-17]', async () => {
    await open('?declaration=new')
    await expect.element(form('New declaration')).toBeVisible()
    await expect.element(field('Contact person')).toHaveValue('Nguyễn Thị Minh Anh')
    await expect.element(field('Tax office')).toHaveValue('Chi cục Thuế Quận Ba Đình')
  })

  it("takes an accepted declaration over into a change, with the company's data that are named", async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('old-1', 'accepted'))
    const { at } = await open('?declaration=new&copy=old-1&company=representative_name,email,tax_office_id', server)
    await expect.element(field('Contact e-mail')).toHaveValue('ketoan@saomaixanh.example')
    await expect.element(field('Tax office code')).toHaveValue('10101')
    await expect.element(field('Tax office')).toHaveValue('Chi cục Thuế Quận Ba Đình')
    // The contact was another person than the representative.
    await expect.element(field('Contact person')).toHaveValue('Nguyễn Thị Hòa')
    await expect.element(field('Full name')).toHaveValue('Nguyễn Thị Minh Anh')
    await expect.element(field('Contact address')).toHaveValue('Số 5 ngõ 12, phố Đào Tấn, Hà Nội')
    await expect.element(page.getByRole('combobox', { name: /Declaration type/ })).toHaveValue('2')
    await expect
      .element(
        page.getByText(/^Changed fields: Tax office code, Tax office, Contact e-mail, and Legal representative\./),
      )
      .toBeVisible()
    await userEvent.click(button(/^Close/).last())
    expect(at()).toBe('')
  })

  it('takes the content of another declaration over, as a new one', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('old-1', 'draft'))
    server.answer(contract.saveDraft, { declaration_id: 'new-1', version: 'saved' })
    const { at } = await open('?declaration=new&copy=old-1', server)
    await expect.element(form('New declaration')).toBeVisible()
    await expect.element(field('Contact person')).toHaveValue('Nguyễn Thị Hòa')
    await expect.element(field('Contact person')).toBeEnabled()
    // Whether a registration is accepted is asked of the same call.
    const listCalls = () =>
      server.callsOf(contract.listDeclarations).filter(({ query }) => query['sort_columns'] !== 'decl_type:asc').length
    const before = listCalls()
    await userEvent.click(button(/^Save as draft/))
    await expect.element(page.getByText('Save declaration success')).toBeVisible()
    expect(server.callsOf(contract.saveDraft)[0]?.body).toMatchObject({
      contact_per: 'Nguyễn Thị Hòa',
      attribute1: '1',
      solution_provider: [],
      version: '',
    })
    expect(server.callsOf(contract.saveDraft)[0]?.body).not.toMatchObject({ declaration_id: '' })
    await expect.element(form('New declaration')).not.toBeInTheDocument()
    expect(at()).toBe('')
    await expect.poll(listCalls).toBe(before + 1)
  })

  it('takes an accepted one over as a change in which its certificates stay as they were accepted', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('old-1', 'accepted'))
    await open('?declaration=new&copy=old-1', server)
    await expect.element(page.getByRole('combobox', { name: 'Declaration type' })).toHaveValue('2')
    await expect.element(page.getByRole('combobox', { name: 'Form type' })).toHaveValue('1')
    await expect
      .element(page.getByRole('combobox', { name: 'Form type' }))
      .toHaveAccessibleDescription(/^Nothing changes about this certificate/)
    await expect.element(page.getByRole('option', { name: 'Unchanged (Add new)', includeHidden: true })).toBeEnabled()
    await expect.element(page.getByRole('option', { name: 'Extend', includeHidden: true })).toBeEnabled()
    server.answer(contract.saveDraft, { declaration_id: 'new-1', version: 'v' })
    await userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
    await expect
      .poll(() => server.callsOf(contract.saveDraft)[0]?.body)
      .toMatchObject({ decl_type: '2', digital_signatures: [{ form_tp: '1' }] })
  })

  it('says who may not add a declaration in place of a new form [000-6-01]', async () => {
    const { at } = await open('?declaration=new', serverWithList(), { scope: 'USER' })
    await expect.element(form('New declaration')).toMatchTextContent(/Your account may not add declarations/)
    await expect.element(field('Contact person')).not.toBeInTheDocument()
    await userEvent.click(form('New declaration').getByRole('button', { name: 'Close' }).last())
    await expect.poll(at).toBe('')
  })

  it('says what the list knows: that the authority has accepted a registration', async () => {
    const server = serverWithList()
    server.answer(contract.listDeclarations, {
      declarations: [listed('first', 'accepted')],
      pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
    })
    server.answer(contract.declarationInForce, {
      in_force: { declaration_id: 'first', reference: 'first', register_date: '2026-11-05', xml_vs: '2.1.1' },
    })
    server.answer(contract.declarationDetail, detailOf('first', 'accepted'))
    await open('?declaration=new', server)
    const type = page.getByRole('combobox', { name: 'Declaration type' })
    await userEvent.selectOptions(type, '1')
    await userEvent.click(button(/^Declare a change of information/))
    await expect.element(type).toHaveValue('2')
  })

  it('says when a declaration cannot be read, and reads it again [000-8-01]', async () => {
    const server = serverWithList()
    server.refuse(contract.declarationDetail, { status: 404, reason: 'record.absent', message: '' })
    await open('?declaration=gone-1', server)
    await expect.element(page.getByRole('alert')).toMatchTextContent('Get declaration info failed')
    server.answer(contract.declarationDetail, detailOf('gone-1', 'draft'))
    await userEvent.click(button(/^Try again/))
    await expect.element(field('Contact person')).toBeDisabled()
  })

  it('keeps what was entered when somebody else has changed the declaration meanwhile', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('d-1', 'rejected', '9992: đã tồn tại'))
    server.refuse(contract.saveDraft, { status: 409, reason: 'declaration.changed', message: '' })
    await open('?declaration=d-1', server)
    await userEvent.click(button(/^Edit/))
    await userEvent.fill(field('Place'), 'Huế')
    await userEvent.click(button(/^Save as draft/))
    await expect.element(page.getByText(/was changed after you opened it/)).toBeVisible()
    await expect.element(field('Place')).toHaveValue('Huế')
    expect(server.callsOf(contract.saveDraft)[0]?.body).toMatchObject({
      declaration_id: 'd-1',
      loca_nm: 'Huế',
      version: 'd-1 as opened',
    })
  })

  it('is read anew once the tax authority has answered', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('d-1', 'sent'))
    await open('?declaration=d-1', server, { beside: <NewsFollower /> })
    await expect
      .element(page.getByRole('complementary', { name: 'Where this declaration stands' }))
      .toMatchTextContent('In progress')
    await expect.element(button(/^Edit/)).not.toBeInTheDocument()
    server.answer(contract.declarationDetail, detailOf('d-1', 'rejected', '9992: đã tồn tại'))
    recordNews.announce({ records: [{ kind: 'shops', id: 'd-1' }], mayBeAny: false })
    recordNews.announce({ records: [{ kind: 'declarations', id: 'd-1' }], mayBeAny: false })
    await expect.element(page.getByText('The tax authority has rejected this declaration')).toBeVisible()
    await expect.element(button(/^Edit/)).toBeEnabled()
  })

  it('is read anew where its answer may have been missed', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('d-1', 'sent'))
    await open('?declaration=d-1', server, { beside: <NewsFollower /> })
    const stands = page.getByRole('complementary', { name: 'Where this declaration stands' })
    await expect.element(stands).toMatchTextContent('In progress')
    server.answer(contract.declarationDetail, detailOf('d-1', 'accepted'))
    recordNews.announce({ records: [], mayBeAny: true })
    await expect.element(stands).toMatchTextContent('Accepted')
  })

  it('stays while the server is away, and is read anew with the next news', async () => {
    const server = serverWithList()
    let [status, isAway] = ['sent', false]
    server.answerBy(contract.listDeclarations, () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return {
        declarations: [listed('d-1', status)],
        pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
      }
    })
    const row = page.getByRole('grid', { name: 'Declarations' }).getByRole('row').nth(1)
    await open('', server, { beside: <NewsFollower /> })
    await expect.element(row).toMatchTextContent('In progress')
    isAway = true
    const asked = server.callsOf(contract.listDeclarations).length
    recordNews.announce({ records: [], mayBeAny: true })
    await expect.poll(() => server.callsOf(contract.listDeclarations).length).toBeGreaterThan(asked)
    await expect.element(row).toMatchTextContent('In progress')
    ;[status, isAway] = ['accepted', false]
    recordNews.announce({ records: [], mayBeAny: true })
    await expect.element(row).toMatchTextContent('Accepted')
  })
})

describe('the focus after a form is closed', () => {
  const list = page.getByRole('group', { name: 'List of declarations' })

  it('goes to the list when an address had opened the form', async () => {
    await open('?declaration=new')
    await expect.element(field('Place')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(form('New declaration')).not.toBeInTheDocument()
    await expect.element(list).toHaveFocus()
  })

  it('goes back to the row that was opened', async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('draft-1', 'draft'))
    await open('', server)
    const row = page.getByRole('row', { name: /draft-1/ })
    await userEvent.click(row.getByRole('gridcell').nth(2))
    await expect.element(field('Place')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(row.getByRole('gridcell').nth(2)).toHaveFocus()
  })
})

describe('going away by the address', () => {
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

  it('asks before something is lost', async () => {
    const { at, goTo } = await open('?declaration=new')
    await userEvent.fill(field('Place'), 'Huế')
    goTo('')
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect.element(field('Place')).toHaveValue('Huế')
    expect(at()).toBe('?declaration=new')
    goTo('')
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }))
    await expect.element(form('New declaration')).not.toBeInTheDocument()
    expect(at()).toBe('')
  })

  it('asks nothing when nothing would be lost', async () => {
    const { goTo } = await open('?declaration=new')
    await expect.element(field('Place')).toBeVisible()
    goTo('')
    await expect.element(form('New declaration')).not.toBeInTheDocument()
  })

  it('asks the browser to ask before the page is closed', async () => {
    await open('?declaration=new')
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await expect.element(field('Place')).toBeVisible()
    expect(leave()).toBe(true)
    await userEvent.fill(field('Place'), 'Huế')
    await expect.element(page.getByText('Unsaved changes')).toBeVisible()
    expect(leave()).toBe(false)
  })

  it('leads to the signature settings, after the same question [000-2-22]', async () => {
    const server = serverWithList()
    server.answer(contract.digitalSignatures, {
      digital_signatures: [],
      pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
    })
    await open('?declaration=new', server)
    await userEvent.fill(field('Place'), 'Huế')
    await userEvent.click(button(/^Choose/))
    await userEvent.click(button(/^Open digital signatures/))
    await userEvent.click(question.getByRole('button', { name: 'Leave without saving' }))
    await expect.element(page.getByText('digital signatures')).toBeVisible()
  })
})

describe('sending from the list', () => {
  const sending = form('Send the declaration')

  it('leads a draft whose fields are refused to its correction, which opens at these fields (decision 0375)', async () => {
    const server = serverWithList()
    const draft = detailOf('draft-1', 'draft')
    server.answer(contract.declarationDetail, { ...draft, contact_eml: 'nobody' })
    await open('', server)
    await userEvent.click(page.getByRole('checkbox', { name: /draft-1$/ }))
    await userEvent.keyboard('{F7}')
    await expect.element(sending).toMatchTextContent('Generate declaration failed')
    await userEvent.click(button(/^Correct this draft/))
    await expect.element(sending).not.toBeInTheDocument()
    await expect.element(form('Correct the declaration')).toBeVisible()
    const summary = page.getByRole('region', { name: '1 field needs your attention' })
    await expect.element(summary).toHaveFocus()
    await userEvent.click(summary.getByRole('button', { name: /^Contact e-mail/ }))
    await expect.element(field('Contact e-mail')).toHaveFocus()
    await userEvent.fill(field('Contact e-mail'), 'a@b.vn')
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('starts with the selected draft and can be stopped [002-4.1-08]', async () => {
    const server = serverWithList()
    server.refuse(contract.declarationDetail, { status: 404, reason: 'record.absent', message: '' })
    await open('', server)
    await userEvent.click(page.getByRole('checkbox', { name: /draft-1$/ }))
    await userEvent.keyboard('{F7}')
    await expect.element(sending).toBeVisible()
    await expect.element(sending).toMatchTextContent('Get declaration info failed')
    await userEvent.keyboard('{Escape}')
    await expect.element(sending).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox', { name: /draft-1$/ })).not.toBeChecked()
  })

  it("is not left by the browser's Back from the signing on", async () => {
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('draft-1', 'draft'))
    server.answer(contract.checkSkip, { skip: true, type: '1', types: ['1'] })
    server.answer(contract.generateXml, {
      declartion_id: 'draft-1',
      version: '',
      xml_data: '<TKhai/>',
      sign_id: 'ID1',
      req_key: 'key-1',
    })
    const { at, goTo } = await open('', server)
    await userEvent.click(page.getByRole('checkbox', { name: /draft-1$/ }))
    await userEvent.keyboard('{F7}')
    await expect.element(sending.getByRole('listitem').nth(0)).toMatchTextContent(/done/i)
    goTo('?settings=digital-signatures')
    await expect.poll(at).toBe('')
    await expect.element(sending).toBeVisible()
    await userEvent.click(sending.getByRole('button', { name: 'Stop signing' }))
    await expect.element(sending).not.toBeInTheDocument()
    goTo('?settings=digital-signatures')
    await expect.element(page.getByText('digital signatures')).toBeVisible()
  })
})
