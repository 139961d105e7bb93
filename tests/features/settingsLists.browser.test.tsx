import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { createFakeServer } from './support/fakeServer.ts'
import { panelAtAddress } from './support/panelAtAddress.tsx'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate, listed } from './support/samples.ts'
import { SignaturesAtPlace } from './support/signaturesAtPlace.tsx'

const onePage = { page_number: 0, page_size: 10, total_elements: 1, total_pages: 1 }

const serverWithLists = () => {
  const server = createFakeServer()
  server.answer(contract.digitalSignatures, { digital_signatures: [certificate('AA01')], pagination: onePage })
  server.answer(contract.listDeclarations, { declarations: [listed('draft-1', 'draft')], pagination: onePage })
  return server
}

const head = (name: string) => page.getByRole('columnheader', { name })

beforeEach(() => window.localStorage.clear())

it('the search takes 100 characters, runs on Enter and is taken back when the box is emptied [001-1-04 001-1-05]', async () => {
  const server = serverWithLists()
  await renderScreen(<SignaturesAtPlace />, { server })
  const box = page.getByRole('searchbox')
  await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
  const first = server.callsOf(contract.digitalSignatures).length
  const searches = () =>
    server
      .callsOf(contract.digitalSignatures)
      .slice(first)
      .map(({ query }) => query['search_value'])
  await userEvent.type(box, 'x'.repeat(105))
  await expect.element(box).toHaveValue('x'.repeat(100))
  await userEvent.fill(box, 'vnpt')
  await expect.element(page.getByRole('row', { name: /AA01/ })).toBeVisible()
  expect(searches()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(searches).toEqual(['vnpt'])
  await userEvent.clear(box)
  await expect.poll(searches).toEqual(['vnpt', undefined])
})

it("each user's columns are kept, for each list by itself [001-1-07 001-2.1-01 001-9-09 002-9-09]", async () => {
  const asUser = (userId: string, node: ReactNode = <SignaturesAtPlace />) =>
    renderScreen(node, { server: serverWithLists(), userId })
  const first = await asUser('an')
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('dialog').getByText('Status', { exact: true }))
  await expect.element(head('Status')).not.toBeInTheDocument()
  expect(Object.keys(window.localStorage).join()).toMatch(/^[^,]*:an:20231108$/)
  await first.unmount()

  const again = await asUser('an')
  await expect.element(head('Serial number')).toBeVisible()
  await expect.element(head('Status')).not.toBeInTheDocument()
  await again.unmount()

  const otherList = await asUser('an', panelAtAddress('').node)
  await expect.element(head('Status')).toBeVisible()
  await otherList.unmount()

  await asUser('binh')
  await expect.element(head('Status')).toBeVisible()
})
