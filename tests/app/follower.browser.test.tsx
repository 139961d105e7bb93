import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkEvery } from '../../src/features/notifications/live/followStream.ts'
import { arrive, declaration, listed } from './arrive.tsx'
import { answered, refused } from './sessionServer.ts'
import { TestSource } from './testSource.ts'

const toast = page.getByRole('status').filter({ hasText: /the tax authority/i })
const settings = page.getByRole('dialog', { name: 'Settings' })

interface Kept {
  readonly id: string
  readonly kind: string
  readonly record_id: string
}

const notificationOf = ({ id, kind, record_id }: Kept) => ({
  id,
  kind,
  record_id,
  record_kind: 'declarations',
  created_at: '2026-11-20T01:30:00.000Z',
  read_at: '',
  parameters: { reference: `TK-${record_id}` },
})

/** A page before a server whose declarations the authority decides about; what it says is heard when the test passes it on. */
const come = async (path: string, ids: readonly string[], isSeedBackend = false) => {
  const status = new Map(ids.map((id) => [id, 'sent']))
  // What was there before the page was opened.
  let kept: readonly Kept[] = [{ id: 'n-0', kind: 'declaration.refused', record_id: 'old' }]
  let [isAway, asked, looks] = [false, 0, 0]
  await arrive({
    path,
    isSeedBackend,
    list: () => {
      asked += 1
      return listed(ids.map((id) => declaration(id, status.get(id) ?? '')))
    },
    notified: (after) => {
      if (isAway) return refused(503, 'server.failed')
      if (after === '/unread') return answered({ unread: 0 })
      looks += 1
      return answered({ notifications: kept.map(notificationOf), has_more: false })
    },
  })
  if (!isSeedBackend) {
    await expect.poll(() => TestSource.opened.length).toBe(1)
    TestSource.opened[0]?.open()
    await expect.poll(() => looks).toBeGreaterThan(1)
  }
  return {
    asked: () => asked,
    looks: () => looks,
    setAway: (now: boolean) => (isAway = now),
    decide: (id: string, next: string, isNotified = true) => {
      status.set(id, next)
      if (!isNotified) return
      kept = [{ id: `n-${kept.length}`, kind: `declaration.${next}`, record_id: id }, ...kept]
    },
    hear: (id: string) => TestSource.opened.at(-1)?.say({ record_kind: 'declarations', record_id: id }),
    check: () => vi.advanceTimersByTimeAsync(checkEvery + 100),
  }
}

beforeEach(() => {
  TestSource.opened = []
  vi.stubGlobal('EventSource', TestSource)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the authority decides while the user is on another page', () => {
  it.each([
    ['refused', /has refused declaration TK-b\. Open it to read why\./, 'Refused: TK-b'],
    ['rejected', /has rejected declaration TK-b\. Open it to read why\./, 'Rejected: TK-b'],
    ['accepted', /has accepted declaration TK-b\./, 'Accepted: TK-b'],
    [
      'explanationDue',
      /^Declaration TK-b has to be explained today, .* what the tax authority/i,
      'Explanation asked: TK-b',
    ],
  ])('%s is said in a toast and in the title, until the next key', async (status, text, title) => {
    const { decide, hear } = await come('/en/customers', ['b'])
    decide('b', status)
    hear('b')
    await expect.element(toast).toMatchTextContent(text)
    await expect.poll(() => document.title).toBe(`${title} · Customers · tokhai`)
    await userEvent.keyboard('{Shift}')
    await expect.poll(() => document.title).toBe('Customers · tokhai')
  })

  it('what another tab has heard is said here too', async () => {
    const { decide } = await come('/en/customers', ['b'])
    decide('b', 'accepted')
    const otherTab = new BroadcastChannel('tokhai.notifications')
    otherTab.postMessage({ kind: 'declarations', id: 'b' })
    await expect.element(toast).toMatchTextContent(/has accepted declaration TK-b\./)
    otherTab.close()
  })

  it('nothing is said of what was decided before, nor asked for while the stream lives', async () => {
    const { asked, looks, check, hear } = await come('/en/customers', ['b'])
    const first = looks()
    hear('b')
    await expect.poll(looks).toBe(first + 1)
    const before = [asked(), looks()]
    for (let minute = 0; minute < 3; minute += 1) {
      TestSource.opened.at(-1)?.beat()
      await check()
    }
    expect([asked(), looks()]).toEqual(before)
    expect(TestSource.opened.length).toBe(1)
    await expect.element(toast).not.toBeInTheDocument()
  })
})

