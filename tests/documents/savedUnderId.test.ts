import { expect, it } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { savingOf, type SavedDocument } from '../../src/documents/submit/saving.ts'
import { succeed } from '../../src/domain/result.ts'
import { basisOn } from '../../src/machines/saving.ts'
import { createVault } from '../../src/machines/vault.ts'

interface Slip {
  readonly slip_id: string
  readonly payee: string
}

const api = createApiClient({
  fetch: () => Promise.reject(new Error('nothing is sent')),
  awaitSession: () => Promise.resolve(false),
})
const slips = createVault<Slip>()

it('saves and generates a document under its own id, whatever its kind makes of the content', async () => {
  const bodies: Slip[] = []
  const keep = (body: Slip): SavedDocument => {
    bodies.push(body)
    return { documentId: body.slip_id, version: 'saved' }
  }
  const saving = savingOf<Slip, Slip>({
    values: slips,
    kind: { id: 'slip_id', toContent: ({ payee }) => ({ slip_id: '', payee }) },
    issuerOf: () => ({ taxCode: '', name: '' }),
    saveDraft: (_api, body) => Promise.resolve(succeed(keep(body))),
    generateXml: (_api, body) => Promise.resolve(succeed({ ...keep(body), reqKey: 'r-1', xml: '', signId: '' })),
  })
  const values = slips.seal({ slip_id: 's-1', payee: 'Quán Chè' })
  const sending = { values, basis: basisOn('opened'), kept: null, signal: new AbortController().signal }
  await saving.saveDraft(api, sending)
  await saving.generateXml(api, sending)
  expect(bodies.map(({ slip_id }) => slip_id)).toEqual(['s-1', 's-1'])
})
