import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DeclarationListItem } from '../../src/api/contract/declarations.ts'
import { followEvery } from '../../src/features/declarations/follow/followEvery.ts'
import { detailOf } from '../features/support/samples.ts'
import { arrive, declaration, listed } from './arrive.tsx'
import { answered } from './sessionServer.ts'

const toast = page.getByRole('status').filter({ hasText: 'The tax authority' })

const come = async (path: string, first: readonly DeclarationListItem[]) => {
  let rows = first
  let asked = 0
  let status = 'sent'
  await arrive({
    path,
    list: () => {
      asked += 1
      return listed(rows)
    },
    detail: () => answered({ ...detailOf('b', status, 'Sai mã số thuế'), reference: 'TK-b' }),
  })
  return {
    asked: () => asked,
    decide: (next: string) => {
      status = next
      rows = rows.map((row) => ({ ...row, noti_cd_tax: next }))
    },
    /** Lets the time pass after which what is under way is read again. */
    wait: () => vi.advanceTimersByTimeAsync(followEvery + 100),
  }
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

describe('the authority decides while the user is on another page', () => {
  it.each([
    ['refused', /has refused declaration TK-b\. Open it to read why\./, 'Refused: TK-b'],
    ['rejected', /has rejected declaration TK-b\. Open it to read why\./, 'Rejected: TK-b'],
    ['accepted', /has accepted declaration TK-b\./, 'Accepted: TK-b'],
  ])('%s is said in a toast and in the title, until the next key', async (status, text, title) => {
    const { asked, decide, wait } = await come('/en/customers', [declaration('b', 'sent')])
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(asked).toBe(1)
    decide(status)
    await wait()
    await expect.element(toast).toMatchTextContent(text)
    await expect.poll(() => document.title).toBe(`${title} · Customers · tokhai`)
    await userEvent.keyboard('{Shift}')
    await expect.poll(() => document.title).toBe('Customers · tokhai')
    const after = asked()
    await wait()
    expect(asked()).toBe(after)
  })

  it('asks only once where nothing is under way', async () => {
    const { asked, wait } = await come('/en/customers', [declaration('b', 'accepted')])
    await expect.poll(asked).toBe(1)
    await wait()
    expect(asked()).toBe(1)
  })
})

it('the landing page and the list follow', async () => {
  const { decide, wait } = await come('/en?settings=declarations', [declaration('b', 'sent')])
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const badge = settings.getByRole('grid').getByText('In progress')
  await expect.element(badge).toBeVisible()
  decide('refused')
  const refused = settings.getByRole('grid').getByText('Refused')
  await expect.poll(() => wait().then(() => refused.query())).not.toBeNull()
  await expect.element(refused).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: '1 Refused' })).toBeVisible()
})
