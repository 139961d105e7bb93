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
const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
const filled = page.getByText(/^Filled from declaration .* which is in force$/)
const accepted = page.getByRole('status').filter({ hasText: 'Your company has an accepted declaration already' })

const inForce = (declaration_id: string) => ({
  in_force: { declaration_id, reference: declaration_id, register_date: '2026-10-05', xml_vs: '2.1.1' },
})

const serverWith = (id: string, status: string): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [{ ...listed(id, status), decl_type: '2', register_date: '2026-10-05' }],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  if (status === 'accepted') server.answer(contract.declarationInForce, inForce(id))
  server.answer(contract.declarationDetail, {
    ...detailOf(id, status),
    reg_date: '2026-10-05',
    contact_per: 'Lê Văn Cũ',
    sllr_comp_nm: 'CÔNG TY TNHH TÊN CŨ',
    attribute3: '1',
  })
  server.answer(contract.digitalSignatures, {
    digital_signatures: [],
    pagination: { page_number: 0, page_size: 100, total_elements: 0, total_pages: 0 },
  })
  return server
}

const open = async (server: FakeServer, address = '?declaration=new') => {
  const { node, history } = panelAtAddress(address)
  await renderScreen(node, { server })
  await expect.element(field('Place')).toBeVisible()
  return { at: () => history.location.search, back: () => history.back() }
}

const chooseChange = async () => {
  await userEvent.selectOptions(type, '2')
  await expect.element(filled).toBeVisible()
}

beforeEach(() => window.localStorage.clear())

