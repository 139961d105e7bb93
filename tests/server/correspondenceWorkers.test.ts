import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { transmissionOf } from '../../server/areas/declarations/correspondence.ts'
import type { TaxAuthority } from '../../server/authority/taxAuthority.ts'
import { openStore } from '../../server/openStore.ts'
import { startCorrespondenceWorkers } from '../../server/transmissions/correspondenceWorkers.ts'
import { queue } from '../../server/transmissions/transmissions.ts'
import { succeed } from '../../src/domain/result.ts'
import { declaration, fileIn, seed } from '../../tools/product/server/rows.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

it('takes in answers while the authority is slow to take a message, and while housekeeping lasts', async () => {
  const folder = await makeFolder()
  const { store } = await openStore({ kind: 'sqlite', path: `${folder}/workers.sqlite` })
  await seed(store)
  const draft = declaration()
  await store.declarations.insert(draft)
  const registered = await fileIn(store, draft)
  await queue(store, [transmissionOf(eInvoice, registered, 'M1')], '2026-11-20')

  const taken = Promise.withResolvers<null>()
  const swept = Promise.withResolvers<null>()
  const begun = Promise.withResolvers<null>()
  const acknowledged = Promise.withResolvers<string>()
  const authority: TaxAuthority = {
    sender: 'V0199999977',
    async send() {
      begun.resolve(null)
      await taken.promise
      return succeed(null)
    },
    // Answers once a message is under way, so that sending is what stands in the way.
    async receive() {
      await begun.promise
      return [{ mtdiep: 'A1', xml: '<unreadable/>' }]
    },
    acknowledge(mtdiep) {
      acknowledged.resolve(mtdiep)
      return Promise.resolve()
    },
  }
  const log = () => undefined
  const clock = () => new Date('2026-11-20T01:00:00.000Z')
  const workers = startCorrespondenceWorkers({
    correspondence: { store, authority, correspondents: product.correspondents, unasked: product.unasked, clock, log },
    keepHouse: async () => {
      await swept.promise
    },
    log,
    onFailure: log,
  })
  expect(await acknowledged.promise).toBe('A1')
  taken.resolve(null)
  swept.resolve(null)
  await workers.stop()
  await store.close()
  await removeFolder(folder)
})
