import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as v from 'valibot'
import type { NotificationMail } from '../../src/api/contract/notifications.ts'
import { localeSchema } from '../../src/domain/locale.ts'
import { expectNoViolations } from '../../walks/browser/axe.ts'
import { arrive } from './arrive.tsx'
import { answered, refused } from './sessionServer.ts'

class SilentSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  close(): void {}
}
beforeEach(() => void vi.stubGlobal('EventSource', SilentSource))
afterEach(() => vi.unstubAllGlobals())

const ofAccount: NotificationMail = {
  is_sent: true,
  address: 'admin@tokhai.example',
  locale: 'vi',
  kinds: [
    { kind: 'declaration.accepted', is_mailed: true },
    { kind: 'declaration.changed', is_mailed: false },
    { kind: 'a.later.kind', is_mailed: true },
  ],
  trouble: 'none',
}

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ locale: localeSchema, kinds: v.array(v.object({ kind: v.string(), is_mailed: v.boolean() })) }),
)

/** A server that keeps what is chosen; `before` is asked for each change that has arrived. */
const choices = (
  first: Partial<NotificationMail> = {},
  before: (count: number) => Promise<Response | null> | null = () => null,
) => {
  let kept: NotificationMail = { ...ofAccount, ...first }
  const bodies: string[] = []
  const notified = async (path: string, body: string): Promise<Response> => {
    if (path === '/unread') return answered({ unread: 0 })
    if (path !== '/mail') return answered({ notifications: [], has_more: false })
    if (body === '') return answered(kept)
    bodies.push(body)
    const instead = await before(bodies.length)
    if (instead !== null) return instead
    const { locale, kinds } = v.parse(bodySchema, body)
    kept = { ...kept, locale, kinds: kept.kinds.map((one) => kinds.find(({ kind }) => kind === one.kind) ?? one) }
    return answered(kept)
  }
  return { notified, bodies }
}

const panel = page.getByRole('dialog', { name: 'Notifications' })
const box = (name: string) => panel.getByRole('checkbox', { name })
const accepted = box('Declaration accepted')
const changed = box('Your draft was changed')
/** Presses the label, as the box itself is drawn beside a hidden input. */
const press = (name: string) => panel.getByText(name).click()

const openMail = async (notified: (path: string, body: string) => Promise<Response>) => {
  await arrive({ path: '/en/customers', notified })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await panel.getByRole('tab', { name: 'E-mail' }).click()
}

test('each kind is switched by itself, by keyboard too, and the language; a kind of a later server is left alone', async () => {
  const { notified, bodies } = choices()
  await openMail(notified)
  await expect.element(panel.getByText('They go to admin@tokhai.example.')).toBeVisible()
  await expect.element(accepted).toBeChecked()
  await expect.element(changed).not.toBeChecked()
  await expect.poll(() => panel.getByRole('checkbox').elements().length).toBe(2)
  await expectNoViolations()
  await press('Your draft was changed')
  await expect.element(changed).toBeChecked()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
  await expect.element(accepted).not.toBeChecked()
  await panel.getByRole('combobox', { name: 'Language of e-mails' }).selectOptions('한국어')
  await expect
    .poll(() => bodies)
    .toEqual([
      '{"locale":"vi","kinds":[{"kind":"declaration.changed","is_mailed":true}]}',
      '{"locale":"vi","kinds":[{"kind":"declaration.accepted","is_mailed":false}]}',
      '{"locale":"ko","kinds":[]}',
    ])
  await panel.getByRole('tab', { name: 'All' }).click()
  await panel.getByRole('tab', { name: 'E-mail' }).click()
  await expect.element(accepted).not.toBeChecked()
  await expect.element(changed).toBeChecked()
})

test('what is switched while another switch is on its way is kept after it, and neither is undone by the answer of the other', async () => {
  const first = Promise.withResolvers<null>()
  const { notified, bodies } = choices({}, (count) => (count === 1 ? first.promise : null))
  await openMail(notified)
  await press('Declaration accepted')
  await press('Your draft was changed')
  await expect.element(changed).toBeChecked()
  await expect.element(accepted).not.toBeChecked()
  expect(bodies).toHaveLength(1)
  first.resolve(null)
  await expect.poll(() => bodies.length).toBe(2)
  await expect.element(changed).toBeChecked()
  await expect.element(accepted).not.toBeChecked()
})

test('a switch that is not kept goes back, and the reason is said', async () => {
  const { notified } = choices({}, (count) => (count === 1 ? Promise.resolve(refused(503, 'server.failed')) : null))
  await openMail(notified)
  await press('Declaration accepted')
  await expect.element(panel.getByRole('alert')).toBeVisible()
  await expect.element(accepted).toBeChecked()
  await press('Declaration accepted')
  await expect.element(accepted).not.toBeChecked()
  await expect.poll(() => panel.getByRole('alert').elements().length).toBe(0)
})

test.each([
  [{ is_sent: false }, 'This server sends no e-mail'],
  [{ trouble: 'waiting' }, 'E-mails are late'],
  [{ trouble: 'refused' }, 'The mail server refuses the address admin@tokhai.example. Correct it under My Account.'],
] as const)('of %j the panel says: %s', async (first, text) => {
  await openMail(choices(first).notified)
  await expect.element(panel.getByText(text)).toBeVisible()
  await expectNoViolations()
  expect(panel.getByRole('checkbox').elements()).toHaveLength('is_sent' in first ? 0 : 2)
})

test.each(['none', 'refused'] as const)('a long address stays within the panel (%s)', async (trouble) => {
  const address = 'nguyen.thi.thanh.huong.ketoantruong.chinhanh@congty-saomaixanh.example'
  await openMail(choices({ address, trouble }).notified)
  await expect.element(panel.getByText(address, { exact: false })).toBeVisible()
  const { scrollWidth, clientWidth } = panel.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('choices that cannot be read are asked for again', async () => {
  let isBroken = true
  const { notified } = choices()
  await openMail((path, body) =>
    path === '/mail' && isBroken ? Promise.resolve(refused(503, 'server.failed')) : notified(path, body),
  )
  await expect.element(panel.getByRole('alert')).toBeVisible()
  isBroken = false
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect.element(accepted).toBeChecked()
})
