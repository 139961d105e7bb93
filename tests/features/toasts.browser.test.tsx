import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { detailOf, listed } from './support/samples.ts'

const toast = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const submission = page.getByRole('dialog', { name: 'Send the declaration' })
const refusal = { status: 422, reason: 'of.another.server', message: 'Hệ thống đang bảo trì' }

/** The list with one draft, which can be read and sent, and the form of a copy of it. */
const openPanel = async (address: string) => {
  const server = createFakeServer()
  server.answer(contract.listDeclarations, {
    declarations: [listed('draft-1', 'draft')],
    pagination: { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 },
  })
  server.answer(contract.declarationDetail, detailOf('draft-1', 'draft'))
  server.answer(contract.checkSkip, { skip: true, type: '1', types: ['1'] })
  server.answer(contract.saveDraft, { declaration_id: 'new-1', version: 'saved' })
  server.answer(contract.generateXml, {
    declartion_id: 'draft-1',
    version: '',
    xml_data: '<TKhai/>',
    sign_id: 'ID1',
    req_key: 'key-1',
  })
  await renderScreen(panelAtAddress(address).node, { server })
  return server
}

const saveCopy = () => userEvent.click(page.getByRole('button', { name: /^Save as draft/ }))
const sendDraft = async () => {
  await userEvent.click(page.getByRole('checkbox', { name: /draft-1$/ }))
  await userEvent.keyboard('{F7}')
}

beforeEach(() => window.localStorage.clear())

describe('saving a draft shows in a toast that it is under way [000-8-11 002-8-18]', () => {
  it('and then that it has succeeded', async () => {
    const server = await openPanel('?declaration=new&copy=draft-1')
    const answer = server.hold(contract.saveDraft)
    await saveCopy()
    await expect.element(toast('Loading...')).toBeVisible()
    answer()
    await expect.element(toast('Save declaration success')).toBeVisible()
    await expect.element(toast('Loading...')).not.toBeInTheDocument()
  })

  it("and leaves the form with the server's message where it has failed [000-8-06]", async () => {
    const server = await openPanel('?declaration=new&copy=draft-1')
    server.refuse(contract.saveDraft, refusal)
    const answer = server.hold(contract.saveDraft)
    await saveCopy()
    await expect.element(toast('Loading...')).toBeVisible()
    answer()
    await expect.element(page.getByRole('alert')).toMatchTextContent(refusal.message)
    await expect.element(toast('Loading...')).not.toBeInTheDocument()
    await expect.element(toast('Save declaration success')).not.toBeInTheDocument()
  })
})

describe('generating the XML shows in a toast that it is under way [000-8-11 002-8-18]', () => {
  it('and then that it has succeeded', async () => {
    const server = await openPanel('')
    const answer = server.hold(contract.generateXml)
    await sendDraft()
    await expect.element(toast('Loading...')).toBeVisible()
    answer()
    await expect.element(toast('Generate declaration success')).toBeVisible()
    await expect.element(toast('Loading...')).not.toBeInTheDocument()
  })

  it("and leaves the dialog with the server's message where it has failed [002-8-11]", async () => {
    const server = await openPanel('')
    server.refuse(contract.generateXml, refusal)
    const answer = server.hold(contract.generateXml)
    await sendDraft()
    await expect.element(toast('Loading...')).toBeVisible()
    answer()
    await expect.element(submission).toMatchTextContent(refusal.message)
    await expect.element(toast('Loading...')).not.toBeInTheDocument()
    await expect.element(toast('Generate declaration success')).not.toBeInTheDocument()
  })
})
