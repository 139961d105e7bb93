import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import type { ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { numberIn } from '../../tools/bench/numberIn.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { addHsmKeys, registerHsmKeys } from './support/companyCertificates.ts'
import { killableServer } from './support/killable.ts'
import {
  answered,
  documentsKept,
  issueUntilKilled,
  mostIssued,
  numbersKept,
  type IssueBody,
} from './support/killedDocuments.ts'
import { killedKinds } from './support/killedKinds.ts'
import { endClaims, keyEntries } from './support/killedRuns.ts'
import { killedAt, type Moment } from './support/moment.ts'

const before = (statement: string, time: number): Moment => ({ before: 'statement', statement, time })

/** In which a server dies while people issue documents one by one. */
const rounds = hostileSize(2, 12)
/** How many servers die one after the other that carry a run of a kind. */
const kills = numberIn('KILLS', hostileSize(1, 8))
/** At one of them a server dies that carries a run, the next one at the next of them. */
const everyMoment: readonly Moment[] = [
  { before: 'signature', time: 3 },
  before('insert into "signed_documents"', 2),
  before('insert into "generated"', 2),
  before('insert into "transmission_rows"', 2),
  before('insert into "numbers"', 2),
  before('delete from "numbers"', 2),
  before('update "issue_run_rows" set "state" = .*"fields"', 2),
]
const momentsOf = (kind: number): readonly Moment[] =>
  Array.from({ length: kills }, (_, at) => everyMoment[(kind + at) % everyMoment.length]).filter(
    (moment) => moment !== undefined,
  )
const perMoment = 5

type Addressed = Pick<ServerProcess, 'origin'>

const upTo = (highest: number): readonly number[] => Array.from({ length: highest }, (_, index) => index + 1)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)

const cluster = await workerPostgres()
const databases = [['SQLite', null] as const, ...(cluster === null ? [] : [['PostgreSQL', cluster] as const])]

it.each(databases)(
  'on %s certificates and invoices are each sent once, under numbers without a gap, after kills, and their runs go on',
  { timeout: (10 + kills) * 60_000 },
  async (_name, on) => {
    const killable = await killableServer(on, { AUTHORITY_RECEIPT_SECONDS: '0', AUTHORITY_DECISION_SECONDS: '0' })
    onTestFinished(() => killable.remove())
    const key = await demoKey(killable.folder)
    for (const { prepare, symbol } of killedKinds) await prepare(killable.location, symbol)
    const first = await killable.start()
    const hsmSerials = await addHsmKeys(killable, killedKinds.length)
    await registerHsmKeys(await signInAs(first.origin, 'admin@tokhai.example'), hsmSerials)
    const issuers = await Promise.all(
      killedKinds.map(async (kind, index) => {
        const cookie = (await signInAs(first.origin, kind.userId)).cookie()
        const at = ({ origin }: Addressed): Visitor => visit(origin, cookie)
        const stepsAt = (running: Addressed) => kind.steps(() => ({ visitor: at(running), key }))
        const bodies: IssueBody[] = []
        return { kind, at, stepsAt, bodies, hsmSerial: hsmSerials[index] ?? '', moments: momentsOf(index) }
      }),
    )

    let server = first
    let finished = 0
    for (let round = 0; round < rounds; round += 1) {
      const dying = server
      const issuing = issuers.map(({ kind: { symbol }, stepsAt }) => ({ symbol, steps: stepsAt(dying) }))
      const issued = await issueUntilKilled(dying, issuing, 4 + ((3 * round) % 12))
      for (const [index, one] of issued.entries()) {
        issuers[index]?.bodies.push(...one.bodies)
        finished += one.finished
      }
      server = await killable.start()
    }
    expect(finished).toBeGreaterThan(0)
    expect(finished).toBeLessThan(rounds * mostIssued * killedKinds.length)

    for (const { kind, at, stepsAt, bodies, moments } of issuers) {
      const { numbers, send } = kind.calls
      const page = { symbol: kind.symbol, page_size: '100' }
      const { numbers: waiting } = await at(server).get(numbers.waiting, { query: page })
      const issued = (await documentsKept(killable, kind.symbol)).filter(({ status }) => status !== 'draft')
      const known = [...waiting.map(({ number }) => number), ...issued.map(({ number }) => Number(number))]
      expect(inOrder(known)).toEqual(upTo(known.length))

      for (const body of bodies) await at(server).get(send, { body })
      const { saved } = stepsAt(server)
      await Promise.all(upTo(perMoment * moments.length).map(() => saved({ serial_no: kind.symbol })))
    }
    expect(await server.end('SIGTERM')).toBe(0)

    const runs = issuers.map(({ kind, at, hsmSerial, moments }) => {
      const { start, resume, read } = kind.calls.runs
      const req_key = newId()
      let run = ''
      return {
        symbol: kind.symbol,
        moments,
        /** Begins the run of all drafts, or gives the PIN to it again. */
        carry: async (running: Addressed): Promise<void> => {
          const entries = await keyEntries(at(running), hsmSerial)
          if (run !== '') {
            await at(running).get(resume, { params: { id: run }, body: entries })
            return
          }
          const drafts = (await documentsKept(killable, kind.symbol)).filter(({ status }) => status === 'draft')
          const rows = drafts.map(({ id, version }) => ({ document_id: id, version }))
          expect(rows.length).toBeGreaterThanOrEqual(perMoment * moments.length)
          run = (await at(running).get(start, { body: { req_key, ...entries, rows } })).id
        },
        stateAt: async (running: Addressed) => (await at(running).get(read, { params: { id: run } })).run.state,
      }
    })
    for (const { symbol, moments, carry } of runs)
      for (const moment of moments) {
        const dying = await killable.start(killedAt(moment))
        await answered(carry(dying))
        await dying.ended
        const numbers = await numbersKept(killable, symbol)
        expect(inOrder(numbers)).toEqual(upTo(numbers.length))
        await endClaims(killable)
      }

    const last = await killable.start()
    for (const { carry, stateAt } of runs) {
      await expect.poll(() => stateAt(last), { interval: 50 }).toBe('waiting')
      await carry(last)
      await expect.poll(() => stateAt(last), { timeout: 60_000, interval: 50 }).toBe('finished')
    }
    for (const { kind, at } of issuers) {
      const kept = () => documentsKept(killable, kind.symbol)
      await expect
        .poll(async () => new Set((await kept()).map(({ status }) => status)), { timeout: 60_000, interval: 100 })
        .toEqual(new Set(['accepted']))
      const all = await kept()
      expect(all.map(({ number }) => number)).toEqual(upTo(all.length))
      expect(new Set(all.map(({ signed, sent, arrived }) => `${signed} ${sent} ${arrived}`))).toEqual(
        new Set(['1 1 1']),
      )
      const { numbers } = await at(last).get(kind.calls.numbers.waiting, { query: { symbol: kind.symbol } })
      expect(numbers).toEqual([])
    }
    expect(await last.end('SIGTERM')).toBe(0)
  },
)
