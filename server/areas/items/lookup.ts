import { mostLookedUp, type CodeFound, type FoundItem } from '../../../src/api/contract/itemLookup.ts'
import { ratedItem } from '../../../src/domain/items/rated.ts'
import { rateOn } from '../../../src/domain/vatRates/rateOn.ts'
import type { LookedUp } from './store/items.ts'
import type { Store } from './store/repositories.ts'

interface Lookup<Sought> {
  readonly sought: Sought
  /** Of the invoice, `YYYY-MM-DD`. */
  readonly day: string
}

const foundOn = (item: LookedUp, day: string): FoundItem => ({ ...item, rate: rateOn(ratedItem(item), day) })

/** Items that a text finds, with their rates on a day. */
export const lookUp = async (
  { itemLookup }: Store,
  companyId: string,
  { sought, day }: Lookup<string>,
): Promise<FoundItem[]> => {
  const found = await itemLookup.find(companyId, sought, mostLookedUp)
  return found.map((item) => foundOn(item, day))
}

/** The item of each code that there is one of, with its rate on a day, in the order of the codes. */
export const lookUpCodes = async (
  { itemLookup }: Store,
  companyId: string,
  { sought, day }: Lookup<readonly string[]>,
): Promise<CodeFound[]> => {
  const found = await itemLookup.byCodes(companyId, sought)
  return [...found].map(([asked, item]) => ({ ...foundOn(item, day), asked }))
}
