import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { workStore } from '../../src/documents/submit/browserWork.ts'
import { createFakeServer, type FakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
const form = (name: string) => page.getByRole('dialog', { name, exact: true })
const list = page.getByRole('group', { name: 'List of declarations' })

const serverWithList = (): FakeServer => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  return server
}

const open = async (address: string, server: FakeServer) => {
  const { node, history } = panelAtAddress(address)
  await renderScreen(node, { server })
  return { at: () => history.location.search }
}

beforeEach(() => window.localStorage.clear())

describe('a reload while a new declaration was being signed', () => {
  const keepSigning = () => {
    workStore.save({
      userId: 'u-1',
      collection: 'eInvoice',
      documentId: 'new-1',
      reqKey: 'key-1',
      sellerTaxCode: '0199999984',
      sellerName: 'GỐM',
      generatedAt: '2026-11-23T14:33:00',
      way: 'token',
      xml: '<TKhai/>',
      signId: 'ID1',
      companion: null,
      signature: null,
    })
    onTestFinished(() => workStore.remove('u-1', 'key-1'))
  }
  const interrupted = page.getByText(/^A declaration was interrupted on its way/)

  it.each(['', '&change=yes', '&change=unfilled', '&copy=old-1', '&copy=old-1&replace=yes'])(
    'shows the list with the offer to go on, not an empty form over it (%s)',
    async (opened) => {
      keepSigning()
      const server = serverWithList()
      server.answer(contract.declarationDetail, detailOf('old-1', 'draft'))
      const { at } = await open(`?declaration=new${opened}`, server)
      await expect.element(interrupted).toBeVisible()
      await expect.poll(at).toBe('')
      await expect.element(form('New declaration')).not.toBeInTheDocument()
    },
  )

  it('leaves the form over the list that a link from another area asks for', async () => {
    keepSigning()
    const server = serverWithList()
    server.answer(contract.declarationDetail, detailOf('old-1', 'accepted'))
    const { at } = await open('?declaration=new&copy=old-1&company=email', server)
    await expect.element(field('Contact e-mail')).toHaveValue('ketoan@saomaixanh.example')
    expect(at()).toBe('?declaration=new&copy=old-1&company=email')
  })
})

it('the list has the focus once a notice that is gone has shown what became of a run', async () => {
  const server = serverWithList()
  const run = {
    id: 'run-1',
    req_key: 'key-1',
    state: 'finished' as const,
    reason: '' as const,
    serial_no: '5401',
    started_at: '2026-11-29T01:00:00.000Z',
    ended_at: '2026-11-29T01:00:05.000Z',
    total: 1,
    counts: { waiting: 0, working: 0, sent: 1, refused: 0, stopped: 0 },
  }
  const row = { position: 1, document_id: 'draft-1', state: 'sent' as const, reason: '' as const, fields: [] }
  const pagination = { page_number: 0, page_size: 100, total_elements: 1, total_pages: 1 }
  server.answer(contract.listIssueRuns, { runs: [run] })
  server.answer(contract.readIssueRun, { run, rows: [row], pagination })
  server.answer(contract.putAwayIssueRun, run)
  server.answer(contract.checkSkip, { skip: true, type: '2', types: ['2'] })
  await open('', server)
  await userEvent.click(page.getByRole('button', { name: 'Show', exact: true }))
  server.answer(contract.listIssueRuns, { runs: [] })
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
})
