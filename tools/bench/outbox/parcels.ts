import { demoCompany } from '../../../server/companies/demo/company.ts'
import type { Store } from '../../../server/openStore.ts'
import { queue, type Transmission } from '../../../server/transmissions/transmissions.ts'
import { succeed } from '../../../src/domain/result.ts'

/** What the messages are about: nothing that the product sends. */
export const kind = 'parcel'

/** Milliseconds that the authority takes to take a message over. */
export const answersAfter = 200

/** Companies beside the two that are looked at, which share what is not the large one's. */
const others = 18
const companyOf = (index: number): string => `company-${String(index).padStart(2, '0')}`
const largeCompany = companyOf(5)
/** It has nothing waiting, and stands where the others have been served before it. */
export const quietCompany = companyOf(19)

export const parcel = (companyId: string, id: string): Transmission => ({
  companyId,
  id,
  kind,
  messageType: '990',
  mtdiep: `M${id}`,
  rows: [{ position: 1, signedId: id, key: '' }],
})

/** Puts so many messages of the large company, and as many of all others together. */
export const fillOutbox = async (store: Store, ofLarge: number): Promise<void> => {
  for (let index = 0; index < others + 2; index += 1)
    await store.companies.insertNew(companyOf(index), { ...demoCompany, tax_id: `01999999${10 + index}` })
  const small = Array.from({ length: others + 2 }, (_, index) => companyOf(index)).filter(
    (id) => id !== largeCompany && id !== quietCompany,
  )
  const messages = Array.from({ length: ofLarge }, (_, index) => [
    parcel(largeCompany, `large-${index}`),
    parcel(small[index % others] ?? largeCompany, `small-${index}`),
  ]).flat()
  await store.transaction(async (inside) => {
    await queue(inside, messages, new Date().toISOString())
    return succeed(null)
  })
}
