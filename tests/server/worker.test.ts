import { declarationMessages } from '../../server/areas/declarations/messages.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultSignInLimits } from '../../server/companies/signInLimits.ts'
import { createHousekeeping } from '../../server/housekeeping.ts'
import { readEnvelope } from '../../server/authority/envelope.ts'
import { receiptNotice, decisionNotice, type Addressee } from '../../server/areas/declarations/simulated/notices.ts'
import type { Message, SendFailure, TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { product } from '../../server/areas.ts'
import { transmissionOf } from '../../server/areas/declarations/correspondence.ts'
import { declarationKey } from '../../server/areas/declarations/store/declarations.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { openStore } from '../../server/openStore.ts'
import type { Declaration } from '../../server/areas/declarations/store/declarations.ts'
import type { Store } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import { pauseAfter } from '../../server/outbox/delivering.ts'
import { sendDue, type Correspondence } from '../../server/transmissions/sending.ts'
import { queue } from '../../server/transmissions/transmissions.ts'
import { startIssueRunner } from '../../server/issueRuns/runner.ts'
import { startWorker } from '../../server/outbox/worker.ts'
import { account, declaration, fileIn, seed } from '../../tools/product/server/rows.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

const refusal = { code: '9992', text: 'Đã tồn tại' }
const turnedDown = { code: 'authority.turnedDown', detail: 'a bad message', message: '-1: Sai định dạng' } as const
type Repositories = ReturnType<typeof product.repositories>

let folder: string
let store: Store
let now: Date
let sent: Message[]
let waiting: Message[]
let acknowledged: string[]
let failure: SendFailure | null
/** What became of the messages kept, by their numbers. */
let outcomes: () => Promise<readonly string[]>
/** Actions of the audit with their subject and detail. */
let audited: () => Promise<readonly (readonly [string, string, unknown])[]>
let events: string[]
/** The changes that counting adds up. */
let tallies: () => Promise<readonly number[]>

const authority: TaxAuthority = {
  sender: 'V0199999977',
  send(message) {
    if (failure !== null) return Promise.resolve(fail(failure))
    sent.push(message)
    return Promise.resolve(succeed(null))
  },
  receive: () => Promise.resolve(waiting),
  acknowledge(mtdiep) {
    acknowledged.push(mtdiep)
    return Promise.resolve()
  },
}
const correspondence = (): Correspondence<Repositories> => ({
  store,
  authority,
  correspondents: product.correspondents,
  unasked: product.unasked,
  clock: () => now,
  log: (_level, event) => events.push(event),
})

beforeEach(async () => {
  folder = await makeFolder()
  const opened = await openStore({ kind: 'sqlite', path: `${folder}/worker.sqlite` })
  store = opened.store
  outcomes = async () =>
    (await opened.db.selectFrom('authority_messages').select('outcome').orderBy('mtdiep').execute()).map(
      ({ outcome }) => outcome,
    )
  tallies = async () =>
    (await forEveryCompany(() => opened.db.selectFrom('declaration_tallies').select('change').execute())).map(
      ({ change }) => change,
    )
  audited = async () =>
    (await forEveryCompany(() => opened.db.selectFrom('audit').selectAll().execute())).map(
      ({ action, subject_id, detail }) => [action, subject_id, JSON.parse(detail)] as const,
    )
  await seed(store)
  now = new Date('2026-11-20T01:00:00.000Z')
  ;[sent, waiting, acknowledged, failure, events] = [[], [], [], null, []]
})
afterEach(async () => {
  await store.close()
  await removeFolder(folder)
})

/** A declaration that was registered, with its message in the outbox. */
const registered = async (
  mtdiep: string,
  of: Declaration = declaration({ status: 'sent' }),
  isKept = false,
): Promise<Declaration> => {
  if (!isKept) await store.declarations.insert(of)
  const taken = await fileIn(store, of)
  await queue(store, [transmissionOf(eInvoice, taken, mtdiep)], now.toISOString())
  return of
}

describe('sending', () => {
  it('sends what is due once, in the envelope of its registration', async () => {
    await registered('M1')
    await registered('M2')
    await sendDue(correspondence())
    await sendDue(correspondence())
    expect(sent.map(({ mtdiep }) => mtdiep)).toEqual(['M1', 'M2'])
    const read = readEnvelope(sent[0]?.xml ?? '', (envelope, payload) =>
      succeed([envelope.mtdiep, envelope.taxCode, payload.content]),
    )
    expect(read).toEqual(succeed(['M1', '0199999984', 'signed']))
  })

  it('tries again under the same number, each time after a longer pause', async () => {
    await registered('M1')
    failure = { code: 'authority.unreachable', detail: 'no route' }
    await sendDue(correspondence())
    expect(events).toEqual(['authority.unreachable'])
    now = new Date(now.getTime() + pauseAfter(1) - 1)
    await sendDue(correspondence())
    expect(events).toHaveLength(1)
    now = new Date(now.getTime() + 1)
    await sendDue(correspondence())
    expect(events).toHaveLength(2)
    failure = null
    now = new Date(now.getTime() + pauseAfter(2))
    await sendDue(correspondence())
    expect(sent.map(({ mtdiep }) => mtdiep)).toEqual(['M1'])
    expect([1, 2, 3, 20].map(pauseAfter)).toEqual([2000, 4000, 8000, 300_000])
  })

  it('gives up what the provider turns down for good: the declaration is rejected with its words, and the audit says so', async () => {
    const one = await registered('M1')
    failure = turnedDown
    await sendDue(correspondence())
    expect(await store.declarations.byId(one.companyId, one.id)).toMatchObject({
      status: 'rejected',
      authorityMessage: '-1: Sai định dạng',
    })
    expect(
      (await store.declarations.events(one.companyId, one.id)).map(({ status, message }) => [status, message]),
    ).toEqual([['rejected', '-1: Sai định dạng']])
    expect(await audited()).toEqual([
      ['declaration.turnedDown', one.id, { name: one.reference, message: 'M1', reason: '-1: Sai định dạng' }],
    ])
    expect(await store.documentHistory.messages(keyOf(declarationKey, one))).toMatchObject([
      { kind: 'technical', at: now.toISOString(), mtdiep: 'M1', text: '-1: Sai định dạng', xml: '' },
    ])
    failure = null
    now = new Date(now.getTime() + 3_600_000)
    await sendDue(correspondence())
    expect([sent, events]).toEqual([[], ['authority.turnedDown']])
  })

  it('gives up an earlier filing without touching a declaration that was answered, or filed anew', async () => {
    const answered = await registered('M1', declaration({ status: 'accepted' }))
    const filedAnew = await registered('M2')
    await registered('M3', filedAnew, true)
    const turnsDown = {
      ...authority,
      send: (message: Message) => Promise.resolve(message.mtdiep === 'M3' ? succeed(null) : fail(turnedDown)),
    }
    await sendDue({ ...correspondence(), authority: turnsDown })
    for (const { companyId, id, status } of [answered, filedAnew])
      expect((await store.declarations.byId(companyId, id))?.status).toBe(status)
    expect(events).toEqual(['authority.turnedDown', 'authority.turnedDown'])
  })

  it('does not let a message that cannot be made keep others waiting', async () => {
    await registered('M1')
    const authorityThatThrows = {
      ...authority,
      send: (message: Message) =>
        message.mtdiep === 'M1' ? Promise.reject(new Error('a bug')) : authority.send(message),
    }
    await registered('M2')
    await sendDue({ ...correspondence(), authority: authorityThatThrows })
    expect([events, sent.map(({ mtdiep }) => mtdiep)]).toEqual([['worker.failed'], ['M2']])
    now = new Date(now.getTime() + pauseAfter(1))
    await sendDue(correspondence())
    expect(sent.map(({ mtdiep }) => mtdiep)).toEqual(['M2', 'M1'])
  })

  it('sends again what a server took and never ended', async () => {
    await registered('M1')
    await store.outbox.claim({
      kinds: ['transmission'],
      now: now.toISOString(),
      until: new Date(now.getTime() + 20_000).toISOString(),
      limit: 5,
      after: null,
    })
    await sendDue(correspondence())
    expect(sent).toEqual([])
    now = new Date(now.getTime() + 20_001)
    await sendDue(correspondence())
    expect(sent.map(({ mtdiep }) => mtdiep)).toEqual(['M1'])
  })
})

describe('taking in answers', () => {
  const to = (mtdiep: string, reference: string, taxCode = '0199999984'): Addressee => ({
    mtdiep,
    reference,
    receiver: 'V0199999977',
    types: declarationMessages.eInvoice,
    version: '2.1.0',
    taxCode,
    taxpayer: 'X',
    office: '',
    place: '',
    kind: '1',
    cashRegisterCode: '',
  })
  const statusOf = async ({ companyId, id }: Declaration) => (await store.declarations.byId(companyId, id))?.status
  const statusesOf = async ({ companyId, id }: Declaration) =>
    (await store.declarations.events(companyId, id)).map(({ status }) => status)

  it('applies a message once, however often it comes, and acknowledges it each time', async () => {
    const one = await registered('M1')
    waiting = [receiptNotice(to('A1', 'M1'), [], now), decisionNotice(to('A2', 'M1'), [refusal], now)]
    for (let time = 0; time < 3; time += 1) await takeInAnswers(correspondence())
    expect(await statusesOf(one)).toEqual(['received', 'refused'])
    expect((await store.declarations.byId(one.companyId, one.id))?.authorityMessage).toBe('9992: Đã tồn tại')
    expect(await store.inForce.latest(one.companyId, eInvoice.number)).toBeNull()
    expect(acknowledged).toEqual(['A1', 'A2', 'A1', 'A2', 'A1', 'A2'])
    expect(await outcomes()).toEqual(['applied', 'applied'])
  })

  it('lets a decision overtake its receipt, which changes nothing any more', async () => {
    const one = await registered('M1')
    waiting = [decisionNotice(to('A2', 'M1'), [], now), receiptNotice(to('A1', 'M1'), [], now)]
    await takeInAnswers(correspondence())
    expect(await statusesOf(one)).toEqual(['accepted'])
    const {
      id,
      content: { reg_date: day },
    } = one
    const inForce = await store.inForce.latest(one.companyId, eInvoice.number)
    expect(inForce).toMatchObject({ id, day, acceptedAt: now.toISOString() })
  })

  it('keeps the code of a cash register with its acceptance, and over a change that brings none', async () => {
    const [one, change] = [await registered('M1'), await registered('M2')]
    const codeOf = async ({ companyId, id }: Declaration) =>
      (await store.inForce.ofDocument(companyId, eInvoice.number, id))?.cashRegisterCode
    waiting = [decisionNotice({ ...to('A1', 'M1'), cashRegisterCode: 'A1B2C' }, [], now)]
    await takeInAnswers(correspondence())
    expect([await codeOf(one), await codeOf(change)]).toEqual(['A1B2C', undefined])
    waiting = [decisionNotice(to('A2', 'M2'), [], now)]
    await takeInAnswers(correspondence())
    expect(await codeOf(change)).toBe('A1B2C')
  })

  it('does not apply what is about an earlier filing of the declaration', async () => {
    const one = await registered('M1')
    await registered('M2', one, true)
    waiting = [decisionNotice(to('A1', 'M1'), [], now)]
    await takeInAnswers(correspondence())
    expect(await statusOf(one)).toBe('sent')
    expect(await store.inForce.latest(one.companyId, eInvoice.number)).toBeNull()
    waiting = [decisionNotice(to('A2', 'M2'), [], now)]
    await takeInAnswers(correspondence())
    expect(await statusOf(one)).toBe('accepted')
  })

  it.each([
    ['a message that nobody sent', 'unknown', () => decisionNotice(to('A1', 'M9'), [], now)],
    ['another company’s tax code', 'unknown', () => decisionNotice(to('A1', 'M1', '0399999981'), [], now)],
    [
      'an answer about another form',
      'unknown',
      () => decisionNotice({ ...to('A1', 'M1'), types: declarationMessages.eDocument }, [], now),
    ],
    ['another number than its own', 'unreadable', () => ({ ...decisionNotice(to('A1', 'M1'), [], now), mtdiep: 'A9' })],
    ['nothing that can be read', 'unreadable', () => ({ mtdiep: 'A1', xml: '<TDiep>' })],
  ])('keeps and acknowledges, and does not apply: %s', async (_what, outcome, message) => {
    const one = await registered('M1')
    waiting = [message()]
    await takeInAnswers(correspondence())
    expect(await statusOf(one)).toBe('sent')
    expect(acknowledged).toEqual([message().mtdiep])
    expect(await outcomes()).toEqual([outcome])
  })

  it('takes a message that came again because it could not be read', async () => {
    const one = await registered('M1')
    const sound = decisionNotice(to('A1', 'M1'), [], now)
    waiting = [{ ...sound, xml: sound.xml.slice(0, 200) }]
    await takeInAnswers(correspondence())
    expect(await outcomes()).toEqual(['unreadable'])
    waiting = [sound, sound]
    await takeInAnswers(correspondence())
    expect(await statusOf(one)).toBe('accepted')
    expect(await outcomes()).toEqual(['applied'])
  })
})

describe('the worker', () => {
  it('goes on after a round that failed, and stops when asked', async () => {
    await registered('M1')
    let rounds = 0
    const flaky = {
      ...correspondence(),
      clock: () => {
        rounds += 1
        if (rounds === 1) throw new Error('the clock has stopped')
        return now
      },
    }
    let failed = 0
    const worker = startWorker(
      () => sendDue(flaky),
      flaky.log,
      () => (failed += 1),
    )
    await expect.poll(() => events).toEqual(['worker.failed'])
    expect(failed).toBe(1)
    worker.wake()
    await expect.poll(() => sent.length).toBe(1)
    await worker.stop()
    await registered('M2')
    worker.wake()
    expect(sent).toHaveLength(1)
  })

  it('of issue runs counts a round that failed too', async () => {
    let failed = 0
    const lapsed = () => Promise.reject(new Error('the disk is full'))
    const broken = { ...store, issueRuns: { ...store.issueRuns, lapsed } }
    const { clock, log } = correspondence()
    const runner = startIssueRunner({ store: broken, clock, log, onFailure: () => (failed += 1) })
    await expect.poll(() => failed).toBe(1)
    await runner.stop()
  })

  const sweepParts = () => ({
    store,
    signInLimits: defaultSignInLimits,
    clock: () => now,
    pictureColumns: product.pictures,
    imageFiles: null,
  })

  it('removes what has run out, not more often than every ten minutes', async () => {
    const session = { tokenHash: 'h', accountId: account.id, openedAt: '', expiresAt: now.getTime() / 1000 }
    const keepHouse = createHousekeeping(product.sweep, sweepParts())
    await keepHouse()
    await store.sessions.open(session)
    await keepHouse()
    await expect(store.sessions.open(session)).rejects.toThrow(/unique/i)
    now = new Date(now.getTime() + 600_000)
    await keepHouse()
    await store.sessions.open(session)
    expect(await store.sessions.find('h', 0)).not.toBeNull()
  })

  it('adds up the tallies of declarations, and leaves the counts as they are', async () => {
    const days = { form: eInvoice.number, from: '2000-01-01', to: '2999-12-31' }
    const counts = () => store.declarations.counts(account.companyId ?? '', days)
    for (let made = 0; made < 3; made += 1) await store.declarations.insert(declaration())
    const [before, changes] = [await counts(), await tallies()]
    await createHousekeeping(product.sweep, sweepParts())()
    expect(changes.length).toBeGreaterThan((await tallies()).length)
    expect(await tallies()).toEqual(before.map(({ count }) => count))
    expect(await counts()).toEqual(before)
  })
})
