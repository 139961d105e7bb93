import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { toContent } from '../../src/domain/declaration/content.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { sampleDeclaration210 } from '../../walks/flows/sampleDeclaration.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { company, detailOf, listed } from './support/samples.ts'
import { endVersionsAt210 } from './support/versionsTo210.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
const gender = page.getByRole('radio', { name: 'Female' })
const sections = page.getByRole('region', { name: 'Providers and units' })

const absent = { status: 404, reason: 'not.found', message: '' }
const late = ['rppr_nation_cd', 'attribute11', 'att_15', 'inv_type10', 'dependent_units', 'lookup_units']

const ofBefore = toContent(eInvoice, { ...sampleDeclaration210, attribute5: true })

const serverWith = (id: string, status: string, speaksContract = true): FakeServer => {
  const server = createFakeServer({ speaksContract })
  server.answer(contract.listDeclarations, {
    declarations: [listed(id, status)],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, { ...detailOf(id, status), ...ofBefore, declaration_id: id })
  server.answer(contract.saveDraft, { declaration_id: id, version: 'v8' })
  return server
}

const open = async (address: string, server: FakeServer) => {
  const { node } = panelAtAddress(address)
  await renderScreen(node, { server })
  await expect.element(field('Place')).toBeVisible()
}

beforeEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

it('the form of today has the options and lists of XML version 2.1.1, and asks for no gender', async () => {
  await open('?declaration=new', serverWith('draft-1', 'draft'))
  await expect.element(box("Created from a cash register, without the tax authority's code")).toBeVisible()
  await expect.element(box('Table of transaction details, form 01/TTGD')).toBeVisible()
  await expect.element(sections).toBeVisible()
  await expect.element(gender).not.toBeInTheDocument()
  await expectNoViolations()
})

it.each([
  ['answers no code lists', (server: FakeServer) => server.refuse(contract.codeList, absent)],
  ['has code lists that end at 2.1.0', endVersionsAt210],
])('a backend of the seeds that %s is sent a form of 2.1.0, with no member that came later', async (_, prepare) => {
  const server = serverWith('draft-1', 'draft', false)
  prepare(server)
  await open('?declaration=new', server)
  await expect.element(gender).toBeVisible()
  await expect.element(sections).not.toBeInTheDocument()
  await userEvent.click(button(/^Save as draft/))
  await expect.poll(() => server.callsOf(contract.saveDraft)).toHaveLength(1)
  const [sent] = server.callsOf(contract.saveDraft)
  expect(sent?.body).toMatchObject({ xml_vs: '2.1.0', rppr_gender: '0', solution_provider: [], tvan_company: [] })
  for (const member of late) expect(sent?.body).not.toHaveProperty(member)
})

describe('a draft of XML version 2.1.0', () => {
  const saved = (server: FakeServer) => server.callsOf(contract.saveDraft).map(({ body }) => body)
  const notice = page.getByText('This declaration is on a form of before')

  it('keeps the fields of its version and says that it is on a form of before', async () => {
    await open('?declaration=new&copy=draft-1&replace=yes', serverWith('draft-1', 'draft'))
    await expect.element(notice).toBeVisible()
    await expect.element(page.getByText(/^It has no place any longer for: /)).toMatchTextContent(/Gender/)
    await expect.element(sections).not.toBeInTheDocument()
    await expectNoViolations()
  })

  it('is taken over into the form of today, without what that has no place for, and saved in 2.1.1', async () => {
    const server = serverWith('draft-1', 'draft')
    await open('?declaration=new&copy=draft-1&replace=yes', server)
    await userEvent.click(button("Take over into today's form"))
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(sections).toBeVisible()
    await expect.element(gender).not.toBeInTheDocument()
    await userEvent.click(button(/^Save as draft/))
    await expect.poll(() => saved(server)).toHaveLength(1)
    expect(saved(server)[0]).toMatchObject({
      xml_vs: '2.1.1',
      rppr_gender: '',
      attribute5: '0',
      attribute11: '0',
      lookup_units: [],
    })
  })

  it('is unsaved once it is taken over', async () => {
    await open('?declaration=new&copy=draft-1&replace=yes', serverWith('draft-1', 'draft'))
    await userEvent.click(button("Take over into today's form"))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last())
    await expect.element(button('Leave without saving')).toBeVisible()
  })
})

it('a change of an accepted declaration of 2.1.0 says what was left out, and not that the gender was filled', async () => {
  const server = serverWith('ok-1', 'accepted')
  server.answer(contract.company, { ...company, rppr_gender: '0' })
  await open('?declaration=new&copy=ok-1&company=rppr_gender', server)
  const leftOut = page.getByText(/^The form of before had more, which is not declared any longer: /)
  await expect.element(leftOut).toMatchTextContent(/Gender/)
  await expect.element(gender).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Changed fields: /)).not.toBeInTheDocument()
})

it('a change names what the company says now, and its gender only where the form asks for it', async () => {
  const server = serverWith('ok-1', 'accepted')
  server.answer(contract.company, { ...company, city_name: 'Huế' })
  await open('?declaration=new&copy=ok-1&company=city_code,rppr_gender', server)
  await expect.element(page.getByText(/^Changed fields: /)).toMatchTextContent(/^Changed fields: Place\./)
})
