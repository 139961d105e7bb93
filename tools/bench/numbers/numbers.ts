import * as v from 'valibot'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openDatabase, type DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Figure } from '../figure.ts'
import { onBothDatabases } from '../server/onBothDatabases.ts'
import { summarise } from '../server/timing.ts'
import { issuedNumbers, startIssuing, takeUpWaiting, type Opened } from './issuing.ts'
import { toyProduct } from './toyKind.ts'

const wanted = 2000
const servers = 2
const clients = 8
/** A process is killed each time that so many more documents are issued. */
const killEvery = 180

/** A process that is killed is followed by another one, until one ends by itself; answers how long its draws took. */
const issueUntilEnough = async (opened: Opened, location: DatabaseLocation, killAt: () => number) => {
  let kills = 0
  for (;;) {
    const running = startIssuing(location, clients, wanted)
    const state = { isOver: false }
    const over = running.ended.finally(() => {
      state.isOver = true
    })
    const most = killAt()
    while (!state.isOver && (await issuedNumbers(opened)).length < most)
      await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 20))])
    if (!state.isOver && most < wanted) running.kill()
    const end = await over
    if (end === 0) return { kills, held: v.parse(v.array(v.number()), JSON.parse(await running.output)) }
    if (end !== 'SIGKILL') throw new Error(`a process that draws numbers ended with ${end}`)
    kills += 1
  }
}

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const opened = await openDatabase(toyProduct, location)
  await opened.store.companies.insertNew(demoCompany.id, demoCompany)
  let killAt = 0
  const next = () => (killAt += killEvery)
  const begun = performance.now()
  const ran = await Promise.all(Array.from({ length: servers }, () => issueUntilEnough(opened, location, next)))
  const seconds = (performance.now() - begun) / 1000
  await takeUpWaiting(opened)
  const numbers = await issuedNumbers(opened)
  const highest = Math.max(...numbers)
  const distinct = new Set(numbers).size
  await opened.store.close()
  const name = `numbers, ${location.kind}`
  const kills = ran.reduce((sum, one) => sum + one.kills, 0)
  return [
    { name: `${name}: issued`, value: numbers.length, unit: '', aim: wanted, atLeast: true },
    { name: `${name}: processes killed`, value: kills, unit: '', aim: 10, atLeast: true },
    { name: `${name}: gaps`, value: highest - distinct, unit: '', aim: 0 },
    { name: `${name}: twice`, value: numbers.length - distinct, unit: '', aim: 0 },
    { name: `${name}: a second, with restarts`, value: numbers.length / seconds, unit: '' },
    { name: `${name}: a draw p50`, value: summarise(ran.flatMap(({ held }) => held)).p50, unit: 'ms' },
  ]
}

/** Documents after which a second is counted: both processes are under way by then. */
const startedAfter = 200

/** The same clients without kills: what they issue in a second once both processes are under way. */
const measureRate = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const opened = await openDatabase(toyProduct, location)
  await opened.store.companies.insertNew(demoCompany.id, demoCompany)
  const running = Array.from({ length: servers }, () => startIssuing(location, clients, startedAfter + wanted))
  const isReached = async (count: number): Promise<number> => {
    for (;;) {
      const { length } = await issuedNumbers(opened)
      if (length >= count) return length
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const first = await isReached(startedAfter)
  const begun = performance.now()
  const last = await isReached(startedAfter + wanted)
  const seconds = (performance.now() - begun) / 1000
  await Promise.all(running.flatMap(({ ended, output }) => [ended, output]))
  await opened.store.close()
  const aim = location.kind === 'sqlite' ? 150 : 300
  return [
    {
      name: `numbers, ${location.kind}: a second, without kills`,
      value: (last - first) / seconds,
      unit: '',
      aim,
      atLeast: true,
    },
  ]
}

/** 16 clients of two processes on one symbol, in blocks and one by one, with PINs that are not given; with processes that are killed, and without. */
export const numberFigures = async (): Promise<readonly Figure[]> => [
  ...(await onBothDatabases(measure)),
  ...(await onBothDatabases(measureRate)),
]
