import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { declarationNotifications } from '../../server/areas/declarations/notifications/kinds.ts'
import { changeMail } from '../../server/areas/notifications/mail.ts'
import { product } from '../../server/areas.ts'
import type { Mail, MailFailure, MailTransport } from '../../server/mail/mail.ts'
import { sendMails } from '../../server/notifications/mail/mailWay.ts'
import { onPage } from '../../server/notifications/mail/recordPlaces.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { pauseAfter } from '../../server/outbox/delivering.ts'
import { companyScopes } from '../../src/domain/session.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { accepted, colleague, own } from './support/notified.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'mails of notifications on %s',
  (_kind, database) => {
    let opened: OpenStore
    let sent: Mail[]
    let failure: MailFailure | null
    let now: Date
    let events: string[]

    beforeEach(async () => {
      opened = await openStore(await database.create())
      const { store } = opened
      await seed(store)
      await store.accounts.insert({ ...account, ...colleagueAccount })
      await store.accounts.insert({ ...account, id: 'account-3', userId: 'c@tokhai.example', email: '' })
      ;[sent, failure, now, events] = [[], null, new Date('2026-11-20T01:00:00.000Z'), []]
    })
    afterEach(() => opened.store.close())
    const colleagueAccount = {
      id: 'account-2',
      userId: 'b@tokhai.example',
      email: 'b@tokhai.example',
      name: 'Trần Bình',
      scope: 'USER',
    } as const

    const transport: MailTransport = {
      deliver(mail) {
        if (failure !== null) return Promise.resolve(fail(failure))
        sent.push(mail)
        return Promise.resolve(succeed(null))
      },
      close: () => undefined,
    }
    const send = (by: MailTransport | null = transport) =>
      sendMails({
        store: opened.store,
        transport: by,
        origin: () => 'https://tokhai.congty.vn',
        places: { ...product.recordPlaces, invoices: ({ id }) => onPage('sale/invoice', id) },
        kinds: product.notificationKinds,
        clock: () => now,
        log: (_level, event) => events.push(event),
      })
    const pass = (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds)
    }
    const addressees = () => sent.map(({ to }) => to.address).toSorted()
    const outbox = async () =>
      (
        await opened.db
          .selectFrom('outbox')
          .select([sql<string>`'waiting'`.as('state'), 'last_error'])
          .where('subject_kind', '=', 'notification')
          .unionAll(
            opened.db
              .selectFrom('outbox_sent')
              .select(['state', 'last_error'])
              .where('subject_kind', '=', 'notification'),
          )
          .execute()
      )
        .map(({ state, last_error: error }) => `${state} ${error}`.trim())
        .toSorted()

    it('go once to everybody who was notified and has an address, in the language that each has chosen', async () => {
      const { store } = opened
      await store.notificationMail.keep(colleague, { locale: 'ko', chosen: {} })
      await store.notifications.notify(accepted())
      await send()
      await send()
      expect(addressees()).toEqual([account.email, 'b@tokhai.example'].toSorted())
      const ofColleague = sent.find(({ to }) => to.name === 'Trần Bình')
      const vietnamese = sent.find(({ to }) => to.name === account.name)
      expect([vietnamese?.language, ofColleague?.language]).toEqual(['vi', 'ko'])
      expect(vietnamese?.subject).toBe('Tờ khai TK20261120-ABCDEF được chấp nhận')
      expect(ofColleague?.subject).toBe('신고서 TK20261120-ABCDEF 승인')
      expect(vietnamese?.text).toContain(
        'https://tokhai.congty.vn/vi/sale/e-invoice?settings=declarations&declaration=d-1',
      )
      expect(ofColleague?.html).toContain('href="https://tokhai.congty.vn/ko/sale/e-invoice?settings=')
      expect(new Set(sent.map(({ name }) => name)).size).toBe(2)
      expect(await outbox()).toEqual(['sent', 'sent'])
    })

    it('lead to the panel of a record, to the page of one that stands on a page, and else to where their reader lands', async () => {
      const { store } = opened
      const records = ['declarations', 'digital-signatures', 'invoices', 'somewhere'].map((kind) => ({
        kind,
        id: 'd/1',
      }))
      const parameters = { serial_no: '54AB' }
      for (const record of records) await store.notifications.notify(accepted({ record, parameters }))
      await send()
      const addresses = sent
        .filter(({ to }) => to.address === account.email)
        .map(({ text }) => /https:\S+/.exec(text)?.[0].replace('https://tokhai.congty.vn', '') ?? '')
      expect(addresses.toSorted()).toEqual(
        [
          '/vi/sale/e-invoice?settings=declarations&declaration=d%2F1',
          '/vi/sale/e-invoice?settings=digital-signatures&q=54AB',
          '/vi/sale/invoice/d%2F1',
          '/vi/sale/e-invoice',
        ].toSorted(),
      )
    })

    it('are written with the notification or not at all, and once for an occasion', async () => {
      const { store } = opened
      await store.transaction(async (inside) => {
        await inside.notifications.notify(accepted())
        return fail('changed')
      })
      expect(await outbox()).toEqual([])
      const occasion = 'certificate-1:30'
      await store.notifications.notify(accepted({ occasion }))
      await store.notifications.notify(accepted({ occasion, at: '2026-11-20T01:00:01.000Z' }))
      expect(await outbox()).toEqual(['waiting', 'waiting'])
      const later = { id: 'account-4', userId: 'd@tokhai.example', email: 'd@tokhai.example' }
      await store.accounts.insert({ ...account, ...later })
      await store.notifications.notify(accepted({ occasion, at: '2026-11-20T01:00:02.000Z' }))
      pass(2000)
      await send()
      expect(addressees()).toEqual([account.email, 'b@tokhai.example', 'd@tokhai.example'].toSorted())
      expect(await outbox()).toEqual(['sent', 'sent', 'sent'])
    })

    it('come for the kinds that each person wants, as they are when it leaves', async () => {
      const { store } = opened
      await store.notifications.notify(
        accepted({ kind: declarationNotifications['declaration.changed'], parameters: { person: 'x' } }),
      )
      expect(await outbox()).toEqual([])
      await store.notificationMail.keep(own, { locale: 'en', chosen: { 'declaration.accepted': false } })
      await store.notificationMail.keep(colleague, { locale: 'en', chosen: { 'declaration.changed': true } })
      await store.notifications.notify(accepted())
      await store.notifications.notify(
        accepted({ kind: declarationNotifications['declaration.changed'], parameters: { person: 'x' } }),
      )
      await store.notificationMail.keep(colleague, { locale: 'en', chosen: { 'declaration.changed': false } })
      await send()
      expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
        ['b@tokhai.example', 'Declaration TK20261120-ABCDEF accepted'],
      ])
      expect(await outbox()).toEqual(['sent', 'turnedDown mail.unwanted'])
    })

    it('of an area that is gone are not sent, keep no others waiting, and stay in the list with what was chosen of them', async () => {
      const { store } = opened
      const gone = { ...declarationNotifications['declaration.accepted'], name: 'parcel.arrived' }
      const to = { scopes: companyScopes, accountId: account.id }
      await store.notificationMail.keep(own, { locale: 'vi', chosen: { [gone.name]: true } })
      await store.notifications.notify(accepted({ kind: gone, to }))
      await store.notifications.notify(accepted({ to, at: '2026-11-20T01:00:01.000Z' }))
      pass(2000)
      await send()
      expect([sent.length, await outbox()]).toEqual([1, ['sent', 'turnedDown mail.withoutReader']])
      const listed = await store.inbox.page(own, { before: null, isUnread: true, size: 10 })
      expect(listed.map(({ kind }) => kind)).toEqual(['declaration.accepted', 'parcel.arrived'])
      await changeMail(store, { account, expiresAt: 0 }, { locale: 'vi', kinds: [] })
      expect((await store.notificationMail.preferences(own)).chosen).toEqual({ [gone.name]: true })
    })

    it('do not go to somebody who may not sign in any more', async () => {
      const { store } = opened
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: 'account-2' } }))
      await store.accounts.change('account-2', { isActive: false })
      await send()
      expect([sent, await outbox()]).toEqual([[], ['turnedDown mail.withoutReader']])
    })

    it('wait longer after each failure, go later under the same name, and say meanwhile that they wait', async () => {
      const { store } = opened
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: account.id } }))
      expect(await store.notificationMail.trouble(own)).toBeNull()
      failure = { code: 'mail.unreachable', detail: 'ECONNECTION' }
      await send()
      expect(await store.notificationMail.trouble(own)).toEqual({ isWaiting: true })
      pass(pauseAfter(1) - 1)
      await send()
      pass(1)
      await send()
      expect(events).toEqual(['mail.unreachable', 'mail.unreachable'])
      failure = null
      pass(pauseAfter(2))
      await send()
      expect(sent.map(({ name }) => name.endsWith(`.${account.id}`))).toEqual([true])
      expect([await outbox(), await store.notificationMail.trouble(own)]).toEqual([['sent'], null])
    })

    it('are not tried again where the address is refused, which is said until the next one has left', async () => {
      const { store } = opened
      failure = { code: 'mail.refused', detail: 'EENVELOPE RCPT TO 550' }
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: account.id } }))
      await send()
      pass(3_600_000)
      await send()
      expect([events, await outbox()]).toEqual([['mail.refused'], ['turnedDown mail.refused']])
      expect(await store.notificationMail.trouble(own)).toEqual({ isWaiting: false })
      expect(await store.notificationMail.trouble(colleague)).toBeNull()
      failure = null
      await store.notifications.notify(
        accepted({ to: { scopes: companyScopes, accountId: account.id }, at: now.toISOString() }),
      )
      await send()
      expect([sent.length, await store.notificationMail.trouble(own)]).toEqual([1, null])
    })

    it('are sent again where a server has died on the way, once its time is over', async () => {
      const { store } = opened
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: account.id } }))
      await store.outbox.claim({
        kinds: ['notification'],
        now: now.toISOString(),
        until: new Date(now.getTime() + 120_000).toISOString(),
        limit: 1,
        after: null,
      })
      await send()
      expect(sent).toEqual([])
      pass(120_001)
      await send()
      expect(sent).toHaveLength(1)
    })

    it('end after three days without a way, and at once where this server sends none', async () => {
      const { store } = opened
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: account.id } }))
      await send(null)
      expect([await outbox(), await store.notificationMail.trouble(own)]).toEqual([
        ['turnedDown mail.notConfigured'],
        null,
      ])
      await store.notifications.notify(
        accepted({ to: { scopes: companyScopes, accountId: account.id }, at: now.toISOString() }),
      )
      pass(3 * 86_400_000 + 1)
      await send()
      expect([sent, await outbox()]).toEqual([[], ['turnedDown mail.notConfigured', 'turnedDown mail.tooLate']])
    })

    it('leave the outbox for good a month later, and no message to the authority with them', async () => {
      const { store } = opened
      await store.notifications.notify(accepted({ to: { scopes: companyScopes, accountId: account.id } }))
      await store.outbox.removeEnded('notification', '2027-01-01T00:00:00.000Z')
      expect(await outbox()).toEqual(['waiting'])
      await send()
      await store.outbox.removeEnded('declaration', '2027-01-01T00:00:00.000Z')
      await store.outbox.removeEnded('notification', '2026-11-20T01:00:00.000Z')
      expect(await outbox()).toEqual(['sent'])
      await store.outbox.removeEnded('notification', '2026-11-20T01:00:00.001Z')
      expect(await outbox()).toEqual([])
    })

    it('reach everybody of a company of a thousand', async () => {
      const { store } = opened
      await store.transaction(async (inside) => {
        for (let index = 0; index < 1000; index += 1)
          await inside.accounts.insert({ ...account, id: `many-${index}`, userId: `many-${index}@tokhai.example` })
        return succeed(null)
      })
      await store.notifications.notify(accepted())
      expect(await outbox()).toHaveLength(1002)
    })
  },
)
