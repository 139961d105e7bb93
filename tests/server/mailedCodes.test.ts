import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createMailCodes } from '../../server/areas/auth/mailCodes.ts'
import type { TicketCookie } from '../../server/companies/browserCookies.ts'
import { plainAccount, type Account } from '../../server/companies/accounts.ts'
import type { Mail, MailTransport } from '../../server/mail/mail.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { createSealing } from '../../server/secrets/sealing.ts'
import { createCodeReader, type CodeReader } from '../../server/signInCodes/code.ts'
import { sendSignInCodes } from '../../server/signInCodes/codeMail.ts'
import { signInCodes as area } from '../../server/signInCodes/area.ts'
import { defaultSignInLimits } from '../../server/companies/signInLimits.ts'
import { statementChannel } from '../../server/store/statements.ts'
import { succeed } from '../../src/domain/result.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { startBeside, withInside } from './support/races.ts'

const databases = await startDatabases()
const address = '203.0.113.7'
const statementSchema = v.object({ sql: v.string() })

/** A browser as far as the ticket goes. */
const browser = (): TicketCookie => {
  let kept: string | null = null
  return {
    get ticket() {
      return kept
    },
    set: (ticket) => {
      kept = ticket
    },
    clear: () => {
      kept = null
    },
  }
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  'mailed codes on %s',
  (_kind, database) => {
    let opened: OpenStore
    let reader: CodeReader
    let owner: Account
    let now: Date
    let sent: Mail[]
    const clock = () => now
    const pass = (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    }
    beforeEach(async () => {
      now = new Date('2026-11-20T01:00:00.000Z')
      sent = []
      opened = await openStore(await database.create())
      await seed(opened.store)
      const others = { ...account, ...plainAccount, scope: 'USER' as const, name: 'Trần Bình' }
      owner = {
        ...others,
        id: 'owner',
        userId: 'owner@tokhai.example',
        email: 'owner@mail.example',
        passwordHash: 'hash',
      }
      await opened.store.accounts.insert(owner)
      reader = await createCodeReader(opened.store, createSealing(Buffer.alloc(32)))
    })
    afterEach(() => opened.store.close())

    const codesOf = (store = opened.store) => createMailCodes({ store, reader, clock })
    const transport: MailTransport = {
      deliver(mail) {
        sent.push(mail)
        return Promise.resolve(succeed(null))
      },
      close: () => undefined,
    }
    const mail = () => sendSignInCodes({ store: opened.store, transport, reader, clock, log: () => undefined })
    const issue = async (changes: Partial<{ account: Account | null; isRight: boolean; locale: 'en' | 'ko' }> = {}) => {
      const ticket = browser()
      await codesOf().issue({ account: owner, isRight: true, locale: 'en', ...changes }, ticket)
      pass(1)
      await mail()
      return ticket
    }
    const enter = async (ticket: TicketCookie, code: string) => {
      const entered = await codesOf().enter({ code, ticket, address })
      return entered.ok ? entered.value.person.account.id : entered.failure.reason
    }
    const again = async (ticket: TicketCookie) => {
      const asked = await codesOf().again(ticket)
      pass(1)
      await mail()
      return asked.ok ? 'done' : asked.failure.reason
    }
    const mailedCode = (place = -1): string => /\b\d{6}\b/.exec(sent.at(place)?.text ?? '')?.[0] ?? ''
    /** What the newest code would be, whoever it was made for. */
    const newestCode = async (): Promise<string> => {
      const { rows } = await sql<{ id: string }>`select id from sign_in_codes order by id desc limit 1`.execute(
        opened.db,
      )
      return reader.codeOf(rows[0]?.id ?? '')
    }
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
    const guess = async (ticket: TicketCookie, times: number) => {
      const answers = []
      for (let time = 0; time < times; time += 1) answers.push(await enter(ticket, wrong(await newestCode())))
      return answers
    }
    const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value)

    it('go to whoever knows the password, in the language of the page, and let in once', async () => {
      const ticket = await issue({ locale: 'ko' })
      expect(sent).toHaveLength(1)
      expect(sent[0]).toMatchObject({ to: { name: 'Trần Bình', address: 'owner@mail.example' }, language: 'ko' })
      expect(sent[0]?.subject).toBe('tokhai 로그인 코드')
      expect(sent[0]?.html).toContain(mailedCode())
      const kept = JSON.stringify((await sql`select * from sign_in_codes, outbox_sent`.execute(opened.db)).rows)
      expect(kept).not.toContain(mailedCode())
      expect(kept).not.toContain(ticket.ticket)
      const first = ticket.ticket ?? ''
      expect(await enter(ticket, mailedCode())).toBe('owner')
      expect((await sql`select account_id from sessions`.execute(opened.db)).rows).toEqual([{ account_id: 'owner' }])
      expect(ticket.ticket).toBeNull()
      ticket.set(first, 0)
      expect(await enter(ticket, mailedCode())).toBe('login.codeEnded')
    })

    const nobodyLetIn = {
      'the password is wrong': () => issue({ isRight: false }),
      'nobody has the user id': () => issue({ account: null, isRight: false }),
      'the account is not active': async () => {
        await opened.store.accounts.change(owner.id, { isActive: false })
        return issue()
      },
      'there is no address': async () => {
        await opened.store.accounts.change(owner.id, { email: '' })
        return issue()
      },
      'the password is replaced before the code is mailed': async () => {
        await opened.store.accounts.change(owner.id, { passwordHash: 'another' })
        return issue()
      },
    }
    it.each(Object.entries(nobodyLetIn))(
      'go to nobody where %s, and the answers are the same',
      async (_case, begin) => {
        const ticket = await begin()
        expect(ticket.ticket).toHaveLength(43)
        expect(await enter(ticket, await newestCode())).toBe('login.codeWrong')
        expect(await guess(ticket, 5)).toEqual([...times(4, 'login.codeWrong'), 'login.codeEnded'])
        expect([await again(ticket), await again(ticket), await again(ticket)]).toEqual([
          'done',
          'done',
          'login.noMoreCodes',
        ])
        expect(await enter(ticket, await newestCode())).toBe('login.codeWrong')
        expect(sent).toEqual([])
        expect((await sql`select 1 from sessions`.execute(opened.db)).rows).toEqual([])
      },
    )

    it('cost the same work whether the password is right or not, and whether anybody has the user id', async () => {
      const workOf = async (changes: Parameters<typeof issue>[0]): Promise<string[]> => {
        const statements: string[] = []
        const note = (message: unknown) => statements.push(v.parse(statementSchema, message).sql)
        const ticket = browser()
        subscribe(statementChannel, note)
        await codesOf().issue({ account: owner, isRight: true, locale: 'en', ...changes }, ticket)
        await codesOf().again(ticket)
        for (let time = 0; time < 6; time += 1) await codesOf().enter({ code: 'x', ticket, address })
        unsubscribe(statementChannel, note)
        return statements
      }
      const right = await workOf({})
      expect(right.length).toBeGreaterThan(20)
      expect(await workOf({ isRight: false })).toEqual(right)
      expect(await workOf({ account: null, isRight: false })).toEqual(right)
    })

    it('put up with five guesses each, and with no more when these come at once', async () => {
      const ticket = await issue()
      expect(await guess(ticket, 6)).toEqual([...times(5, 'login.codeWrong'), 'login.codeEnded'])
      expect(await enter(ticket, mailedCode())).toBe('login.codeEnded')
      expect(await again(ticket)).toBe('done')
      const code = wrong(mailedCode())
      const answers = await Promise.all(times(9, code).map((one) => enter(ticket, one)))
      expect(answers.toSorted()).toEqual([...times(4, 'login.codeEnded'), ...times(5, 'login.codeWrong')])
      const { rows } = await sql<{ detail: string }>`select detail from audit
      where company_id = ${account.companyId} and action = 'session.refused'`.execute(opened.db)
      expect(rows.map(({ detail }) => detail)).toEqual(times(2, JSON.stringify({ address, reason: 'login.codeWrong' })))
    })

    it('give way to the next one, of which a sign-in is given two', async () => {
      const ticket = await issue()
      expect(await again(ticket)).toBe('done')
      expect(sent).toHaveLength(2)
      // One in a million is the same again.
      const former = mailedCode(0) === mailedCode(1) ? wrong(mailedCode(1)) : mailedCode(0)
      expect(await enter(ticket, former)).toBe('login.codeWrong')
      expect(await again(ticket)).toBe('done')
      expect(await again(ticket)).toBe('login.noMoreCodes')
      expect(sent).toHaveLength(3)
      expect(await enter(ticket, mailedCode())).toBe('owner')
    })

    it('end after ten minutes, and their sign-in after an hour', async () => {
      const ticket = await issue()
      pass(600)
      expect(await enter(ticket, mailedCode())).toBe('login.codeEnded')
      expect(await again(ticket)).toBe('done')
      pass(590)
      expect(await enter(ticket, mailedCode())).toBe('owner')
      const other = await issue()
      pass(3600)
      expect(await again(other)).toBe('login.codeEnded')
    })

    it('are mailed five times an hour to an account, and no answer tells', async () => {
      const tickets = [await issue(), await issue()]
      for (const ticket of tickets) expect([await again(ticket), await again(ticket)]).toEqual(['done', 'done'])
      expect(sent).toHaveLength(5)
      const late = await issue()
      expect(await enter(late, await newestCode())).toBe('login.codeWrong')
      expect(sent).toHaveLength(5)
      pass(3600)
      const next = await issue()
      expect(sent).toHaveLength(6)
      expect(await enter(next, mailedCode())).toBe('owner')
    })

    it('are not mailed any more where they came to the front of the queue too late', async () => {
      await codesOf().issue({ account: owner, isRight: true, locale: 'en' }, browser())
      pass(600)
      await mail()
      expect(sent).toEqual([])
      expect((await sql`select last_error from outbox_sent`.execute(opened.db)).rows).toEqual([
        { last_error: 'mail.tooLate' },
      ])
    })

    it('let nobody in whose password is replaced while the code is checked', async () => {
      const ticket = await issue()
      const reset = startBeside(database, opened, () =>
        opened.store.transaction(async (inside) => {
          await inside.accounts.change(owner.id, { passwordHash: 'another' })
          await inside.sessions.closeAll(owner.id)
          return succeed(null)
        }),
      )
      const store = withInside(opened.store, (inside) => ({
        sessions: {
          ...inside.sessions,
          open: async (session) => {
            await inside.sessions.open(session)
            await reset.start()
          },
        },
      }))
      await codesOf(store).enter({ code: mailedCode(), ticket, address })
      await reset.ended()
      expect((await sql`select 1 from sessions`.execute(opened.db)).rows).toEqual([])
      const other = await issue({ account: { ...owner, passwordHash: 'another' } })
      await opened.store.accounts.change(owner.id, { passwordHash: 'third' })
      expect(await enter(other, mailedCode())).toBe('login.codeWrong')
    })

    it('are written with their mail or not at all, and forgotten after an hour', async () => {
      const broken = withInside(opened.store, (inside) => ({
        outbox: { ...inside.outbox, put: () => Promise.reject(new Error('full')) },
      }))
      await expect(codesOf(broken).issue({ account: owner, isRight: true, locale: 'en' }, browser())).rejects.toThrow(
        'full',
      )
      const count = async () =>
        (
          await sql`select 1 from sign_in_codes union all select 1 from outbox union all select 1 from outbox_sent`.execute(
            opened.db,
          )
        ).rows
      expect(await count()).toEqual([])
      await issue()
      expect(await count()).toHaveLength(2)
      pass(3601)
      await area.sweep({
        store: opened.store,
        clock,
        signInLimits: defaultSignInLimits,
        pictureColumns: [],
        imageFiles: null,
      })
      expect(await count()).toEqual([])
    })
  },
)
