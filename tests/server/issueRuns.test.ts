import { describe, expect, it } from 'vitest'
import { cancelRun, putRunAway } from '../../server/issueRuns/ending.ts'
import { takeBackLapsed } from '../../server/issueRuns/runner.ts'
import { resumeRun } from '../../server/issueRuns/starting.ts'
import { sweepRuns } from '../../server/issueRuns/sweep.ts'
import type { IssueRun } from '../../server/issueRuns/runs.ts'
import { createTurns } from '../../server/issueRuns/turns.ts'
import { startDatabases } from './support/databases.ts'
import { outcomeOf, registered, startedRuns, valueOf } from './support/issueRunOutcomes.ts'
import { asked, asker, companyId, startRuns } from './support/issueRuns.ts'

const databases = (await startDatabases()).map((database) => [database.kind, database] as const)

/** The step before a document is sent: a run is begun, its rows taken, one generated and signed, in seven. */
const awayAt = 8

/** Answers false once something has come to be. */
const settled = async (hasCome: () => boolean): Promise<false> => {
  while (!hasCome()) await new Promise((resolve) => void setImmediate(resolve))
  return false
}

describe.each(databases)('an issue run on %s', (_kind, database) => {
  it('registers each document once, with an outcome for each, and refuses others by the codes of their calls', async () => {
    const runs = await startedRuns(database, 3)
    const [one, two, three] = runs.rows
    if (one === undefined || two === undefined || three === undefined) throw new Error('three drafts were made')
    const { parts, keys, ended } = await runs.server()
    const rows = [one, { ...two, version: 'before' }, { documentId: 'unknown', version: 'x' }, three]
    const run = valueOf(await runs.start(parts, { rows }))
    expect(run).toMatchObject({ state: 'running', total: 4 })
    await ended()
    expect(await outcomeOf(runs, run)).toEqual({
      state: 'finished',
      reason: '',
      rows: ['sent', 'refused declaration.changed', 'refused record.absent', 'sent'],
    })
    expect(await registered(runs)).toEqual({ each: [1, 0, 1], messages: 2 })
    expect(keys).toEqual({ count: 1, closed: 1 })
    const audit = await runs.db.selectFrom('audit').select('action').where('company_id', '=', companyId).execute()
    const counted = (action: string) => audit.filter((row) => row.action === action).length
    expect(['issueRun.started', 'declaration.generated', 'declaration.registered', 'hsm.signed'].map(counted)).toEqual([
      1, 2, 2, 1,
    ])
  })

  it('answers the same request again the same, and tries no PIN for it', async () => {
    const runs = await startedRuns(database, 1)
    const { parts, keys, ended } = await runs.server()
    const first = valueOf(await runs.start(parts, { rows: runs.rows }))
    await ended()
    expect(valueOf(await runs.start(parts, { rows: runs.rows })).id).toBe(first.id)
    expect(await runs.start(parts, { rows: [{ documentId: 'other', version: '' }] })).toMatchObject({
      failure: { reason: 'issueRun.conflict' },
    })
    expect(keys).toEqual({ count: 1, closed: 1 })
  })

  it('of an account is open once, at whichever server it is begun, also at the same moment', async () => {
    const runs = await startedRuns(database, 2)
    let arrived = 0
    // Both have found no open run, and opened the key, before either is kept.
    const { promise: areAnswered, resolve: answer } = Promise.withResolvers<undefined>()
    const together = () => {
      let steps = 0
      return async (): Promise<void> => {
        steps += 1
        if (steps === 1) arrived += 1
        await settled(() => arrived >= 2)
        // A run that is kept goes on once the other server has been answered: it must not have ended by then.
        if (steps > 2) await areAnswered
      }
    }
    const [one, two] = [await runs.server(together()), await runs.server(together())]
    const row = (place: number) => runs.rows.slice(place, place + 1)
    const outcomes = await Promise.all([
      runs.start(one.parts, { rows: row(0), reqKey: 'run-a' }),
      runs.start(two.parts, { rows: row(1), reqKey: 'run-b' }),
    ])
    answer(undefined)
    await Promise.all([one.ended(), two.ended()])
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([{ failure: { reason: 'issueRun.another' } }])
    expect([one.keys, two.keys]).toEqual([
      { count: 1, closed: 1 },
      { count: 1, closed: 1 },
    ])
  })

  it('of numbered documents generates one after the other, in the order in which they were given', async () => {
    const runs = await startedRuns(database, 4)
    const { parts, ended } = await runs.server()
    const order: string[] = []
    let isFirst = true
    const documents: typeof parts.documents = {
      ...parts.documents,
      isNumbered: true,
      async generate(store, member, wanted) {
        // The first is overtaken by whoever does not wait for it.
        if (isFirst) {
          isFirst = false
          for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => void setImmediate(resolve))
        }
        order.push(wanted.documentId)
        return parts.documents.generate(store, member, wanted)
      },
    }
    const run = valueOf(await runs.start({ ...parts, documents }, { rows: runs.rows }))
    await ended()
    expect(await outcomeOf(runs, run)).toMatchObject({ state: 'finished' })
    expect(order).toEqual(runs.rows.map(({ documentId }) => documentId))
  })

  it('waits where its key signs no more, and goes on with the PIN given again', async () => {
    const runs = await startedRuns(database, 4)
    let steps = 0
    const { parts, ended, keys } = await runs.server()
    const { open } = parts.hsm
    const failing: typeof open = async (login, choice) => {
      const opened = await open(login, choice)
      if (!opened.ok) return opened
      const { key } = opened.value
      const signing = () => {
        steps += 1
        return steps > 2
      }
      const sign: typeof key.sign = (data) =>
        signing() ? Promise.reject(new Error('the device is gone')) : key.sign(data)
      return { ok: true, value: { ...opened.value, key: { ...key, sign } } }
    }
    const run = valueOf(await runs.start({ ...parts, hsm: { ...parts.hsm, open: failing } }, { rows: runs.rows }))
    await ended()
    const waiting = await outcomeOf(runs, run)
    expect(waiting).toMatchObject({ state: 'waiting', reason: 'session.keyFailed' })
    expect(waiting.rows.toSorted()).toEqual(['sent', 'sent', 'waiting', 'waiting'])
    expect(keys.closed).toBe(keys.count)
    expect(valueOf(await resumeRun(parts, run.id, asked, asker))).toMatchObject({ state: 'running', claim: 2 })
    await ended()
    expect(await outcomeOf(runs, run)).toMatchObject({ state: 'finished', rows: ['sent', 'sent', 'sent', 'sent'] })
    expect(await registered(runs)).toEqual({ each: [1, 1, 1, 1], messages: 4 })
    expect(await resumeRun(parts, run.id, asked, asker)).toMatchObject({ failure: { reason: 'issueRun.ended' } })
  })

  it('that has waited for a week is cancelled by housekeeping, which the audit and the pages of its account hear', async () => {
    const runs = await startedRuns(database, 2)
    const { parts, ended } = await runs.server()
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    await ended()
    await runs.db
      .updateTable('issue_runs')
      .set({ state: 'waiting', ended_at: '' })
      .where('company_id', '=', companyId)
      .execute()
    await runs.db
      .updateTable('issue_run_rows')
      .set({ state: 'waiting' })
      .where('company_id', '=', companyId)
      .where('position', '=', 1)
      .execute()
    const heard: string[] = []
    const { issueRuns } = runs.store
    const announce = (of: Pick<IssueRun, 'companyId' | 'accountId' | 'id'>) => {
      heard.push(of.id)
      return issueRuns.announce(of)
    }
    const store = { ...runs.store, issueRuns: { ...issueRuns, announce } }
    const week = 7 * 86_400_000
    await sweepRuns({ store, clock: () => new Date(Date.now() + week - 60_000) })
    expect([(await outcomeOf(runs, run)).state, heard]).toEqual(['waiting', []])
    await sweepRuns({ store, clock: () => new Date(Date.now() + week + 60_000) })
    expect(await outcomeOf(runs, run)).toMatchObject({ state: 'cancelled', rows: ['sent', 'stopped'] })
    expect(heard).toEqual([run.id])
    const audit = runs.db
      .selectFrom('audit')
      .select(['account_id', 'company_id'])
      .where('company_id', '=', companyId)
      .where('subject_id', '=', run.id)
    expect(await audit.where('action', '=', 'issueRun.cancelled').execute()).toEqual([
      { account_id: null, company_id: run.companyId },
    ])
  })

  it('that is cancelled in its midst keeps what is registered and stops the rest', async () => {
    const runs = await startedRuns(database, 20)
    const cancelling: { cancel: () => Promise<void> } = { cancel: () => Promise.resolve() }
    const { parts, ended } = await runs.server(() => cancelling.cancel())
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    const beside = await runs.server()
    cancelling.cancel = async () => {
      cancelling.cancel = () => Promise.resolve()
      await cancelRun(beside.parts, run.id, asker)
    }
    await ended()
    const { state, rows } = await outcomeOf(runs, run)
    expect(state).toBe('cancelled')
    // Four at least were not taken yet: sixteen are at once.
    expect(rows.slice(16)).toEqual(['stopped', 'stopped', 'stopped', 'stopped'])
    expect(new Set(rows)).toEqual(new Set(['sent', 'stopped']))
    const { each } = await registered(runs)
    expect(each).toEqual(rows.map((outcome) => (outcome === 'sent' ? 1 : 0)))
    expect(valueOf(await cancelRun(parts, run.id, asker)).state).toBe('cancelled')
    await putRunAway(parts, run.id, asker)
    expect(await runs.store.issueRuns.listed(run, 10)).toEqual([])
  })

  it('waits once its account has lost the right, with nothing sent after that', async () => {
    const runs = await startedRuns(database, 3)
    const { parts, ended } = await runs.server()
    await runs.db
      .updateTable('accounts')
      .set({ is_active: 0 })
      .where('company_id', '=', companyId)
      .where('id', '=', asker.member.account.id)
      .execute()
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    await ended()
    expect(await outcomeOf(runs, run)).toEqual({
      state: 'waiting',
      reason: 'permission.missing',
      rows: ['waiting', 'waiting', 'waiting'],
    })
    expect(await registered(runs)).toEqual({ each: [0, 0, 0], messages: 0 })
  })

  it('that was cancelled while its server was away is not sent by that server when it comes back', async () => {
    const runs = await startedRuns(database, 1)
    const { promise: isBack, resolve: comeBack } = Promise.withResolvers<undefined>()
    let isAway = false
    let steps = 0
    const { parts, ended } = await runs.server(async () => {
      steps += 1
      if (steps !== awayAt) return
      isAway = true
      await isBack
    })
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    await settled(() => isAway)
    const two = await runs.server()
    runs.claimsEnd()
    await takeBackLapsed({ store: runs.store, clock: two.parts.clock })
    await cancelRun(two.parts, run.id, asker)
    comeBack(undefined)
    await ended()
    expect([await outcomeOf(runs, run), await registered(runs)]).toEqual([
      { state: 'cancelled', reason: '', rows: ['stopped'] },
      { each: [0], messages: 0 },
    ])
  })

  it('keeps its claim while a document takes longer than a claim counts', async () => {
    const runs = await startedRuns(database, 1)
    const { promise: isSigned, resolve: sign } = Promise.withResolvers<undefined>()
    let isSigning = false
    const { parts, ended } = await runs.server()
    const { open } = parts.hsm
    const slow: typeof open = async (login, choice) => {
      const opened = await open(login, choice)
      if (!opened.ok) return opened
      const { key } = opened.value
      const signSlowly: typeof key.sign = async (data) => {
        isSigning = true
        await isSigned
        return key.sign(data)
      }
      return { ok: true, value: { ...opened.value, key: { ...key, sign: signSlowly } } }
    }
    const run = valueOf(await runs.start({ ...parts, hsm: { ...parts.hsm, open: slow } }, { rows: runs.rows }))
    await settled(() => isSigning)
    runs.claimsEnd()
    expect([...runs.repeated.values()]).toEqual([10_000])
    for (const work of runs.repeated.keys()) work()
    await expect.poll(() => runs.store.issueRuns.lapsed(parts.clock().toISOString(), 1)).toEqual([])
    await takeBackLapsed({ store: runs.store, clock: parts.clock })
    sign(undefined)
    await ended()
    expect(await outcomeOf(runs, run)).toEqual({ state: 'finished', reason: '', rows: ['sent'] })
    expect(runs.repeated.size).toBe(0)
  })

  it('whose server is killed before any of its steps is finished by another, with each document registered once', async () => {
    let killedAt = 1
    for (let isKilled = true; isKilled; killedAt += 1) {
      isKilled = false
      const runs = await startRuns(database, 1)
      let steps = 0
      let isReleased = false
      const released: (() => void)[] = []
      // A server that hangs is one that is killed, until it goes on: then it is one that was away for long.
      const one = await runs.server(async () => {
        steps += 1
        if (steps < killedAt || isReleased) return
        isKilled = true
        await new Promise<void>((resolve) => void released.push(resolve))
      })
      const begun = runs.start(one.parts, { rows: runs.rows })
      const isBegun = await Promise.race([begun.then(() => true), settled(() => released.length > 0)])
      if (isBegun) await Promise.race([one.ended(), settled(() => isKilled && released.length > 0)])
      const two = await runs.server()
      runs.claimsEnd()
      await takeBackLapsed({ store: runs.store, clock: two.parts.clock })
      const again = valueOf(await runs.start(two.parts, { rows: runs.rows }))
      if (again.state === 'waiting') valueOf(await resumeRun(two.parts, again.id, asked, asker))
      await two.ended()
      isReleased = true
      for (const release of released) release()
      await Promise.allSettled([begun])
      await one.ended()
      expect([killedAt, await outcomeOf(runs, again), await registered(runs)]).toEqual([
        killedAt,
        { state: 'finished', reason: '', rows: ['sent'] },
        { each: [1], messages: 1 },
      ])
      await runs.close()
    }
    expect(killedAt).toBeGreaterThan(8)
  })
})

describe('turns', () => {
  it('are taken by companies one after another, however many of one wait', async () => {
    const turns = createTurns(1)
    const order: string[] = []
    const work = (name: string) => () => Promise.resolve(void order.push(name))
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => turns('a', work(name))),
      ...['b1', 'b2'].map((name) => turns('b', work(name))),
    ])
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4'])
  })

  it('hold no more than their places, also behind work that fails', async () => {
    const turns = createTurns(2)
    let inside = 0
    let most = 0
    const work = async (index: number) => {
      inside += 1
      most = Math.max(most, inside)
      await Promise.resolve()
      inside -= 1
      if (index % 2 === 0) throw new Error('failed')
    }
    await Promise.allSettled(Array.from({ length: 9 }, (_, index) => turns(`c${index % 3}`, () => work(index))))
    expect(most).toBe(2)
  })
})
