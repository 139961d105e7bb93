import type { ItemListRow } from '../../../../src/api/contract/items.ts'
import type { ItemValues } from '../../../../src/domain/items/item.ts'
import type { ItemFlag } from '../../../../src/domain/items/rated.ts'
import type { RecordCodes } from '../../../records/codes.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

/** What codes begin with that are given automatically. */
export const codePrefix = 'SP'

/** An item as it is kept. */
export interface Item extends ItemValues {
  readonly id: string
  readonly companyId: string
  /** Names what the item says (decision 0045). */
  readonly version: string
  /** ISO 8601 in UTC. */
  readonly createdAt: string
}

/** What a list of items is narrowed to. */
export interface Narrowing {
  /** Folded words that must all be found (src/domain/text.ts `searchWords`); none finds everything. */
  readonly words: readonly string[]
  /** A VAT rate, or empty for all of them. */
  readonly vatRate: string
  /** What they are marked with, or empty for all of them. */
  readonly flag: ItemFlag | ''
}

/** Items of companies; every call sees one company's alone. */
export interface Items extends RecordCodes {
  readonly page: (companyId: string, narrowing: Narrowing, page: PageRequest) => Promise<Page<ItemListRow>>
  readonly byId: (companyId: string, id: string) => Promise<Item | null>
  /** Those of these ids that there are, by what they are named, in the order of their codes. */
  readonly named: (
    companyId: string,
    ids: readonly string[],
  ) => Promise<readonly Pick<Item, 'id' | 'item_code' | 'item_name'>[]>
  /** Writes what of an item has changed. */
  readonly change: (before: Item, after: Item) => Promise<void>
  /** Inserts new items, at most 500 at once. */
  readonly insert: (items: readonly Item[]) => Promise<void>
  readonly delete: (companyId: string, ids: readonly string[]) => Promise<void>
}

/** What a line of an invoice takes from an item. */
export type LookedUp = Pick<
  Item,
  'id' | 'item_code' | 'item_name' | 'uom' | 'unit_prc' | 'curr_cd' | 'vat_rate' | ItemFlag
>

/** Finding items while lines are written; every call sees one company's alone. */
export interface ItemLookup {
  /** The item of the code, those whose code begins with the text, those whose name does, those whose name has all of its words. */
  readonly find: (companyId: string, text: string, most: number) => Promise<readonly LookedUp[]>
  /** Items by these codes, at most 1,000; of those that look like a code, the one that is the same. */
  readonly byCodes: (companyId: string, codes: readonly string[]) => Promise<ReadonlyMap<string, LookedUp>>
}
