import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { scopes } from '../../src/domain/session.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { accepted, colleague, companyId, own } from './support/notified.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'notifications on %s',
  (_kind, database) => {
    let opened: OpenStore
    beforeAll(async () => {
      opened = await openStore(await database.create())
      const { store } = opened
      await seed(store)
      const further = { ...account, email: 'x@tokhai.example' }
      await store.accounts.insert({ ...further, id: 'account-2', userId: 'b@tokhai.example', scope: 'USER' })
      await store.accounts.insert({ ...further, id: 'account-3', userId: 'c@tokhai.example', isActive: false })
      await store.accounts.insert({ ...further, id: 'account-4', userId: 'd@tokhai.example', scope: 'USER PIT' })
      await store.accounts.insert({
        ...further,
        id: 'account-5',
        userId: 'e@huongque.example',
        companyId: otherCompany.id,
      })
    })
    afterAll(() => opened.store.close())

    const page = (accountId: string, of = companyId) =>
      opened.store.inbox.page({ companyId: of, accountId }, { before: null, isUnread: false, size: 10 })
    const references = async (accountId: string, of?: string) =>
      (await page(accountId, of)).map(({ parameters }) => parameters['reference'])

    it('reach the people in use of the scopes in the company, and nobody else', async () => {
      await opened.store.notifications.notify(accepted())
      expect(await page(account.id)).toMatchObject([
        {
          kind: 'declaration.accepted',
          record_kind: 'declarations',
          record_id: 'd-1',
          parameters: { reference: 'TK20261120-ABCDEF' },
          created_at: '2026-11-20T01:00:00.000Z',
          read_at: '',
        },
      ])
      const reached = await Promise.all(['account-2', 'account-3', 'account-4'].map((id) => references(id)))
      expect(reached).toEqual([['TK20261120-ABCDEF'], [], []])
      expect(await references('account-5', otherCompany.id)).toEqual([])
    })

    it('reach one account of the company alone, and none of another company', async () => {
      const { notifications } = opened.store
      await notifications.notify(
        accepted({ to: { scopes, accountId: 'account-4' }, parameters: { reference: 'mine' } }),
      )
      await notifications.notify(
        accepted({ to: { scopes, accountId: 'account-5' }, parameters: { reference: 'theirs' } }),
      )
      expect(await references('account-4')).toEqual(['mine'])
      expect(await references('account-5', otherCompany.id)).toEqual([])
    })

    it('are made once for an occasion, however often it is found', async () => {
      const { notifications } = opened.store
      const ending = accepted({ occasion: 'certificate-1:30', to: { scopes, accountId: 'account-4' } })
      const before = (await page('account-4')).length
      await notifications.notify(ending)
      await notifications.notify(ending)
      expect((await page('account-4')).length - before).toBe(1)
      expect(await notifications.knownOccasions(companyId, ['certificate-1:30', 'certificate-1:7'])).toEqual([
        'certificate-1:30',
      ])
      expect(await notifications.knownOccasions(otherCompany.id, ['certificate-1:30'])).toEqual([])
    })

    it('are not there where what they are about has not come to be', async () => {
      const before = (await page(account.id)).length
      await opened.store.transaction(async (inside) => {
        await inside.notifications.notify(accepted())
        return fail('changed')
      })
      expect(await page(account.id)).toHaveLength(before)
    })

    it('are read one by one, and up to one that was seen, each by its owner alone', async () => {
      const { inbox, notifications } = opened.store
      const times = ['2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z', '2026-11-20T04:00:00.000Z']
      for (const at of times) await notifications.notify(accepted({ at }))
      const [newest, second, third] = await page(account.id)
      expect(await inbox.unread(own, 100)).toBe(4)
      expect(await inbox.unread(own, 3)).toBe(3)
      await inbox.markRead(own, third?.id ?? '', '2026-11-20T05:00:00.000Z')
      await inbox.markRead(own, third?.id ?? '', '2026-11-20T06:00:00.000Z')
      expect((await page(account.id))[2]?.read_at).toBe('2026-11-20T05:00:00.000Z')
      expect([await inbox.unread(own, 100), await inbox.unread(colleague, 100)]).toEqual([3, 4])
      await inbox.markAllRead(own, second?.id ?? '', '2026-11-20T07:00:00.000Z')
      const unread = await inbox.page(own, { before: null, isUnread: true, size: 10 })
      expect(unread.map(({ id }) => id)).toEqual([newest?.id])
      expect(await inbox.unread(colleague, 100)).toBe(4)
      const older = await inbox.page(own, { before: newest?.id ?? '', isUnread: false, size: 2 })
      expect(older.map(({ id }) => id)).toEqual([second?.id, third?.id])
    })

    it('are removed once they are old', async () => {
      await opened.store.inbox.removeOlder('2026-11-20T03:30:00.000Z')
      expect((await page(account.id)).map(({ created_at }) => created_at)).toEqual(['2026-11-20T04:00:00.000Z'])
    })

    it('become durable with what else a transaction writes', async () => {
      await opened.store.transaction(async (inside) => succeed(await inside.notifications.notify(accepted())))
      expect(await page(account.id)).toHaveLength(2)
    })
  },
)
