import { describe, expect, it } from 'vitest'
import { pauseRun } from '../../server/issueRuns/ending.ts'
import { takeBackLapsed } from '../../server/issueRuns/runner.ts'
import { resumeRun } from '../../server/issueRuns/starting.ts'
import { startDatabases } from './support/databases.ts'
import { outcomeOf, registered, startedRuns, valueOf } from './support/issueRunOutcomes.ts'
import { asked, asker } from './support/issueRuns.ts'

const databases = (await startDatabases()).map((database) => [database.kind, database] as const)

describe.each(databases)('an issue run on %s', (_kind, database) => {
  /** A run that is paused from beside after this many steps of its server. */
  const paused = async (drafts: number, steps: number) => {
    const runs = await startedRuns(database, drafts)
    const beside = await runs.server()
    let left = steps
    let id = ''
    const { parts, ended, keys } = await runs.server(async () => {
      left -= 1
      if (left === 0) await pauseRun(beside.parts, id, asker)
    })
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    id = run.id
    return { runs, run, parts, ended, keys, beside }
  }

  it('that is paused ends what it is at, closes the key, and goes on with the PIN given again', async () => {
    const { runs, run, parts, ended, keys, beside } = await paused(20, 6)
    await ended()
    const { rows, ...how } = await outcomeOf(runs, run)
    expect(how).toEqual({ state: 'waiting', reason: 'paused' })
    expect([rows.filter((row) => row === 'sent').length, rows.filter((row) => row === 'waiting').length]).toEqual([
      16, 4,
    ])
    expect(keys).toEqual({ count: 1, closed: 1 })
    expect(valueOf(await pauseRun(parts, run.id, asker)).reason).toBe('paused')
    valueOf(await resumeRun(beside.parts, run.id, asked, asker))
    await beside.ended()
    expect(await outcomeOf(runs, run)).toMatchObject({ state: 'finished', reason: '' })
    expect((await registered(runs)).each).toEqual(runs.rows.map(() => 1))
    expect(valueOf(await pauseRun(parts, run.id, asker)).state).toBe('finished')
  })

  it('that is paused over its last documents has ended with them', async () => {
    const { runs, run, ended } = await paused(3, 6)
    await ended()
    expect(await outcomeOf(runs, run)).toEqual({ state: 'finished', reason: '', rows: ['sent', 'sent', 'sent'] })
  })

  it('that is paused goes on only once its server has ended what it was at, also where that server is killed', async () => {
    const runs = await startedRuns(database, 20)
    const beside = await runs.server()
    const answers: unknown[] = []
    let left = 6
    let id = ''
    const never = new Promise<void>(() => undefined)
    const { parts } = await runs.server(async () => {
      left -= 1
      if (left === 0) {
        await pauseRun(beside.parts, id, asker)
        answers.push(await resumeRun(beside.parts, id, asked, asker))
      }
      if (left <= 0) await never
    })
    const run = valueOf(await runs.start(parts, { rows: runs.rows }))
    id = run.id
    await expect.poll(() => answers).toMatchObject([{ ok: false, failure: { reason: 'issueRun.underWay' } }])
    runs.claimsEnd()
    await takeBackLapsed(beside.parts)
    valueOf(await resumeRun(beside.parts, id, asked, asker))
    await beside.ended()
    expect(await outcomeOf(runs, run)).toEqual({ state: 'finished', reason: '', rows: runs.rows.map(() => 'sent') })
    expect((await registered(runs)).each).toEqual(runs.rows.map(() => 1))
  })
})
