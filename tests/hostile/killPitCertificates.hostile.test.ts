import { expect, it, onTestFinished } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { pitCertificateFiling } from '../../src/api/contract/pitCertificateFiling.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { certificateSteps } from '../server/support/pitCertificates.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { addHsmKeys, registerHsmKeys } from './support/companyCertificates.ts'
import { killableServer } from './support/killable.ts'
import { endClaims, keyEntries } from './support/killedRuns.ts'
import {
  answered,
  certificatesKept,
  issueUntilKilled,
  mostIssued,
  ownSymbol,
  type IssueBody,
} from './support/killedCertificates.ts'
import { killedAt, type Moment } from './support/moment.ts'

const before = (statement: string, time: number): Moment => ({ before: 'statement', statement, time })

/** In which a server dies while people issue certificates one by one. */
const rounds = hostileSize(2, 12)
/** At each of them a server dies that carries a run. */
const moments: readonly Moment[] = [{ before: 'signature', time: 3 }, before('insert into "signed_documents"', 2)]
const perMoment = 5

const upTo = (highest: number): readonly number[] => Array.from({ length: highest }, (_, index) => index + 1)

const cluster = await workerPostgres()
const databases = [['SQLite', null] as const, ...(cluster === null ? [] : [['PostgreSQL', cluster] as const])]

it.each(databases)(
  `on %s PIT certificates are each sent once, under numbers without a gap, after ${rounds + moments.length} kills, and their run goes on`,
  { timeout: 10 * 60_000 },
  async (_name, on) => {
    const killable = await killableServer(on, { AUTHORITY_RECEIPT_SECONDS: '0', AUTHORITY_DECISION_SECONDS: '0' })
    onTestFinished(() => killable.remove())
    const key = await demoKey(killable.folder)
    const serial_no = await ownSymbol(killable)
    const first = await killable.start()
    const admin = await signInAs(first.origin, 'admin@tokhai.example')
    const cookie = (await signInAs(first.origin, 'pit.admin@tokhai.example')).cookie()
    const [hsmSerial = ''] = await addHsmKeys(killable, 1)
    await registerHsmKeys(admin, [hsmSerial])
    const stepsOf = (visitor: Visitor) => certificateSteps(() => ({ visitor, key }))

    const bodies: IssueBody[] = []
    let server = first
    let finished = 0
    for (let round = 0; round < rounds; round += 1) {
      const issued = await issueUntilKilled(server, stepsOf(visit(server.origin, cookie)), serial_no, 4 + 3 * round)
      bodies.push(...issued.bodies)
      finished += issued.finished
      server = await killable.start()
    }
    expect(finished).toBeGreaterThan(0)
    expect(finished).toBeLessThan(rounds * mostIssued)

    const again = visit(server.origin, cookie)
    const { saved } = stepsOf(again)
    for (const body of bodies) await again.get(contract.issuePitCertificate, { body })
    await Promise.all(
      upTo(perMoment * moments.length).map((person) => saved({ serial_no, taxpayer_nm: `Người của đợt ${person}` })),
    )
    const rows = (await certificatesKept(killable, serial_no))
      .filter(({ status }) => status === 'draft')
      .map(({ id, version }) => ({ document_id: id, version }))
    expect(rows.length).toBeGreaterThanOrEqual(perMoment * moments.length)
    expect(await server.end('SIGTERM')).toBe(0)

    const { start, resume, read } = pitCertificateFiling.runs
    const req_key = newId()
    let run = ''
    /** Begins the run, or gives the PIN to it again. */
    const carry = async (visitor: Visitor): Promise<void> => {
      const entries = await keyEntries(visitor, hsmSerial)
      if (run !== '') await visitor.get(resume, { params: { id: run }, body: entries })
      else run = (await visitor.get(start, { body: { req_key, ...entries, rows } })).id
    }
    const stateOf = async (visitor: Visitor) => (await visitor.get(read, { params: { id: run } })).run.state
    for (const moment of moments) {
      const dying = await killable.start(killedAt(moment))
      await answered(carry(visit(dying.origin, cookie)))
      await dying.ended
      await endClaims(killable)
    }
    const last = await killable.start()
    const visitor = visit(last.origin, cookie)
    await expect.poll(() => stateOf(visitor), { interval: 50 }).toBe('waiting')
    await carry(visitor)
    await expect.poll(() => stateOf(visitor), { timeout: 60_000, interval: 50 }).toBe('finished')
    const kept = () => certificatesKept(killable, serial_no)
    await expect
      .poll(async () => new Set((await kept()).map(({ status }) => status)), { timeout: 60_000, interval: 100 })
      .toEqual(new Set(['accepted']))
    const all = await kept()
    expect(all.map(({ number }) => number)).toEqual(upTo(all.length))
    expect(new Set(all.map(({ signed, sent, arrived }) => `${signed} ${sent} ${arrived}`))).toEqual(new Set(['1 1 1']))
    const { numbers } = await visitor.get(contract.pitCertificateNumbersWaiting, { query: { symbol: serial_no } })
    expect(numbers).toEqual([])
    expect(await last.end('SIGTERM')).toBe(0)
  },
)
