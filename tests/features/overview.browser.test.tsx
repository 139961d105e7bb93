import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationsInForce } from '../../src/api/contract/declarationInForce.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { NavigationProvider, type Navigation } from '../../src/area/navigation.ts'
import type { authorityStatuses } from '../../src/domain/declaration/status.ts'
import { OverviewPage } from '../../src/features/declarations/overview/OverviewPage.tsx'
import { createFakeServer } from './support/fakeServer.ts'
import { renderScreen } from './support/renderScreen.tsx'
import { certificate, listed } from './support/samples.ts'

type AuthorityStatus = (typeof authorityStatuses)[number]

const navigation: Navigation = {
  parameters: {},
  changeParameters: () => {},
  changeParametersFrom: () => {},
  openPanel: () => {},
  mayOpenPanel: () => true,
  panelHref: (panel) => `?settings=${panel}`,
  openPage: () => {},
  pageHref: () => '',
}

const overview = (
  <NavigationProvider value={navigation}>
    <OverviewPage />
  </NavigationProvider>
)

const pageOf = (total: number) => ({ page_number: 0, page_size: 5, total_elements: total, total_pages: 1 })

const serverWith = (statuses: readonly AuthorityStatus[]) => {
  const server = createFakeServer()
  const rows = statuses.map((status, at) => listed(`TKHAI-${at}`, status))
  server.answer(declarationLists.eInvoice.list, { declarations: rows, pagination: pageOf(rows.length) })
  server.answer(declarationLists.eInvoice.count, { counts: statuses.map((status) => ({ status, count: 1 })) })
  server.answer(declarationLists.eDocument.count, { counts: [] })
  server.answer(contract.digitalSignatures, { digital_signatures: [certificate('A1')], pagination: pageOf(1) })
  return server
}

const steps = page.getByRole('heading', { name: /^First steps/ })

it('leads a new company through its first steps, and says which are done', async () => {
  await renderScreen(overview, { server: serverWith([]) })
  await expect.element(steps).toHaveTextContent('First steps: 2 of 4 done')
  const rows = page.getByRole('listitem')
  const states = () => rows.elements().map((row) => /Done|To do/.exec(row.textContent)?.[0])
  expect(states()).toEqual(['Done', 'Done', 'To do', 'To do'])
  await expect
    .element(page.getByRole('link', { name: 'Open digital signatures' }))
    .toHaveAttribute('href', '?settings=digital-signatures')
  expect(page.getByText('No declaration yet').elements()).toEqual([])
})

it('shows the declarations alone once one is accepted', async () => {
  await renderScreen(overview, { server: serverWith(['accepted', 'draft']) })
  await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
  expect(steps.elements()).toEqual([])
})

it('appears at once when all of it has been answered, so that nothing moves later', async () => {
  const server = serverWith(['refused'])
  const answer = server.hold(contract.digitalSignatures)
  await renderScreen(overview, { server })
  await expect.poll(() => server.callsOf(declarationLists.eInvoice.count).length).toBe(1)
  await expect.poll(() => server.callsOf(contract.digitalSignatures).length).toBe(2)
  expect(page.getByRole('link', { name: 'TKHAI-0' }).elements()).toEqual([])
  expect(steps.elements()).toEqual([])
  answer()
  await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
  await expect.element(steps).toBeVisible()
})

it('waits for the company only where its first steps are shown', async () => {
  const over = serverWith(['accepted'])
  over.hold(contract.company)
  const { unmount } = await renderScreen(overview, { server: over })
  await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
  await unmount()

  const fresh = serverWith(['refused'])
  const answer = fresh.hold(contract.company)
  await renderScreen(overview, { server: fresh })
  await expect.poll(() => fresh.callsOf(contract.company).length).toBe(1)
  await expect.poll(() => fresh.callsOf(contract.digitalSignatures).length).toBe(2)
  expect(steps.elements()).toEqual([])
  answer()
  await expect.element(steps).toBeVisible()
})

describe('a declaration in force on a form of before', () => {
  const changed = page.getByText('Form 01/ĐKTĐ-HĐĐT has changed since you filed')
  const standing = (xml_vs: string) => {
    const server = serverWith(['accepted'])
    server.answer(declarationsInForce.eInvoice, {
      in_force: { declaration_id: 'ok-1', reference: 'TKHAI-0', register_date: '2026-05-05', xml_vs },
    })
    return server
  }
  beforeEach(() => window.localStorage.clear())

  it('is said to stay in force, until that is put away', async () => {
    const { unmount } = await renderScreen(overview, { server: standing('2.1.0') })
    await expect.element(changed).toBeVisible()
    await expect.element(page.getByText(/Nothing has to be filed again/)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(changed).not.toBeInTheDocument()
    await unmount()

    await renderScreen(overview, { server: standing('2.1.0') })
    await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
    expect(changed.elements()).toEqual([])
  })

  it('is said nothing of where it is on the form of today', async () => {
    await renderScreen(overview, { server: standing('2.1.1') })
    await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
    expect(changed.elements()).toEqual([])
  })

  it('does not hold the page up where it cannot be read', async () => {
    const server = standing('2.1.0')
    server.refuse(declarationsInForce.eInvoice, { status: 500, reason: 'unexpected', message: '' })
    await renderScreen(overview, { server })
    await expect.element(page.getByRole('link', { name: 'TKHAI-0' })).toBeVisible()
    expect(changed.elements()).toEqual([])
  })
})
