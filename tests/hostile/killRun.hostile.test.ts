import { describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationIssueRuns } from '../../src/api/contract/declarationIssueRuns.ts'
import { signInAs, visit } from '../../tools/product/server/visitor.ts'
import { isFullRun } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { addHsmKeys, registerHsmKeys } from './support/companyCertificates.ts'
import { killableServer } from './support/killable.ts'
import { carriedTo, endClaims, keyEntries, rowsKept, saveDrafts, type Wanted } from './support/killedRuns.ts'
import { killedAt, type Moment } from './support/moment.ts'

const before = (statement: string, time: number): Moment => ({ before: 'statement', statement, time })
const beforeSignature = (time: number): Moment => ({ before: 'signature', time })

/** A server dies at each of them in turn: as the run begins, on the way of its documents, as they arrive and are answered, as it ends. */
const everyMoment: readonly Moment[] = [
  before('insert into "issue_run_rows"', 1),
  before('insert into "generated"', 3),
  beforeSignature(2),
  before('^commit', 9),
  beforeSignature(9),
  // Signed, and not yet looked at by whoever sends.
  before('from "signed_documents" where .*"req_key"', 4),
  before('update "generated" set "signed_at"', 1),
  before('insert into "signed_documents"', 3),
  before('insert into "transmission_rows"', 2),
  before('insert into "outbox"', 3),
  before('update "issue_run_rows" set "state" = .*"fields"', 4),
  before('insert into "simulator_messages"', 2),
  before('insert into "outbox_sent"', 1),
  before('insert into "authority_messages"', 2),
  before('update "issue_runs" set .*"reason" = [^,]+, "ended_at"', 1),
]
const moments = everyMoment.filter((_, index) => isFullRun || index % 3 === 1)
const collections: readonly CollectionKey[] = isFullRun ? ['eInvoice', 'eDocument'] : ['eInvoice']
/** More than the kills leave over, and what a run begins with where the one before has ended. */
const drafts = 60
const further = 8

const diedEarly = (error: unknown): null => {
  if (error instanceof Error && error.message.startsWith('the server ended before it listened')) return null
  throw error
}
const unanswered = (error: unknown): void => {
  if (!(error instanceof TypeError)) throw error
}

const cluster = await workerPostgres()
const databases = [['SQLite', null] as const, ...(cluster === null ? [] : [['PostgreSQL', cluster] as const])]

describe.each(databases)('a run whose servers are killed on %s', (_name, on) => {
  it.each(collections)(
    `goes on with each PIN after ${moments.length} kills, and sends each document of %s once`,
    { timeout: moments.length * 60_000 },
    async (collection) => {
      const killable = await killableServer(on, { AUTHORITY_RECEIPT_SECONDS: '0', AUTHORITY_DECISION_SECONDS: '0' })
      onTestFinished(() => killable.remove())
      const { start: startRun, resume, read } = declarationIssueRuns[collection]
      const first = await killable.start()
      const admin = await signInAs(first.origin, 'admin@tokhai.example')
      const [serial = ''] = await addHsmKeys(killable, 1)
      await registerHsmKeys(admin, [serial])
      const saved = await saveDrafts(admin, collection, drafts + moments.length * further)
      // One has been changed since it was looked at, and one is gone.
      const rows: readonly Wanted[] = saved
        .slice(0, drafts)
        .map((row, index) =>
          index === 7 ? { ...row, version: 'before' } : index === 30 ? { ...row, document_id: newId() } : row,
        )
      const runs: { readonly reqKey: string; readonly rows: readonly Wanted[]; id: string }[] = []
      const nextRun = () => {
        const from = drafts + (runs.length - 1) * further
        const run = { reqKey: newId(), rows: runs.length === 0 ? rows : saved.slice(from, from + further), id: '' }
        runs.push(run)
        return run
      }
      expect(await first.end('SIGTERM')).toBe(0)
      const ofDemo = await carriedTo(killable)

      /** Waits until a run waits for the PIN, has ended, or the server has died; answers which. */
      const untilItRests = async (visitor: typeof admin, id: string): Promise<string> => {
        const state = async () => (await visitor.get(read, { params: { id } }).catch(() => null))?.run.state ?? 'dead'
        await expect.poll(state, { interval: 50 }).not.toBe('running')
        return state()
      }
      const begin = async (visitor: typeof admin, run: ReturnType<typeof nextRun>): Promise<void> => {
        const body = { req_key: run.reqKey, ...(await keyEntries(visitor, serial)), rows: run.rows }
        run.id = (await visitor.get(startRun, { body })).id
      }
      const carry = async (visitor: typeof admin): Promise<void> => {
        const run = runs.at(-1) ?? nextRun()
        if (run.id === '') return begin(visitor, run)
        if ((await untilItRests(visitor, run.id)) === 'finished') return begin(visitor, nextRun())
        await visitor.get(resume, { params: { id: run.id }, body: await keyEntries(visitor, serial) })
      }
      for (const moment of moments) {
        // What was left to send by the server before may kill it as soon as it starts.
        const server = await killable.start(killedAt(moment)).catch(diedEarly)
        // It may die before it answers.
        if (server !== null) await carry(visit(server.origin, admin.cookie())).catch(unanswered)
        await server?.ended
        await endClaims(killable)
        for (const { reqKey } of runs)
          for (const { state, signed } of await rowsKept(killable, reqKey))
            expect(signed).toBe(state === 'sent' ? 1 : 0)
      }

      const last = await killable.start()
      const visitor = visit(last.origin, admin.cookie())
      await carry(visitor)
      const outcome = (id = '') => visitor.get(read, { params: { id }, query: { page_number: '0', page_size: '100' } })
      for (const { id } of runs)
        await expect.poll(async () => (await outcome(id)).run.state, { interval: 50 }).toBe('finished')
      expect((await outcome(runs[0]?.id)).rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual(
        rows.map((_, index) =>
          index === 7 ? 'refused declaration.changed' : index === 30 ? 'refused record.absent' : 'sent ',
        ),
      )
      const sent = runs.flatMap((run) => run.rows.filter((row) => run.rows !== rows || saved.includes(row)))
      for (const { document_id } of sent) {
        const detail = () => visitor.get(declarationFilings[collection].detail, { params: { id: document_id } })
        await expect.poll(async () => (await detail()).noti_cd_tax, { interval: 50 }).toBe('accepted')
        expect((await detail()).events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
      }
      expect(await last.end('SIGTERM')).toBe(0)

      const now = await carriedTo(killable)
      const ids = sent.map(({ document_id }) => document_id)
      const ofRun = <Row extends { readonly of: string }>(found: readonly Row[]) =>
        found.filter(({ of }) => ids.includes(of))
      expect(
        ofRun(now.signed)
          .map(({ of }) => of)
          .toSorted(),
      ).toEqual(ids.toSorted())
      expect(
        ofRun(now.noted)
          .map(({ of }) => of)
          .toSorted(),
      ).toEqual(ids.toSorted())
      expect(
        ofRun(now.messages)
          .map(({ of }) => of)
          .toSorted(),
      ).toEqual(ids.toSorted())
      expect(new Set(now.messages.map(({ mtdiep }) => mtdiep)).size).toBe(now.messages.length)
      // The authority has got what was sent, and nothing besides.
      const fresh = now.arrived.filter((mtdiep) => !ofDemo.arrived.includes(mtdiep))
      expect(fresh.toSorted()).toEqual(
        ofRun(now.messages)
          .map(({ mtdiep }) => mtdiep)
          .toSorted(),
      )
      expect([now.waiting, now.tries]).toEqual([[], []])
    },
  )
})
