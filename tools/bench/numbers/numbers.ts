import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { sweepReservations } from '../../../server/numbering/release.ts'
import { openDatabase, type DatabaseLocation, type OpenDatabase } from '../../../server/store/openDatabase.ts'
import { startPostgres } from '../../product/server/postgres.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import type { Figure } from '../figure.ts'
import { summarise } from '../server/timing.ts'
import { day, series } from './series.ts'
import { hold, issue, toyProduct } from './toyKind.ts'

const wanted = 2000
const servers = 2
const clients = 8
/** A process is killed each time that so many more documents are issued. */
const killEvery = 180

type Opened = OpenDatabase<ReturnType<typeof toyProduct.repositories>>

const program = fileURLToPath(new URL('issuing.run.ts', import.meta.url))

const issuedNumbers = async ({ db }: Opened): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('toy_documents')
    .select('number')
    .where('company_id', '=', series.companyId)
    .execute()
  return rows.map(({ number }) => number)
}

const startIssuing = (location: DatabaseLocation) => {
  const order = { kind: location.kind, at: location.kind === 'sqlite' ? location.path : location.url, clients, wanted }
  const started = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    started.once('exit', (code, signal) => resolve(signal ?? code))
  })
  return { kill: () => started.kill('SIGKILL'), ended, output: text(started.stdout) }
}

/** A process that is killed is followed by another one, until one ends by itself; answers how long its draws took. */
const issueUntilEnough = async (opened: Opened, location: DatabaseLocation, killAt: () => number) => {
  let kills = 0
  for (;;) {
    const running = startIssuing(location)
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

/** What ended processes had left is taken up: people go on with their documents, reservations end, and others take what waits. */
const takeUpWaiting = async ({ store }: Opened): Promise<void> => {
  const end = new Date(Date.now() + 60_000).toISOString()
  await sweepReservations(store, end)
  for (const { documentId, number } of await store.numbers.waiting(series.companyId, null, wanted)) {
    const id = documentId ?? `late-${number}`
    const answer = await hold(store, series, [id], { day, now: end })
    const given = answer.ok ? answer.value.get(id) : undefined
    if (given !== undefined) await issue(store, series, id, given, day)
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

/** 16 clients of two processes on one symbol, in blocks and one by one, with PINs that are not given and processes that are killed. */
export const numberFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const figures = [...(await measure({ kind: 'sqlite', path: join(folder, 'numbers.sqlite') }))]
  await removeFolder(folder)
  const cluster = await startPostgres()
  if (cluster === null) return figures
  const url = await cluster.createDatabase()
  figures.push(...(await measure({ kind: 'postgres', url, onConnectionLost: () => undefined })))
  await cluster.stop()
  return figures
}
