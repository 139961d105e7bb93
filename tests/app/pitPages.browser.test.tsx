import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { areaPages } from '../../src/app/inside/areas.ts'
import { arrive } from './arrive.tsx'
import { refused } from './sessionServer.ts'

const pitPages = areaPages.filter(({ path }) => path.startsWith('e-pit/'))
const addresses = pitPages.flatMap(({ path, loadEditor }) =>
  loadEditor === undefined ? [path] : [path, `${path}/new`, `${path}/0190a1b2-c3d4-7e5f-8a6b-0c1d2e3f4a5b`],
)

/** What is asked of e-PIT while a person is at a path. */
const come = async (path: string, scope: 'ADMIN' | 'USER' | 'USER PIT') => {
  const asked: string[] = []
  const others = (call: string) => {
    asked.push(call)
    return refused(404, 'record.absent')
  }
  const { history } = await arrive({ path: `/en/${path}`, scope, others })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { history, ofPit: () => asked.filter((call) => /pit/i.test(call)) }
}

test('the pages of e-PIT are those of certificates and of error notices', () => {
  expect(pitPages.length).toBeGreaterThanOrEqual(8)
  expect(addresses).toContain('e-pit/error-notices/new')
})

describe.each(['ADMIN', 'USER'] as const)('staff of the company with the scope %s', (scope) => {
  test.each(addresses)('are led away from /%s, and nothing of it is asked of the server', async (path) => {
    const { history, ofPit } = await come(path, scope)
    expect(history.location.pathname).toBe('/en/sale/e-invoice')
    await expect.element(page.getByRole('link', { name: 'e-PIT certificate' })).not.toBeInTheDocument()
    expect(ofPit()).toEqual([])
  })

  test('find no command of e-PIT', async () => {
    await come('sale/e-invoice', scope)
    await userEvent.keyboard('{Control>}k{/Control}')
    await page.getByRole('combobox', { name: 'Commands' }).fill('PIT')
    for (const { openLabel = { message: '' } } of pitPages)
      await expect.element(page.getByRole('option', { name: openLabel.message ?? '' })).not.toBeInTheDocument()
  })
})

test.each(['e-pit/rights', 'e-pit/certificate-sums'])(
  'a USER PIT who was given nothing reads at /%s that it is closed to them',
  async (path) => {
    const { history, ofPit } = await come(path, 'USER PIT')
    expect(history.location.pathname).toBe(`/en/${path}`)
    await expect.element(page.getByText('Your account may not open this page.', { exact: false })).toBeVisible()
    expect(ofPit().filter((call) => /rights|sums/.test(call))).toEqual([])
  },
)