describe('what was decided while the stream was broken', () => {
  it('is said once it is open again, and every screen has it', async () => {
    const { decide } = await come('/en?settings=declarations', ['b'])
    const row = settings.getByRole('grid').getByRole('row').nth(1)
    await expect.element(row).toMatchTextContent('In progress')
    decide('b', 'accepted')
    // As the browser does by itself after a break.
    TestSource.opened[0]?.open()
    await expect.element(toast).toMatchTextContent(/has accepted declaration TK-b\./)
    await expect.element(row).toMatchTextContent('Accepted')
  })

  it('is on the screen where the server has missed it, though nobody is notified of it', async () => {
    const { decide } = await come('/en?settings=declarations', ['b'])
    const row = settings.getByRole('grid').getByRole('row').nth(1)
    await expect.element(row).toMatchTextContent('In progress')
    decide('b', 'accepted', false)
    TestSource.opened[0]?.gap()
    await expect.element(row).toMatchTextContent('Accepted')
    await expect.element(toast).not.toBeInTheDocument()
  })

  it('is said together where it is much, and not again with the next news', async () => {
    const { decide, hear } = await come('/en/customers', ['a', 'b', 'c'])
    decide('a', 'accepted')
    decide('b', 'refused')
    TestSource.opened[0]?.open()
    await expect.element(toast).toMatchTextContent('The tax authority has answered: 1 accepted, 1 refused')
    decide('c', 'accepted')
    hear('c')
    await expect.element(toast).toMatchTextContent(/has accepted declaration TK-c\./)
  })

  it('is said after a connection that broke without a word, as on a computer that slept', async () => {
    const { check, decide } = await come('/en/customers', ['b'])
    decide('b', 'refused')
    // The first check has heard the stream open, the next nothing.
    await check()
    await check()
    await expect.poll(() => TestSource.opened.length).toBe(2)
    expect(TestSource.opened[0]?.readyState).toBe(TestSource.CLOSED)
    TestSource.opened[1]?.open()
    await expect.element(toast).toMatchTextContent(/has refused declaration TK-b\./)
  })

  it('is said with the next news where the server was away just then', async () => {
    const { decide, looks, setAway, hear } = await come('/en/customers', ['a', 'b'])
    setAway(true)
    decide('a', 'accepted')
    TestSource.opened[0]?.open()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    setAway(false)
    const before = looks()
    decide('b', 'accepted')
    hear('b')
    await expect.poll(looks).toBeGreaterThan(before)
    await expect.element(toast).toMatchTextContent('The tax authority has answered: 2 accepted')
  })
})

it('the landing page and the list follow', async () => {
  const { decide, hear } = await come('/en?settings=declarations', ['b'])
  await expect.element(settings.getByRole('grid').getByText('In progress')).toBeVisible()
  decide('b', 'refused')
  hear('b')
  await expect.element(settings.getByRole('grid').getByText('Refused')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: '1 Refused' })).toBeVisible()
})

it('a change that nobody is notified of, as that the authority has received it, is read anew and not said', async () => {
  const { asked, hear } = await come('/en?settings=declarations', ['b'])
  await expect.element(settings.getByRole('grid').getByText('In progress')).toBeVisible()
  const before = asked()
  hear('b')
  await expect.poll(asked).toBeGreaterThan(before)
  await expect.element(toast).not.toBeInTheDocument()
})

it('in front of a backend without notifications, screens read anew every minute', async () => {
  const { asked, check, decide } = await come('/en?settings=declarations', ['b'], true)
  const row = settings.getByRole('grid').getByRole('row').nth(1)
  await expect.element(row).toMatchTextContent('In progress')
  decide('b', 'accepted')
  const before = asked()
  await expect.poll(() => check().then(asked)).toBeGreaterThan(before)
  await expect.element(row).toMatchTextContent('Accepted')
  expect(TestSource.opened).toEqual([])
})