describe('where a declaration is accepted', () => {
  it('a new form says so as it opens, with its date, and proposes a change', async () => {
    await open(serverWith('ok-1', 'accepted'))
    await expect.element(type).toHaveValue('1')
    await expect.element(accepted).toMatchTextContent(/In force: declaration ok-1 of 05\/10\/2026\./)
    await expectNoViolations()
  })

  it('a change that is chosen fills itself from it, with the company of today on top, and asks nothing', async () => {
    const { at } = await open(serverWith('ok-1', 'accepted'))
    await expect.element(tick("Created from a cash register, with the tax authority's code")).not.toBeChecked()
    await chooseChange()
    expect(at()).toBe('?declaration=new&change=yes')
    await expect.element(type).toHaveValue('2')
    await expect.element(field('Contact person')).toHaveValue('Lê Văn Cũ')
    await expect.element(tick("Created from a cash register, with the tax authority's code")).toBeChecked()
    await expect.element(page.getByText(/^Changed fields: .*Seller company name/)).toBeVisible()
    const changes = page.getByRole('region', { name: 'Changes of what is in force' })
    await expect.element(changes.getByText(/CÔNG TY TNHH TÊN CŨ/)).toBeVisible()
    await expectNoViolations()
  })

  it('a change begins from what was accepted last, also where an accepted one has a later register date', async () => {
    const server = serverWith('ok-1', 'accepted')
    server.answer(contract.listDeclarations, {
      declarations: [{ ...listed('older', 'accepted'), decl_type: '2', register_date: '2026-10-27' }],
      pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
    })
    server.answerBy(contract.declarationDetail, ({ url }) => {
      const id = url.pathname.split('/').at(-1) ?? ''
      return { ...detailOf(id, 'accepted'), reference: id }
    })
    await open(server)
    await chooseChange()
    await expect.element(filled).toMatchTextContent(/declaration ok-1 of/)
  })

  it('the proposal fills it in one click', async () => {
    await open(serverWith('ok-1', 'accepted'))
    await userEvent.click(button('Declare a change of information'))
    await expect.element(filled).toBeVisible()
  })

  it('the filling is undone at once, and the change is not filled again by itself', async () => {
    const { at } = await open(serverWith('ok-1', 'accepted'))
    await chooseChange()
    await userEvent.click(button('Undo filling in'))
    await expect.element(filled).not.toBeInTheDocument()
    expect(at()).toBe('?declaration=new&change=unfilled')
    await expect.element(type).toHaveValue('2')
    await expect.element(tick("Created from a cash register, with the tax authority's code")).not.toBeChecked()
    await expect.element(button('Begin from what is in force')).toBeVisible()
    await userEvent.selectOptions(type, '1')
    await userEvent.selectOptions(type, '2')
    await expect.element(button('Begin from what is in force')).toBeVisible()
    expect(at()).toBe('?declaration=new&change=unfilled')
    await expectNoViolations()
  })

  it('undoing asks first where something was typed since', async () => {
    const { at } = await open(serverWith('ok-1', 'accepted'))
    await chooseChange()
    await userEvent.fill(field('Contact person'), 'Lê Thị Mới')
    await userEvent.click(button('Undo filling in'))
    await userEvent.click(button('Keep editing'))
    await expect.element(field('Contact person')).toHaveValue('Lê Thị Mới')
    await userEvent.click(button('Undo filling in'))
    await userEvent.click(button('Leave without saving'))
    await expect.poll(at).toBe('?declaration=new&change=unfilled')
  })

  it('the browser’s Back leads from the filled change to the form before it', async () => {
    const { at, back } = await open(serverWith('ok-1', 'accepted'))
    await chooseChange()
    back()
    await expect.element(filled).not.toBeInTheDocument()
    expect(at()).toBe('?declaration=new')
    await expect.element(type).toHaveValue('1')
  })

  it.each([
    ['a text', () => userEvent.fill(field('Place'), 'Huế')],
    ['an option', () => tick('Sales invoice').click({ force: true })],
    ['a row', () => userEvent.click(page.getByRole('button', { name: /^Add row/ }))],
  ])('%s that was changed before is not overwritten: the form offers to begin anew', async (_, change) => {
    const { at } = await open(serverWith('ok-1', 'accepted'))
    await change()
    await userEvent.selectOptions(type, '2')
    await expect.element(button('Begin from what is in force')).toBeVisible()
    expect(at()).toBe('?declaration=new')
  })

  it('a copy of a draft is not overwritten by a change that is chosen in it', async () => {
    const server = serverWith('ok-1', 'accepted')
    server.answer(contract.declarationDetail, { ...detailOf('draft-1', 'draft'), decl_type: '1' })
    const { at } = await open(server, '?declaration=new&copy=draft-1')
    await userEvent.selectOptions(type, '2')
    await expect.element(button('Begin from what is in force')).toBeVisible()
    expect(at()).toBe('?declaration=new&copy=draft-1')
  })
})

describe('where nothing is accepted', () => {
  it('a change says that there is nothing in force to change, and stays open', async () => {
    const { at } = await open(serverWith('draft-1', 'draft'))
    await expect.element(accepted).not.toBeInTheDocument()
    await userEvent.selectOptions(type, '2')
    await expect.element(page.getByText('Nothing is in force to change')).toBeVisible()
    expect(at()).toBe('?declaration=new')
    await expectNoViolations()
  })

  it('an address of a change opens one that says the same', async () => {
    await open(serverWith('draft-1', 'draft'), '?declaration=new&change=yes')
    await expect.element(type).toHaveValue('2')
    await expect.element(page.getByText('Nothing is in force to change')).toBeVisible()
  })
})

it('what could not be read is read again, and then offered', async () => {
  const server = serverWith('ok-1', 'accepted')
  server.refuse(contract.declarationInForce, { status: 500, reason: 'internal', message: 'Internal error' })
  const { at } = await open(server)
  await userEvent.selectOptions(type, '2')
  const notRead = page.getByRole('status').filter({ hasText: 'What is in force could not be read' })
  await expect.element(notRead).toBeVisible()
  await expectNoViolations()
  server.answer(contract.declarationInForce, inForce('ok-1'))
  await userEvent.click(notRead.getByRole('button', { name: 'Try again' }))
  await expect.element(button('Begin from what is in force')).toBeVisible()
  expect(at()).toBe('?declaration=new')
})
