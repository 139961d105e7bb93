import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationFilings, type DeclarationDetail } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import { type UnfinishedForm } from '../../src/api/contract/documents/unfinished.ts'
import type { Permission } from '../../src/domain/session.ts'
import { createOpenForms } from '../../src/documents/unfinished/openForms.ts'
import { CollectionProvider } from '../../src/features/declarations/kind/collection.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { eDocumentDetailOf } from './support/samples.ts'

const { detail, saveDraft } = declarationFilings.eDocument
const calls = unfinishedForms.eDocument
const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const button = (name: RegExp | string) => page.getByRole('button', { name, exact: true })

const unfinished = (changes: Partial<UnfinishedForm> = {}): UnfinishedForm => ({
  id: 'u-1',
  way: 'new',
  origin_id: '',
  base_version: '',
  revision: 'r-1',
  kept_at: '2026-11-20T01:00:00.000Z',
  ...changes,
})

const left: DeclarationDetail = { ...eDocumentDetailOf('', 'draft'), loca_nm: 'Huế', contact_per: 'Trần Văn Bình' }

/** A server that keeps an unfinished form, until that is discarded. */
const serverWith = (form: UnfinishedForm | null) => {
  const server = createFakeServer()
  let kept = form
  server.answerBy(calls.list, () => ({ unfinished: kept === null ? [] : [kept] }))
  server.answer(calls.read, { ...unfinished(form ?? {}), content: left })
  server.answer(calls.keep, unfinished({ revision: 'r-2' }))
  server.answerBy(calls.discard, () => {
    kept = null
    return { discarded: true }
  })
  server.answer(saveDraft, { declaration_id: 'new-1', version: 'saved' })
  server.answer(declarationLists.eDocument.list, {
    declarations: [],
    pagination: { page_number: 0, page_size: 10, total_elements: 0, total_pages: 0 },
  })
  return server
}

const open = async (address: string, server: FakeServer, permissions?: Permission[]) => {
  const { node } = panelAtAddress(address)
  await renderScreen(<CollectionProvider value="eDocument">{node}</CollectionProvider>, {
    server,
    ...(permissions !== undefined && { scope: 'USER', permissions }),
  })
  return server
}

const hidePage = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => window.localStorage.clear())
afterEach(() => void vi.restoreAllMocks())

it('keeps what is typed when the page is hidden, and names it in the saving, with which it goes', async () => {
  const server = serverWith(null)
  server.answer(detail, eDocumentDetailOf('old-1', 'draft'))
  await open('?declaration=new&copy=old-1', server)
  await userEvent.fill(field('Place'), 'Huế')
  hidePage()
  await expect.poll(() => server.callsOf(calls.keep)).toHaveLength(1)
  expect(server.callsOf(calls.keep)[0]?.body).toMatchObject({
    way: 'copy',
    origin_id: 'old-1',
    revision: '',
    content: { loca_nm: 'Huế', decl_form_no: '01/ĐKTĐ-CTĐT' },
  })
  await userEvent.click(button(/^Save as draft/))
  await expect
    .poll(() => server.callsOf(saveDraft)[0]?.body)
    .toMatchObject({ loca_nm: 'Huế', unfinished: { way: 'copy', origin_id: 'old-1', revision: 'r-2' } })
  await expect.element(field('Place')).not.toBeInTheDocument()
  expect(server.callsOf(calls.discard)).toEqual([])
})

it('keeps what is typed after a signing that was stopped as changes of the draft that was saved for it', async () => {
  const server = serverWith(null)
  server.answer(detail, eDocumentDetailOf('old-1', 'draft'))
  server.answer(contract.checkSkip, { skip: true, type: '1', types: ['1'] })
  const generated = { declartion_id: 'new-1', version: 'v-2', xml_data: '<TKhai/>', sign_id: 'ID1', req_key: 'key-1' }
  server.answer(declarationFilings.eDocument.generateXml, generated)
  await open('?declaration=new&copy=old-1', server)
  await userEvent.fill(field('Place'), 'Huế')
  await userEvent.keyboard('{F7}')
  await userEvent.click(button('Stop signing'))
  await userEvent.fill(field('Place'), 'Đà Nẵng')
  hidePage()
  await expect
    .poll(() => server.callsOf(calls.keep)[0]?.body)
    .toMatchObject({ way: 'edit', origin_id: 'new-1', base_version: 'v-2', content: { loca_nm: 'Đà Nẵng' } })
  expect(server.callsOf(calls.keep)).toHaveLength(1)
})

