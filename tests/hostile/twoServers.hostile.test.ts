import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { demoKey, registerBody, sign, signedDeclaration } from '../../tools/product/server/filing.ts'
import { removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess, type ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import type { TestPostgres } from '../../tools/product/server/postgres.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import { makeDemoDatabase } from './support/demoDatabase.ts'

const cluster = await workerPostgres()

describe.runIf(cluster !== null)('two server processes on one PostgreSQL', () => {
  let url: string
  let folder: string
  let servers: readonly ServerProcess[]
  let visitors: readonly Visitor[]
  let key: SigningKey

  const start = async (on: TestPostgres): Promise<void> => {
    ;({ url, folder } = await makeDemoDatabase(on))
    const environment = {
      DATABASE_URL: url,
      TOKHAI_DATA: folder,
      AUTHORITY_RECEIPT_SECONDS: '0',
      AUTHORITY_DECISION_SECONDS: '1',
    }
    const first = await startProcess(environment)
    servers = [first, await startProcess(environment)]
    const admin = await signInAs(first.origin, 'admin@tokhai.example')
    visitors = servers.map(({ origin }) => visit(origin, admin.cookie()))
    key = await demoKey(folder)
  }

  beforeAll(async () => {
    if (cluster !== null) await start(cluster)
  })
  afterAll(async () => {
    for (const server of servers) await server.end('SIGTERM')
    await removeFolder(folder)
  })

  const rowsOf = async (table: 'signed_documents' | 'outbox' | 'declaration_events', id: string): Promise<number> => {
    const { store, db } = await openStore({ kind: 'postgres', url, onConnectionLost: () => {} })
    const rows = {
      signed_documents: () => db.selectFrom('signed_documents').select('id').where('document_id', '=', id),
      outbox: () =>
        db
          .selectFrom(
            db
              .selectFrom('outbox')
              .select('subject_id')
              .unionAll(db.selectFrom('outbox_sent').select('subject_id'))
              .as('messages'),
          )
          .innerJoin('transmission_rows', 'transmission_rows.transmission_id', 'messages.subject_id')
          .innerJoin('signed_documents', 'signed_documents.id', 'transmission_rows.signed_id')
          .select('signed_documents.id')
          .where('document_id', '=', id),
      declaration_events: () =>
        db.selectFrom('declaration_events').select('id').where('declaration_id', '=', id).where('status', '=', 'sent'),
    }
    const found = await rows[table]().execute()
    await store.close()
    return found.length
  }
  const at = (index: number): Visitor => {
    const visitor = visitors[index % 2]
    if (visitor === undefined) throw new Error('the servers are not started')
    return visitor
  }

  it('one row, one message and one event come of the same request at both at once, and equal answers', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { generated, registration } = await signedDeclaration(at(0), key, { decl_type: '2' })
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => at(index).ask(contract.registerDeclaration, { body: registration })),
      )
      expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1)
      expect(replies[0]?.status).toBe(200)
      for (const table of ['signed_documents', 'outbox', 'declaration_events'] as const)
        expect(await rowsOf(table, generated.declartion_id)).toBe(1)
    }
  })

  it('one of two documents for the same key is taken, the other conflicts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { body, generated, registration } = await signedDeclaration(at(0), key, { decl_type: '2' })
      const other = registerBody(body, generated.req_key, await sign(key, generated))
      const replies = await Promise.all([
        at(0).ask(contract.registerDeclaration, { body: registration }),
        at(1).ask(contract.registerDeclaration, { body: other }),
      ])
      expect(new Set(replies.map((reply) => reply.reason))).toEqual(new Set([null, 'registration.conflict']))
      expect(await rowsOf('signed_documents', generated.declartion_id)).toBe(1)
    }
  })

  it('the authority answers each declaration once, whichever server asks', async () => {
    const { generated, registration } = await signedDeclaration(at(1), key, { decl_type: '2' })
    await at(0).get(contract.registerDeclaration, { body: registration })
    const detail = () => at(1).get(contract.declarationDetail, { params: { id: generated.declartion_id } })
    await expect.poll(async () => (await detail()).noti_cd_tax, { interval: 200 }).toBe('accepted')
    expect((await detail()).events.map(({ status }) => status)).toEqual(['draft', 'sent', 'received', 'accepted'])
  })
})
