import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { arrive } from './arrive.tsx'
import { buyers, type BuyersServer } from './buyers.tsx'
import { answered } from './sessionServer.ts'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const field = page.getByRole('textbox', { name: 'Name', exact: true })
const crumbs = page.getByRole('navigation', { name: 'Where this page stands' })
const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
const settings = page.getByRole('dialog', { name: 'Settings' })

const come = async (path: string, arrival: Partial<Parameters<typeof arrive>[0]> = {}) => {
  const server: BuyersServer = {
    kept: new Map([
      ['b-1', 'An'],
      ['b-2', 'Bình'],
    ]),
    asked: [],
    refused: new Map(),
  }
  return { ...(await arrive({ path, ...arrival, pages: [buyers(server)] })), server }
}

/** Opens the palette and chooses what the words find. */
const choose = async (words: string) => {
  await userEvent.keyboard('{Control>}k{/Control}')
  const search = page.getByRole('combobox', { name: 'Commands' })
  await search.fill(words)
  await userEvent.keyboard('{Enter}')
  await expect.element(search).not.toBeInTheDocument()
}

describe('a page with a list', () => {
  test('takes the place of the one that was to come, and has its place in the address', async () => {
    const { history, server } = await come('/en/report?sid=abc&q=n&page=2&town=Hu%E1%BA%BF&sort=size:up&other=x')
    await expect.element(heading('Buyers of goods')).toBeVisible()
    await expect.poll(() => document.title).toBe('Buyers of goods · tokhai')
    expect(server.asked).toEqual([{ page: 1, size: 10, search: 'n', sort: '', filters: { town: 'Huế' } }])
    await expectNoViolations(document.body, { wholePage: true })
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => server.asked.at(-1)).toMatchObject({ page: 2, search: 'n', filters: { town: 'Huế' } })
    expect(history.location.search).toContain('page=3')
    history.back()
    await expect.poll(() => history.location.search).toContain('page=2')
  })

  test('stays where it is while the settings are open over it, which have a list of their own', async () => {
    const { history, server } = await come('/en/report?q=n&sid=abc')
    await expect.element(page.getByRole('row', { name: 'An' })).toBeVisible()
    history.push('/en/report?sid=abc&settings=shops&q=Hu&under.q=n')
    await expect.element(settings.getByRole('searchbox')).toHaveValue('Hu')
    await userEvent.keyboard('{Escape}')
    await expect.element(settings).not.toBeInTheDocument()
    expect(history.location.href).toBe('/en/report?sid=abc&q=n')
    expect(new Set(server.asked.map((place) => JSON.stringify(place))).size).toBe(1)
  })

  test('is found again as it was narrowed, from another page', async () => {
    const { history } = await come('/en/report?q=n')
    await expect.element(heading('Buyers of goods')).toBeVisible()
    history.push('/en')
    await expect.element(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    await choose('add a buyer')
    await expect.element(heading('New buyer')).toHaveFocus()
    expect(history.location.href).toBe('/en/report/new?q=n')
  })

  test.each(['/en/report', '/en/report/b-1'])('at %s is closed for a person without the right', async (path) => {
    const { server } = await come(path, { scope: 'USER' })
    await expect.element(heading('Buyers of goods')).toBeVisible()
    await expect.element(page.getByText('Your account may not open this page.', { exact: false })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('option', { name: 'Logout' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Add a buyer' })).not.toBeInTheDocument()
    expect(server.asked).toEqual([])
  })

  test('leads PIT users away [002-6-07]', async () => {
    const { history } = await come('/en/report/b-1', { scope: 'USER PIT' })
    await expect.poll(() => history.location.pathname).toBe('/en/e-pit/certificate')
  })
})

describe('an editor', () => {
  test('opens from its row, says where it stands, and leads back to the list as it was', async () => {
    const { history } = await come('/en/report?q=n&page=2')
    await page.getByRole('row', { name: 'An' }).click()
    await expect.element(heading('Edit the buyer')).toHaveFocus()
    expect(history.location.href).toBe('/en/report/b-1?q=n&page=2')
    await expect.poll(() => document.title).toBe('Edit the buyer · tokhai')
    await expect.element(field).toHaveValue('An')
    await expectNoViolations(document.body, { wholePage: true })
    await crumbs.getByRole('link', { name: 'Buyers of goods' }).click()
    await expect.element(heading('Buyers of goods')).toHaveFocus()
    expect(history.location.href).toBe('/en/report?q=n&page=2')
    history.back()
    await expect.element(field).toHaveValue('An')
  })

  test('saves a new record and goes back to the list, which has it; Back does not open the editor again', async () => {
    const { history, server } = await come('/en')
    history.push('/en/report?q=n')
    await page.getByRole('button', { name: 'Add a buyer' }).click()
    await expect.element(heading('New buyer')).toHaveFocus()
    await field.fill('Liên')
    await page.getByRole('button', { name: 'Save', exact: false }).first().click()
    await expect.element(page.getByRole('row', { name: 'Liên' })).toBeVisible()
    expect([...server.kept.values()]).toEqual(['An', 'Bình', 'Liên'])
    expect(history.location.href).toBe('/en/report?q=n')
    history.back()
    await expect.poll(() => history.location.href).toBe('/en')
  })

  test('asks before changes are lost, wherever it is left for, and stays where they are kept', async () => {
    const { history } = await come('/en/report/b-1?q=n')
    await field.fill('An Nhiên')
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Report' }).click()
    await leaving.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(leaving).not.toBeInTheDocument()
    expect(history.location.href).toBe('/en/report/b-1?q=n')
    await crumbs.getByRole('link').click()
    await leaving.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(field).toHaveValue('An Nhiên')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await leaving.getByRole('button', { name: 'Leave without saving' }).click()
    await expect.element(heading('Buyers of goods')).toBeVisible()
    expect(history.location.href).toBe('/en/report?q=n')
  })

  test('is not left by the settings over it, nor by another language', async () => {
    const { history } = await come('/en/report/b-1')
    await field.fill('An Nhiên')
    history.push('/en/report/b-1?settings=shops')
    await expect.element(settings).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(settings).not.toBeInTheDocument()
    history.replace('/vi/report/b-1')
    await expect.poll(() => history.location.pathname).toBe('/vi/report/b-1')
    await expect.element(field).toHaveValue('An Nhiên')
  })

  test('says why a record cannot be read, and reads it again', async () => {
    const { history, server } = await come('/en')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    server.refused.set('b-2', { status: 403, reason: 'access.denied' })
    history.push('/en/report/b-2')
    await expect.element(heading('Buyer')).toHaveFocus()
    await expect.element(page.getByRole('alert')).toBeVisible()
    server.refused.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(field).toHaveValue('Bình')
  })

  test.each(['/en/report/b%201', '/en/report/b-1/more', '/en/report/..%2Fadmin'])(
    'there is none at %s',
    async (path) => {
      const { server } = await come(path)
      await expect.element(page.getByText('There is no page at this address')).toBeVisible()
      expect(server.asked).toEqual([])
    },
  )
})

test('records that a search finds open in their editor, all of them in their list', async () => {
  const hits = [{ id: 'b-2', title: 'Bình', detail: '', status: '' }]
  const { history } = await come('/en?sid=abc', {
    found: () => answered({ groups: [{ kind: 'buyers', hits, has_more: true }] }),
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Commands' }).fill('binh')
  await page.getByRole('option', { name: /^Bình/ }).click()
  await expect.element(field).toHaveValue('Bình')
  expect(history.location.href).toBe('/en/report/b-2?sid=abc')
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Commands' }).fill('binh')
  await page.getByRole('option', { name: 'Show all for “binh”' }).click()
  await expect.element(heading('Buyers of goods')).toBeVisible()
  expect(history.location.href).toBe('/en/report?sid=abc&q=binh')
})

test('a record that somebody was notified of opens in its editor, as the page says', async () => {
  const notification = {
    id: '1',
    kind: 'buyer.changed',
    record_kind: 'buyers',
    record_id: 'b-1',
    created_at: '2026-11-20T01:30:00.000Z',
    read_at: '',
    parameters: { town: 'Vinh' },
  }
  const { history } = await come('/en', {
    notified: (path) =>
      path.endsWith('unread') || path.endsWith('read')
        ? answered({ unread: 1 })
        : answered({ notifications: [notification], has_more: false }),
  })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().getByRole('button').click()
  await expect.element(field).toHaveValue('An')
  expect(history.location.href).toBe('/en/report/b-1?town=Vinh')
})
