import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sweepReservations } from '../../../server/numbering/release.ts'
import type { DatabaseLocation, OpenDatabase } from '../../../server/store/openDatabase.ts'
import { mostOutstanding } from '../../../src/domain/documents/numbers.ts'
import { day, series } from './series.ts'
import { hold, issue, type toyProduct } from './toyKind.ts'

export type Opened = OpenDatabase<ReturnType<typeof toyProduct.repositories>>

const program = fileURLToPath(new URL('issuing.run.ts', import.meta.url))

/** Numbers that documents were issued under, each as often as it was. */
export const issuedNumbers = async ({ db }: Opened): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('toy_documents')
    .select('number')
    .where('company_id', '=', series.companyId)
    .execute()
  return rows.map(({ number }) => number)
}

/** Starts a process whose clients issue documents until there are as many as wanted. */
export const startIssuing = (location: DatabaseLocation, clients: number, wanted: number) => {
  const order = { kind: location.kind, at: location.kind === 'sqlite' ? location.path : location.url, clients, wanted }
  const started = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) => {
    started.once('exit', (code, signal) => resolve(signal ?? code))
  })
  return { kill: () => started.kill('SIGKILL'), ended, output: text(started.stdout) }
}

/** What ended processes had left is taken up: people go on with their documents, reservations end, and others take what waits. */
export const takeUpWaiting = async ({ store }: Opened): Promise<void> => {
  const end = new Date(Date.now() + 60_000).toISOString()
  await sweepReservations(store, end)
  const ofAll = { forms: [series.form], symbol: null }
  const { items } = await store.numbers.waiting(series.companyId, ofAll, { number: 0, size: mostOutstanding })
  for (const { documentId, number } of items) {
    const id = documentId ?? `late-${number}`
    const answer = await hold(store, series, [id], { day, now: end })
    const given = answer.ok ? answer.value.get(id) : undefined
    if (given !== undefined) await issue(store, series, id, given, day)
  }
}
