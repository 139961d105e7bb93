import { describe, expect, it } from 'vitest'
import { invoices } from '../../server/areas/invoices/area.ts'
import { mailBuyer } from '../../server/areas/invoices/mail/mailBuyer.ts'
import { mailsOf } from '../../server/areas/invoices/mail/resend.ts'
import { narrowedAs } from '../../server/areas/invoices/store/narrowed.ts'
import { mailSubject } from '../../server/areas/invoices/store/mailSubject.ts'
import { newId } from '../../server/store/identifiers.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { invoiceSaid } from './support/invoices.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const at = '2026-10-20T01:00:00.000Z'
const month = 31 * 86_400_000

describe.each(databases.map((database) => [database.kind, database] as const))(
  'mails to buyers, over %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const made = async (): Promise<string> => {
      const id = newId()
      const given = { lookup_cd: id, made_by: account.id }
      const draft = {
        id,
        year: 2026,
        reference: `HD-${id}`,
        contentHash: 'one',
        content: invoiceSaid(),
        given,
        madeAt: at,
      }
      await opened.store.invoices.insert(companyId, [draft])
      return id
    }

    it('are listed with what became of each for a month, and are gone with their messages', async () => {
      const { store } = opened
      const id = await made()
      for (const address of ['left@example.vn', 'failed@example.vn']) await mailBuyer(store, companyId, id, address, at)
      const due = { kinds: [mailSubject], now: at, until: '2026-10-20T01:01:00.000Z', limit: 2, after: null }
      const left = (await mailsOf(store, companyId, id)).find(({ address }) => address === 'left@example.vn')
      for (const message of await store.outbox.claim(due))
        if (message.id === left?.id) await store.outbox.markSent([message.id], at)
        else await store.outbox.markTurnedDown(message, 'mail.tooLate')
      const listedAfter = async (milliseconds: number) => {
        const now = new Date(Date.parse(at) + milliseconds)
        await invoices.sweep({ store, clock: () => now })
        const mails = await mailsOf(store, companyId, id)
        return Object.fromEntries(mails.map(({ address, state, reason }) => [address, [state, reason]]))
      }
      const listed = { 'left@example.vn': ['accepted', ''], 'failed@example.vn': ['failed', 'mail.tooLate'] }
      expect(await listedAfter(month)).toEqual(listed)
      expect(await listedAfter(month + 1)).toEqual({})
      expect(await store.invoiceMails.ofInvoice(companyId, id, 10)).toEqual([])
    })

    it('that failed are found by their invoice, until it is mailed once more', async () => {
      const { store } = opened
      const [left, failed] = [await made(), await made()]
      await mailBuyer(store, companyId, left, 'a@example.vn', at)
      await mailBuyer(store, companyId, failed, 'b@example.vn', at)
      await mailBuyer(store, companyId, failed, 'c@example.vn', at)
      const due = { kinds: [mailSubject], now: at, until: '2026-10-20T01:01:00.000Z', limit: 3, after: null }
      const claimed = await store.outbox.claim(due)
      expect(claimed).toHaveLength(3)
      const failing = (await mailsOf(store, companyId, failed)).find(({ address }) => address === 'b@example.vn')
      for (const message of claimed)
        if (message.id === failing?.id) await store.outbox.markTurnedDown(message, '550 no such user')
        else await store.outbox.markSent([message.id], at)
      const undelivered = async () => {
        const asked = { ...narrowedAs({ search_value: '', mail: 'failed' }), shops: null, customers: null }
        const days = { from: '2026-01-01', to: '2027-01-01' }
        const page = { number: 0, size: 10, sort: null }
        const { items, total } = await store.invoices.page(companyId, { ...days, ...asked }, page)
        const sums = await store.invoices.sums(companyId, { ...days, ...asked })
        return { ids: items.map(({ sid }) => sid), total, issued: sums.count }
      }
      expect(await undelivered()).toEqual({ ids: [failed], total: 1, issued: 0 })
      await mailBuyer(store, companyId, failed, 'd@example.vn', '2026-10-20T02:00:00.000Z')
      expect(await undelivered()).toEqual({ ids: [], total: 0, issued: 0 })
    })
  },
)
