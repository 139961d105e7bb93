import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { provideBulkSubmit } from '../../src/documents/bulk/provideBulkSubmit.ts'
import { invoiceFeatures } from '../../src/domain/invoice/features.ts'
import { kinds } from '../../src/machines/kinds.ts'
import { createWorld, partsOf, type World } from './companionHarness.ts'

const goesAlone = { code: 'bulk.leftOut', because: 'goesAlone' }

/** Invoices are sent together, once what can be sent is known. */
const sendTogether = async (world: World) => {
  const logic = provideBulkSubmit({
    ...partsOf(world),
    runCalls: invoiceFiling.runs,
    found: undefined,
    onNamed: () => {},
  })
  const actor = createActor(logic, { input: { kind: kinds.invoice, documentIds: ['i-1'] } })
  actor.start()
  await waitFor(actor, ({ value }) => value !== 'checkingDrafts')
  actor.send({ type: 'sending.confirmed', chosen: '1', withWarned: false })
  return waitFor(actor, ({ value }) => value === 'nothingToSend' || value === 'summary', { timeout: 10_000 })
}

it('an invoice that corrects several is not taken along, and nothing is generated', async () => {
  const world = await createWorld()
  world.next.draft = { inv_feature: invoiceFeatures.adjustingSeveral }
  const { context } = await sendTogether(world)
  expect(context.items).toMatchObject([{ stage: 'leftOut', reason: goesAlone, work: null }])
  expect(world.askedOfAgent).toEqual([])
})

it('one whose list is generated nevertheless fails, and half of it is neither signed nor sent', async () => {
  const world = await createWorld()
  const { context } = await sendTogether(world)
  expect(context.items).toMatchObject([
    { stage: 'failed', reason: goesAlone, resumesAt: null, basis: { version: 'generated' } },
  ])
  expect(world.askedOfAgent).toEqual([])
  expect(world.sent).toEqual([])
  expect(world.storage.length).toBe(0)
})
