import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notification } from '../../src/api/contract/notifications.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { arrive } from './arrive.tsx'
import { answered, refused } from './sessionServer.ts'
import { TestSource } from './testSource.ts'

beforeEach(() => {
  TestSource.opened = []
  vi.stubGlobal('EventSource', TestSource)
})
afterEach(() => vi.unstubAllGlobals())

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'declaration.accepted',
  record_kind: 'declarations',
  record_id: `d-${id}`,
  created_at: '2026-11-20T01:30:00.000Z',
  read_at: '',
  parameters: { reference: `TK-${id}` },
  ...changes,
})

/** A server that remembers what is read. */
const inbox = (...first: Notification[]) => {
  let kept = first
  const asked: string[] = []
  const mark = (isMeant: (one: Notification) => boolean) => {
    kept = kept.map((one) => (isMeant(one) ? { ...one, read_at: '2026-11-21T00:00:00.000Z' } : one))
  }
  const unread = () => kept.filter(({ read_at }) => read_at === '')
  const notified = (path: string, body: string): Response => {
    asked.push(`${path} ${body}`.trim())
    if (path === '/read-all') mark(() => true)
    else if (path.endsWith('/read')) mark(({ id }) => path === `/${id}/read`)
    else if (path !== '/unread')
      return answered({ notifications: path.includes('filter=unread') ? unread() : kept, has_more: false })
    return answered({ unread: unread().length })
  }
  return { notified, asked, add: (one: Notification) => (kept = [one, ...kept]) }
}

const bell = page.getByRole('button', { name: /^Notifications/ })
const panel = page.getByRole('dialog', { name: 'Notifications' })
const rows = panel.getByRole('listitem')

test('the panel has the tabs All and Unread and an action that reads all', async () => {
  const { notified, asked } = inbox(
    notification('2', { kind: 'declaration.refused' }),
    notification('1', { read_at: '2026-11-20T02:00:00.000Z' }),
  )
  await arrive({ path: '/en/customers', notified })
  await bell.click()
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  await expect.element(rows.nth(0).getByText('Declaration refused (unread)')).toBeVisible()
  await expect.element(rows.nth(1).getByText('The tax authority has accepted declaration TK-1.')).toBeVisible()
  await expect.element(rows.nth(1).getByText('20/11/2026 08:30')).toBeVisible()
  await expectNoViolations()
  await panel.getByRole('tab', { name: 'Unread' }).click()
  await expect.poll(() => rows.elements().length).toBe(1)
  await panel.getByRole('button', { name: 'Read all' }).click()
  await expect.element(panel.getByText('Everything is read').first()).toBeVisible()
  expect(asked).toContain('/read-all {"up_to":"2"}')
  await expect.element(bell).toHaveAccessibleName('Notifications')
  await expect.element(panel.getByRole('button', { name: 'Read all' })).toHaveAttribute('aria-disabled', 'true')
})

test('a row leads to its record and is read then, by keyboard too', async () => {
  const { notified, asked } = inbox(notification('1'))
  const { history } = await arrive({ path: '/en/customers?sid=abc', notified })
  await bell.click()
  await expect.element(rows.first()).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/customers?sid=abc&settings=declarations&declaration=d-1')
  await expect.poll(() => asked).toContain('/1/read {}')
})

test('one that is not marked as read says so over its record, stays unread, and is read the next time', async () => {
  let isBroken = true
  const { notified } = inbox(notification('1'))
  const { history } = await arrive({
    path: '/en/customers',
    notified: (path, body) => (isBroken && path === '/1/read' ? refused(500, 'server.failed') : notified(path, body)),
  })
  await bell.click()
  await rows.first().getByRole('button').click()
  await expect.element(page.getByText(/^The notification was not marked as read\. An error occurred/)).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
  isBroken = false
  // Whether the record's dialog is there by now or not, no dialog stays.
  history.push('/en/customers')
  await bell.click()
  await expect.element(rows.first().getByText('Declaration accepted (unread)')).toBeVisible()
  await rows.first().getByRole('button').click()
  await expect.element(bell).toHaveAccessibleName('Notifications')
})

