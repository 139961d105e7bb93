import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditTexts } from '../../src/area/auditTexts.ts'
import { arrivalOf } from '../app/arrivalOf.ts'
import { areaTexts } from '../../src/app/inside/areas.ts'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { callTests } from './support/callTests.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

const detailSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Every call once as its contract test sends it; those of everybody also so that they are refused, as failed sign-ins are written. */
const callEverything = async () => {
  for (const [name, call] of Object.entries<AnyCall>(contract)) {
    const { request, refusals = {} } = callTests.get(name) ?? {}
    const isPublic = call.access === 'public'
    const visitor = isPublic ? server.visitorOf('nobody') : server.admin
    await visitor.ask(call, (await request?.(server, visitor)) ?? {})
    if (isPublic) for (const refuse of Object.values(refusals)) await refuse?.(server)
  }
}

const written = async () => {
  const entries: { action: string; detail: string }[] = []
  for (let page_number = 0, total = 1; entries.length < total; page_number += 1) {
    const page = await server.admin.get(contract.listAudit, {
      query: { page_number: String(page_number), page_size: '100' },
    })
    entries.push(...page.entries)
    total = page.pagination.total_elements
  }
  return entries
}

/** What of an entry has no text. */
const unnamed = (texts: readonly AuditTexts[], { action, detail }: { action: string; detail: string }) => {
  const area = texts.find(({ actions }) => action in actions)
  if (area === undefined) return [action]
  const names = Object.keys(v.parse(detailSchema, detail)).map((name) => name.replace(/\.(?:before|after)$/, ''))
  return names.filter((name) => !(name in area.fields)).map((name) => `${action}: ${name}`)
}

it('the activity log has a text for each action that calls write, and for each of its details', async () => {
  await callEverything()
  const [texts, entries] = await Promise.all([arrivalOf(areaTexts.audit), written()])
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(20)
  expect([...new Set(entries.flatMap((entry) => unnamed(texts, entry)))]).toEqual([])
})
