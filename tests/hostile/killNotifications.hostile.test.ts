import { textOf } from '../../src/domain/declaration/values.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { makeDemoFolder } from '../server/support/demoFolder.ts'
import { makeDemoDatabase } from './support/demoDatabase.ts'

const kills = hostileSize(6, 60)
const perRound = 6

const cluster = await workerPostgres()

type Body = Awaited<ReturnType<typeof newBody>>

/** A draft of one person, and the change to it by another one of which the first is notified. */
interface Change {
  readonly id: string
  readonly body: Body & { readonly declaration_id: string; readonly version: string }
}

const place = async (kind: string): Promise<{ readonly folder: string; readonly location: DatabaseLocation }> => {
  if (kind === 'postgres' && cluster !== null) {
    const { folder, url } = await makeDemoDatabase(cluster)
    return { folder, location: { kind: 'postgres', url, onConnectionLost: () => undefined } }
  }
  const folder = await makeDemoFolder()
  return { folder, location: { kind: 'sqlite', path: join(folder, 'tokhai.sqlite') } }
}

const prepare = async (writer: Visitor, body: Body): Promise<readonly Change[]> => {
  const changes: Change[] = []
  for (let index = 0; index < perRound; index += 1) {
    const { declaration_id, version } = await writer.get(contract.saveDraft, { body })
    changes.push({ id: declaration_id, body: { ...body, pos_key: 'changed', declaration_id, version } })
  }
  return changes
}

/** Makes changes side by side, and answers once so many were acknowledged; `ended` comes when all have been answered or cut off. */
const makeChanges = async (other: Visitor, changes: readonly Change[], enough: number, acknowledged: Set<string>) => {
  const reached = Promise.withResolvers<null>()
  let count = 0
  const ended = Promise.all(
    changes.map(async ({ id, body }) => {
      const status = await other.ask(contract.saveDraft, { body }).then(
        (reply) => reply.status,
        () => 0,
      )
      if (status === 200) acknowledged.add(id)
      count += 1
      if (count >= enough) reached.resolve(null)
    }),
  )
  await reached.promise
  return { ended }
}

/** What was taken by a server that died is free again, as it is once its time is over. */
const endClaims = async (location: DatabaseLocation): Promise<void> => {
  const { store, db } = await openStore(location)
  await db.updateTable('outbox').set({ claimed_until: '' }).where('subject_kind', '=', 'notification').execute()
  await store.close()
}

const mailsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'mail'))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, 'mail', name), 'utf8').replaceAll(/=\r\n/g, ''))

/** Every notification of a draft that was changed, through all pages. */
const notifiedOf = async (writer: Visitor): Promise<readonly string[]> => {
  const found: string[] = []
  let before: string | undefined
  for (;;) {
    const page = await writer.get(contract.listNotifications, { query: before === undefined ? {} : { before } })
    found.push(...page.notifications.filter(({ kind }) => kind === 'declaration.changed').map((one) => one.record_id))
    if (!page.has_more) return found
    before = page.notifications.at(-1)?.id
  }
}

describe.each(cluster === null ? ['sqlite'] : ['sqlite', 'postgres'])('on %s', (kind) => {
  it(
    `what was changed is notified once and mailed once, and nothing else is, after ${kills} kills`,
    { timeout: kills * 60_000 },
    async () => {
      const { folder, location } = await place(kind)
      onTestFinished(() => removeFolder(folder))
      const environment = {
        TOKHAI_DATA: folder,
        DATABASE_URL: location.kind === 'postgres' ? location.url : '',
        ESIGN_SIMULATOR_PORT: '0',
      }
      const first = await startProcess(environment)
      const writer = await signInAs(first.origin, 'admin@tokhai.example')
      const cookies = [writer.cookie(), (await signInAs(first.origin, 'sysadmin@tokhai.example')).cookie()] as const
      const body = await newBody(writer)
      await writer.get(contract.changeNotificationMail, {
        body: { locale: 'en', kinds: [{ kind: 'declaration.changed', is_mailed: true }] },
      })
      await first.end('SIGKILL')

      const all: Change[] = []
      const acknowledged = new Set<string>()
      for (let round = 0; round < kills; round += 1) {
        const server = await startProcess(environment)
        const changes = await prepare(visit(server.origin, cookies[0]), body)
        all.push(...changes)
        const { ended } = await makeChanges(
          visit(server.origin, cookies[1]),
          changes,
          1 + (round % perRound),
          acknowledged,
        )
        await server.end('SIGKILL')
        await ended
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(kills)

      await endClaims(location)
      const last = await startProcess(environment)
      const reader = visit(last.origin, cookies[0])
      const changed: string[] = []
      for (const { id } of all) {
        const detail = await reader.get(declarationFilings.eInvoice.detail, { params: { id } })
        if (textOf(detail, 'pos_key') === 'changed') changed.push(id)
      }
      expect([...acknowledged].filter((id) => !changed.includes(id))).toEqual([])
      expect((await notifiedOf(reader)).toSorted()).toEqual(changed.toSorted())
      const mailed = () => all.map(({ id }) => id).filter((id) => mailsIn(folder).some((mail) => mail.includes(id)))
      await expect.poll(() => mailed().toSorted(), { timeout: 60_000 }).toEqual(changed.toSorted())
      expect(mailsIn(folder).filter((mail) => changed.some((id) => mail.includes(id)))).toHaveLength(changed.length)
      expect(await last.end('SIGTERM')).toBe(0)
    },
  )
})
