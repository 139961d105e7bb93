import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { contract } from '../../src/api/contract/contract.ts'
import { refusalEnvelopeSchema } from '../../src/api/contract/envelope.ts'
import { checkReadiness, readinessChecks } from '../../server/operation/readiness.ts'
import { openStore } from '../../server/openStore.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

const loopback = { host: '127.0.0.1', port: 0 }
let folder: string
let server: TestServer

beforeAll(async () => {
  folder = await makeDemoFolder()
  server = await startTestServer(testConfig(folder, { metrics: loopback }), { linesLost: () => 7 })
})
afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ event: v.string(), requestId: v.optional(v.string()) }),
)

describe('an operator', () => {
  it('hears that the server answers, and that it can do its work', async () => {
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'ok' })
    const ready = await fetch(`${server.origin}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: 'ok', migrations: 'ok', disk: 'ok' } },
    ])
  })

  it('hears which check fails', async () => {
    const { store, db, takesWrites, isLatestSchema } = await openStore({
      kind: 'sqlite',
      path: `${folder}/checked.sqlite`,
    })
    expect(await isLatestSchema()).toBe(true)
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(db)
    const check = (dataFolder: string) => checkReadiness(readinessChecks(takesWrites, isLatestSchema, dataFolder))
    expect(await check(folder)).toEqual({
      isReady: false,
      checks: { database: 'ok', migrations: 'failing', disk: 'ok' },
    })
    await store.close()
    expect((await check(`${folder}/gone`)).checks).toEqual({
      database: 'failing',
      migrations: 'failing',
      disk: 'failing',
    })
  })

  it('reads metrics on a port of their own and nowhere else', async () => {
    await fetch(`${server.origin}${contract.session.path}`)
    const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(text).toContain(
      'tokhai_http_request_duration_seconds_count{route="auth.session",method="GET",status="401"} 1\n',
    )
    expect(text).toContain('tokhai_log_lines_lost 7\n')
    expect(text).toContain('tokhai_database_unavailable_total 0\n')
    expect(text).toContain('process_resident_memory_bytes')
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404)
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404)
  })

  it('finds no port where none is configured', async () => {
    const own = await makeDemoFolder()
    const quiet = await startTestServer(testConfig(own))
    expect(quiet.metricsPort).toBeNull()
    await quiet.close()
    await removeFolder(own)
  })
})

describe('a request', () => {
  it('has one id: in the header, the refusal and each line of the log', async () => {
    const before = server.lines.length
    const response = await fetch(`${server.origin}${contract.session.path}`)
    const id = response.headers.get('x-request-id')
    const { status } = v.parse(refusalEnvelopeSchema, await response.json())
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(status.request_id).toBe(id)
    const lines = server.lines.slice(before).map((line) => v.parse(lineSchema, line))
    expect(lines.map(({ event, requestId }) => [event, requestId])).toContainEqual(['request', id])
    const other = await fetch(`${server.origin}/`)
    expect(other.headers.get('x-request-id')).not.toBe(id)
  })
})