it('says where what was left on purpose is not discarded, which is offered again', async () => {
  const server = serverWith(null)
  server.refuse(calls.discard, { status: 503, reason: 'database.unavailable', message: '' })
  await open('?declaration=new', server)
  await userEvent.fill(field('Place'), 'Huế')
  hidePage()
  await expect.poll(() => server.callsOf(calls.keep)).toHaveLength(1)
  server.answer(calls.list, { unfinished: [unfinished()] })
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last())
  await userEvent.click(button('Leave without saving'))
  await expect.element(page.getByText(/^The unfinished form was not discarded\./)).toBeVisible()
  await expect.element(button('Continue')).toBeVisible()
})

it('discards what was kept where the form is left without saving', async () => {
  const server = await open('?declaration=new', serverWith(null))
  await userEvent.fill(field('Place'), 'Huế')
  hidePage()
  await expect.poll(() => server.callsOf(calls.keep)).toHaveLength(1)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last())
  await userEvent.click(button('Leave without saving'))
  await expect.poll(() => server.callsOf(calls.discard)).toHaveLength(1)
})

it('puts in what was left, as unsaved changes that are kept again', async () => {
  const server = await open('?declaration=new', serverWith(unfinished()))
  await expect.element(page.getByText('You left a new declaration unfinished on 20/11/2026 08:00')).toBeVisible()
  await expectNoViolations()
  await userEvent.click(button('Continue'))
  await expect.element(field('Place')).toHaveValue('Huế')
  await expect.element(field('Contact person')).toHaveValue('Trần Văn Bình')
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await expect.element(button('Continue')).not.toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Form number' })).toHaveFocus()
  await expect.element(page.getByRole('status').filter({ hasText: 'is in the form again' })).toBeVisible()
  await userEvent.fill(field('Place'), 'Đà Nẵng')
  hidePage()
  await expect.poll(() => server.callsOf(calls.keep).at(-1)?.body).toMatchObject({ content: { loca_nm: 'Đà Nẵng' } })
  expect(server.callsOf(calls.keep)[0]?.body).toMatchObject({ revision: 'r-1' })
  await userEvent.click(button(/^Save as draft/))
  await expect.poll(() => server.callsOf(saveDraft)[0]?.body).toMatchObject({ loca_nm: 'Đà Nẵng' })
})

it.each([
  ['the form', '?declaration=new'],
  ['the list', ''],
])(
  'takes nothing in while what is continued from %s is not there yet, so that nothing typed is replaced',
  async (_, address) => {
    const server = serverWith(unfinished())
    const letGo = server.hold(calls.read)
    await open(address, server)
    await expect.element(button('Continue')).toBeVisible()
    const letListGo = server.hold(calls.list)
    await userEvent.click(button('Continue'))
    letListGo()
    await expect.poll(() => server.callsOf(calls.read)).toHaveLength(1)
    await expect.element(field('Place')).toBeDisabled()
    await expect.element(button(/^Save as draft/)).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button(/^Generate and send/)).toHaveAttribute('aria-disabled', 'true')
    await expectNoViolations()
    letGo()
    await expect.element(field('Place')).toHaveValue('Huế')
    await userEvent.fill(field('Place'), 'Đà Nẵng')
    await userEvent.click(button(/^Save as draft/))
    await expect
      .poll(() => server.callsOf(saveDraft)[0]?.body)
      .toMatchObject({ loca_nm: 'Đà Nẵng', contact_per: 'Trần Văn Bình' })
  },
)