test('one about a certificate leads to the list that shows it; one that nobody knows here only says so', async () => {
  const parameters = { serial_no: '5401AB', org_nm: 'TEST CA', to_date: '2026-11-27T00:00:00', days: '7' }
  const ending = { kind: 'certificate.ending', record_kind: 'digital-signatures', parameters }
  const { notified } = inbox(notification('2', ending), notification('1', { kind: 'x', record_kind: 'x' }))
  const { history } = await arrive({ path: '/en/customers', notified })
  await bell.click()
  const text = 'Certificate 5401AB of TEST CA ends on 27/11/2026, within 7 days. Renew it in time.'
  await expect.element(panel.getByText(text)).toBeVisible()
  await panel.getByText('Open it to see what has changed.').click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(history.location.href).toBe('/en/customers')
  await bell.click()
  await panel.getByText(text).click()
  expect(history.location.href).toBe('/en/customers?settings=digital-signatures&q=5401AB')
})

test('of a kind that no area has the row only says that there is something, and all others stay readable', async () => {
  const { notified } = inbox(
    notification('3', { kind: 'constructor', record_kind: 'parcels', parameters: {} }),
    notification('2', { kind: 'declaration.lapsing', parameters: {} }),
    notification('1'),
  )
  await arrive({ path: '/en/customers', notified })
  await bell.click()
  await expect.element(rows.nth(0).getByText('Open it to see what has changed.')).toBeVisible()
  await expect.element(rows.nth(1).getByText('Confirmation is missing (unread)')).toBeVisible()
  await expect.element(rows.nth(2).getByText('The tax authority has accepted declaration TK-1.')).toBeVisible()
})

test('what comes later is there without being asked for', async () => {
  const { notified, add } = inbox()
  await arrive({ path: '/en/customers', notified })
  await bell.click()
  await expect.element(panel.getByText('No notifications yet')).toBeVisible()
  await expect.poll(() => TestSource.opened.length).toBe(1)
  add(notification('1'))
  TestSource.opened[0]?.say({ record_kind: 'declarations', record_id: 'd-1' })
  await expect.element(rows.first().getByText('Declaration accepted (unread)')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
})

test('much that comes at once is counted in a few looks, and rightly', async () => {
  const { notified, asked, add } = inbox()
  await arrive({ path: '/en/customers', notified })
  await expect.poll(() => TestSource.opened.length).toBe(1)
  asked.length = 0
  for (let at = 0; at < 90; at += 1) {
    add(notification(String(at)))
    TestSource.opened[0]?.say({ record_kind: 'declarations', record_id: `d-${at}` })
  }
  await expect.element(bell).toHaveAccessibleName('Notifications, 90 unread')
  expect(asked.filter((path) => path === '/unread').length).toBeLessThan(6)
})

test('a list that cannot be read says why and can be asked for again; all stays unread where reading fails', async () => {
  let isBroken = true
  const { notified } = inbox(notification('1'))
  await arrive({
    path: '/en/customers',
    notified: (path, body) =>
      path === '/read-all' || (isBroken && path !== '/unread') ? refused(503, 'server.failed') : notified(path, body),
  })
  await bell.click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  isBroken = false
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rows.first()).toBeVisible()
  await panel.getByRole('button', { name: 'Read all' }).click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
})

test('earlier ones are offered below the last row', async () => {
  const many = Array.from({ length: 12 }, (_, at) => notification(String(at)))
  const { notified } = inbox()
  await arrive({
    path: '/en/customers',
    notified: (path, body) =>
      path === '/unread' ? notified(path, body) : answered({ notifications: many, has_more: true }),
  })
  await bell.click()
  const earlier = panel.getByRole('button', { name: 'Show earlier ones' })
  await expect.element(earlier).toBeVisible()
  const last = rows.last().element().getBoundingClientRect()
  expect(earlier.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(last.bottom)
})

test('a backend that knows the seeds alone is asked for none', async () => {
  const asked: string[] = []
  await arrive({
    path: '/en/customers',
    isSeedBackend: true,
    notified: (path) => {
      asked.push(path)
      return refused(404, 'record.absent')
    },
  })
  await bell.click()
  await expect.element(panel.getByText('No notifications yet')).toBeVisible()
  expect([asked, TestSource.opened]).toEqual([[], []])
})
