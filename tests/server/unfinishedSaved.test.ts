import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CollectionKey } from '../../src/api/contract/declarationCollection.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const server = serverForTests()
let admin: Visitor

beforeAll(async () => {
  admin = await signInAs(server.origin, 'admin@tokhai.example')
})

/** Keeps a form, saves it by one of its calls, and tells what is kept then. */
const formsOf = (collection: CollectionKey) => {
  const calls = unfinishedForms[collection]
  const filing = declarationFilings[collection]
  const place = { way: 'copy', origin_id: 'd-1' } as const
  const keep = async (writer = 'tab-1', revision = '') =>
    admin.get(calls.keep, {
      body: { ...place, base_version: '', writer, revision, content: await newBody(admin, {}, collection) },
    })
  const saved = async (call: 'saveDraft' | 'generateXml', unfinished: object, changes: object = {}) => {
    const body = { ...(await newBody(admin, {}, collection)), ...changes, unfinished: { ...place, ...unfinished } }
    return (await admin.ask(filing[call], { body })).reason
  }
  const kept = async () => (await admin.get(calls.list)).unfinished
  const discardAll = async () => {
    for (const { id, revision } of await kept()) await admin.get(calls.discard, { params: { id }, query: { revision } })
  }
  return { keep, saved, kept, discardAll }
}

describe.each(['eInvoice', 'eDocument'] as const)('what is kept of a form of %s', (collection) => {
  const forms = formsOf(collection)
  beforeEach(forms.discardAll)

  it.each(['saveDraft', 'generateXml'] as const)('goes with %s by the tab that has kept it', async (call) => {
    await forms.keep()
    expect(await forms.saved(call, { writer: 'tab-1', revision: '' })).toBeNull()
    expect(await forms.kept()).toEqual([])
  })

  it('goes with a saving that names its revision, as a tab does that has continued it', async () => {
    const { revision } = await forms.keep()
    expect(await forms.saved('saveDraft', { writer: 'tab-2', revision })).toBeNull()
    expect(await forms.kept()).toEqual([])
  })

  it('stays where another tab has kept it since, or it is of another place', async () => {
    const first = await forms.keep()
    const { revision } = await forms.keep('tab-2', first.revision)
    expect(await forms.saved('saveDraft', { writer: 'tab-1', revision: first.revision })).toBeNull()
    expect(await forms.saved('saveDraft', { writer: 'tab-2', revision, origin_id: 'd-2' })).toBeNull()
    expect(await forms.saved('saveDraft', { writer: 'tab-2', revision, way: 'change' })).toBeNull()
    expect(await forms.kept()).toMatchObject([{ revision }])
  })

  it('stays where the saving is refused', async () => {
    const { revision } = await forms.keep()
    const draft = { declaration_id: 'of-nobody', version: 'x' }
    expect(await forms.saved('saveDraft', { writer: 'tab-1', revision }, draft)).toBe('record.absent')
    expect(await forms.kept()).toMatchObject([{ revision }])
  })
})

it('is left alone by a saving that names none', async () => {
  const { keep, kept, discardAll } = formsOf('eInvoice')
  await discardAll()
  const { revision } = await keep()
  await admin.get(declarationFilings.eInvoice.saveDraft, { body: await newBody(admin) })
  expect(await kept()).toMatchObject([{ revision }])
})