it('opens the fields again where what is continued cannot be read, or is no more', async () => {
  const server = serverWith(unfinished())
  server.refuse(calls.read, { status: 503, reason: 'database.unavailable', message: '' })
  await open('', server)
  server.answer(calls.list, { unfinished: [unfinished()] })
  await userEvent.click(button('Continue'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await userEvent.fill(field('Place'), 'Hội An')
  await expect.element(field('Place')).toHaveValue('Hội An')
})

it('discards what was left, after a question', async () => {
  const server = await open('?declaration=new', serverWith(unfinished()))
  await userEvent.click(button('Discard'))
  await userEvent.click(button('Keep it'))
  expect(server.callsOf(calls.discard)).toEqual([])
  await userEvent.click(button('Discard'))
  await userEvent.click(button('Discard it'))
  await expect.element(button('Continue')).not.toBeInTheDocument()
  expect(server.callsOf(calls.discard)).toMatchObject([{ query: { revision: 'r-1' } }])
  await expect.element(page.getByRole('combobox', { name: 'Form number' })).toHaveFocus()
})

it.each([
  ['the form', '?declaration=new'],
  ['the list', ''],
])('says in %s why an unfinished form is not discarded, and goes on offering it', async (_, address) => {
  const server = serverWith(unfinished())
  server.refuse(calls.discard, { status: 503, reason: 'database.unavailable', message: '' })
  await open(address, server)
  await userEvent.click(button('Discard'))
  await userEvent.click(button('Discard it'))
  await expect.element(page.getByRole('alert').getByText('The unfinished form was not discarded')).toBeVisible()
  await expect.element(button('Continue')).toBeVisible()
  await expectNoViolations()
  server.answer(calls.discard, { discarded: true })
  server.answer(calls.list, { unfinished: [] })
  await userEvent.click(button('Discard'))
  await userEvent.click(button('Discard it'))
  await expect.element(button('Continue')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('says that a form was filled further since, in place of discarding that', async () => {
  const server = serverWith(unfinished())
  server.answer(calls.discard, { discarded: false })
  await open('?declaration=new', server)
  await userEvent.click(button('Discard'))
  server.answer(calls.list, { unfinished: [unfinished({ revision: 'r-9', kept_at: '2026-11-20T03:00:00.000Z' })] })
  await userEvent.click(button('Discard it'))
  await expect.element(page.getByText('You left a new declaration unfinished on 20/11/2026 10:00')).toBeVisible()
  await expect.element(page.getByText(/It was not discarded: it has been filled further since/)).toBeVisible()
})

it('the list has the focus after the offer over it was discarded', async () => {
  await open('', serverWith(unfinished()))
  await userEvent.click(button('Discard'))
  await userEvent.click(button('Discard it'))
  await expect.element(button('Continue')).not.toBeInTheDocument()
  await expect.element(page.getByText('Unfinished form discarded')).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY')
})

/** Another tab that fills the new declaration of the account that is signed in. */
const otherTab = () => createOpenForms(navigator.locks).claim(JSON.stringify(['u-1', 'eDocument', 'new', '']))

it.each([
  ['the form', '?declaration=new'],
  ['the list', ''],
])('offers in %s nothing that another tab fills, until that is closed', async (_, address) => {
  const close = otherTab()
  await open(address, serverWith(unfinished()))
  await expect.element(page.getByText(/It is open in another tab of this browser/)).toBeVisible()
  await expect.element(button('Continue')).not.toBeInTheDocument()
  await expect.element(button('Discard')).not.toBeInTheDocument()
  await expectNoViolations()
  close()
  await expect.element(button('Continue')).toBeVisible()
  await expect.element(page.getByText(/It is open in another tab/)).not.toBeInTheDocument()
})

it('keeps nothing while another tab fills the form, and then again where that has saved it', async () => {
  const close = otherTab()
  const server = await open('?declaration=new', serverWith(unfinished()))
  await expect.element(page.getByText(/It is open in another tab of this browser/)).toBeVisible()
  await userEvent.fill(field('Place'), 'Huế')
  await expect.element(page.getByText('What you type here is not kept until you save it.')).toBeVisible()
  hidePage()
  server.answer(calls.list, { unfinished: [] })
  expect(server.callsOf(calls.keep)).toEqual([])
  close()
  await expect.element(page.getByText(/You left a new declaration unfinished/)).not.toBeInTheDocument()
  hidePage()
  await expect
    .poll(() => server.callsOf(calls.keep))
    .toMatchObject([{ body: { revision: '', content: { loca_nm: 'Huế' } } }])
})

it('writes nothing over what was left while it is not decided upon, and says so', async () => {
  const server = await open('?declaration=new', serverWith(unfinished()))
  await expect.element(button('Continue')).toBeVisible()
  await userEvent.fill(field('Place'), 'Huế')
  await expect.element(page.getByText(/kept only once you have chosen/)).toBeVisible()
  hidePage()
  await userEvent.click(button('Discard'))
  expect(server.callsOf(calls.keep)).toEqual([])
})

it('says that the declaration was changed since, and continues its editing', async () => {
  const server = serverWith(unfinished({ way: 'edit', origin_id: 'd-1', base_version: 'older' }))
  server.answer(detail, eDocumentDetailOf('d-1', 'draft'))
  await open('?declaration=d-1', server)
  await expect.element(page.getByText(/The declaration was changed after that/)).toBeVisible()
  await userEvent.click(button('Continue'))
  await expect.element(field('Place')).toHaveValue('Huế')
  await expect.element(button('Cancel edit')).toBeVisible()
})

it('says that another tab has kept newer changes', async () => {
  const server = serverWith(null)
  server.refuse(calls.keep, { status: 409, reason: 'unfinished.keptElsewhere', message: '' })
  await open('?declaration=new', server)
  await userEvent.fill(field('Place'), 'Huế')
  hidePage()
  await expect.element(page.getByText(/Newer changes are kept from another tab/)).toBeVisible()
  await expect.element(field('Place')).toHaveValue('Huế')
})

it('is offered over the list, and continued from there', async () => {
  await open('', serverWith(unfinished()))
  await userEvent.click(button('Continue'))
  await expect.element(field('Place')).toHaveValue('Huế')
  await expect.element(button('Continue')).not.toBeInTheDocument()
})

it('says that the declaration was changed since also where it is continued from the list, before anything is put in', async () => {
  const server = serverWith(unfinished({ way: 'edit', origin_id: 'd-1', base_version: 'older' }))
  server.answer(detail, { ...eDocumentDetailOf('d-1', 'draft'), loca_nm: 'Vinh' })
  await open('', server)
  await userEvent.click(button('Continue'))
  await expect.element(page.getByText(/The declaration was changed after that/)).toBeVisible()
  await expect.element(field('Place')).toHaveValue('Vinh')
  await userEvent.click(button('Continue'))
  await expect.element(field('Place')).toHaveValue('Huế')
})

it('says why nothing is put in where the declaration may no longer be edited', async () => {
  const server = serverWith(unfinished({ way: 'edit', origin_id: 'd-1', base_version: 'older' }))
  server.answer(detail, { ...eDocumentDetailOf('d-1', 'accepted'), loca_nm: 'Vinh' })
  await open('', server)
  await userEvent.click(button('Continue'))
  await expect.element(page.getByText(/This declaration can no longer be edited/)).toBeVisible()
  await expect.element(field('Place')).toHaveValue('Vinh')
  await expect.element(button('Continue')).not.toBeInTheDocument()
})

it.each([
  ['new', [], 'Your account may not add declarations'],
  ['copy', ['declaration.make', 'declaration.send'], 'Your account may not add declarations'],
  ['edit', ['declaration.make'], 'Your account may neither save nor send declarations'],
  ['correction', ['declaration.send'], 'Your account may neither save nor send declarations'],
] satisfies [UnfinishedForm['way'], Permission[], string][])(
  'what was begun as %s is not continued with the rights %j: %s',
  async (way, permissions, reason) => {
    await open('', serverWith(unfinished({ way, origin_id: way === 'new' ? '' : 'd-1' })), permissions)
    await expect.element(button('Continue')).toHaveAccessibleDescription(reason)
    await expect.element(button('Discard')).not.toHaveAttribute('aria-disabled')
  },
)

it('changes of a declaration stay closed in its form too without the right to edit', async () => {
  const server = serverWith(unfinished({ way: 'edit', origin_id: 'd-1' }))
  server.answer(detail, { ...eDocumentDetailOf('d-1', 'draft'), version: '', loca_nm: 'Vinh' })
  await open('?declaration=d-1', server, ['declaration.send'])
  await expect.element(button('Continue')).toHaveAccessibleDescription('Your account may not make declarations')
  await expect.element(field('Place')).toBeDisabled()
  expect(server.callsOf(calls.read)).toEqual([])
})
