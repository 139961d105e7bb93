import { beforeEach, describe, expect, it } from 'vitest'
import { checkSkip, digitalSignatures } from '../../src/api/contract/digitalSignatures.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { declarationLists } from '../../src/api/contract/declarations.ts'
import { session } from '../../src/api/contract/auth.ts'
import { changeFaults, readFaults } from '../../development/faults/calls.ts'
import type { ScenarioName } from '../../development/faults/catalogue.ts'
import { removeFolder, startTestServer, testConfig } from '../../tools/product/server/runningServer.ts'
import { signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { makeDemoFolder } from './support/demoFolder.ts'
import { serverForTests } from './support/serverForTests.ts'

const { list: listDeclarations } = declarationLists.eInvoice
const { saveDraft } = declarationFilings.eInvoice

// Nobody listens on port 9: the agent's faults are out of reach.
const server = serverForTests({ hasFaults: true, agentPort: 9 })
let visitor: Visitor

beforeEach(async () => {
  visitor = await signInAs(server.origin, 'admin@tokhai.example')
  await visitor.get(changeFaults, { body: { reset: true } })
})

const once = (name: ScenarioName) => visitor.get(changeFaults, { body: { set: [{ name, lasts: 'once' }] } })

describe('the fault console of a server', () => {
  it('reports what is on, and that no agent can be asked', async () => {
    expect(await once('list.failed')).toEqual({ on: [{ name: 'list.failed', lasts: 'once' }], agent: 'unreachable' })
    expect((await visitor.ask(listDeclarations)).status).toBe(500)
    expect(await visitor.get(readFaults)).toEqual({ on: [], agent: 'unreachable' })
    expect((await visitor.ask(listDeclarations)).status).toBe(200)
  })

  it('keeps a failure of the list for the list, whatever the page reads by itself before it', async () => {
    await once('list.failed')
    const ask = (size: string) => visitor.ask(listDeclarations, { query: { page_size: size } })
    expect((await ask('100')).status).toBe(200)
    expect((await ask('10')).status).toBe(500)
    expect((await ask('10')).status).toBe(200)
    await visitor.get(changeFaults, { body: { set: [{ name: 'list.failed', lasts: 'untilOff' }] } })
    expect((await ask('100')).status).toBe(500)
  })

  it('answers without its database as a server whose database is away', async () => {
    await once('database.unavailable')
    expect(await visitor.ask(listDeclarations)).toMatchObject({ status: 503, reason: 'database.unavailable' })
    expect((await visitor.ask(listDeclarations)).status).toBe(200)
  })

  it('takes nothing from other sites, and no name that is none', async () => {
    const body = JSON.stringify({ set: [{ name: 'list.failed', lasts: 'once' }] })
    const foreign = await fetch(`${server.origin}/api/faults`, {
      method: 'PUT',
      headers: { Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body,
    })
    expect(foreign.status).toBe(403)
    const form = await fetch(`${server.origin}/api/faults`, {
      method: 'PUT',
      headers: { Origin: server.origin, 'Content-Type': 'text/plain' },
      body,
    })
    expect(form.status).toBe(415)
    expect((await visitor.ask(changeFaults, { body: { set: [{ name: 'no.such', lasts: 'once' }] } })).status).toBe(400)
    expect((await visitor.get(readFaults)).on).toEqual([])
  })

  it('changes parts of an answer, lists as a whole', async () => {
    await once('certificates.none')
    const { digital_signatures: certificates, pagination } = await visitor.get(digitalSignatures)
    expect([certificates, pagination.total_elements, pagination.page_size]).toEqual([[], 0, 10])
    await once('option.noCertificate')
    expect(await visitor.get(checkSkip)).toEqual({ skip: false, type: null, types: [] })
  })

  it('ends a session as time does', async () => {
    await once('session.expired')
    // The page reads by itself as well, at any time.
    expect((await visitor.ask(listDeclarations)).status).toBe(200)
    expect((await visitor.ask(saveDraft, { body: {} })).status).toBe(401)
    expect(visitor.cookie()).toMatch(/=$/)
    expect((await visitor.ask(session)).status).toBe(401)
  })

  it('breaks a connection off in the middle of the answer', async () => {
    await once('list.dropped')
    const list = await fetch(`${server.origin}${listDeclarations.path}`, { headers: { Cookie: visitor.cookie() } })
    await expect(list.text()).rejects.toThrow(TypeError)
    await once('draft.answerLost')
    const headers = { Cookie: visitor.cookie(), Origin: server.origin, 'Content-Type': 'application/json' }
    const draft = await fetch(`${server.origin}${saveDraft.path}`, { method: 'POST', headers, body: '{}' })
    await expect(draft.text()).rejects.toThrow(TypeError)
    expect(server.lines.filter((line) => line.includes('request.failed'))).toEqual([])
  })
})

describe('a server without TOKHAI_FAULTS', () => {
  it('has no call that could switch one on', async () => {
    const other = await makeDemoFolder()
    const plain = await startTestServer(testConfig(other))
    expect((await visit(plain.origin).ask(readFaults)).status).toBe(404)
    expect(
      (await visit(plain.origin).ask(changeFaults, { body: { set: [{ name: 'list.failed', lasts: 'once' }] } })).status,
    ).toBe(404)
    await plain.close()
    await removeFolder(other)
  })
})
