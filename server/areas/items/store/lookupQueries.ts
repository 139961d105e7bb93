import type { Kysely } from 'kysely'
import { recordCodeKey } from '../../../../src/domain/recordCode.ts'
import { folded, searchWords } from '../../../../src/domain/text.ts'
import { containsAll } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import type { ItemLookup, LookedUp } from './items.ts'
import { withFlags } from './flags.ts'

/** Behind every text that begins with another one. */
const behind = (prefix: string): string => `${prefix}\u{10FFFF}`

const rowsOf = (db: Kysely<Tables>, companyId: string) =>
  db
    .selectFrom('items')
    .select([
      'id',
      'item_code',
      'item_name',
      'uom',
      'unit_prc',
      'curr_cd',
      'vat_rate',
      'not_reduced',
      'special_consumption',
      'code_key',
    ])
    .where('company_id', '=', companyId)

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const lookedUp = (row: Row): LookedUp => {
  const { code_key: _, ...item } = withFlags(row)
  return item
}

const find =
  (db: Kysely<Tables>): ItemLookup['find'] =>
  async (companyId, text, most) => {
    const [key, name, words] = [recordCodeKey(text), folded(text).trim(), searchWords(text)]
    if (key === '' || words.length === 0) return []
    const found = new Map<string, Row>()
    // Each way reads along an index; the one that reads every name comes last, and not where the text is a code.
    const ways = [
      () => rowsOf(db, companyId).where('code_key', '>=', key).where('code_key', '<', behind(key)).orderBy('code_key'),
      () =>
        rowsOf(db, companyId)
          .where('name_order', '>=', name)
          .where('name_order', '<', behind(name))
          .orderBy('name_order'),
      () =>
        rowsOf(db, companyId)
          .where((expression) => containsAll(expression, [expression.ref('name_order')], words))
          .orderBy('name_order'),
    ]
    for (const way of ways) {
      for (const row of await way().orderBy('id').limit(most).execute()) found.set(row.id, found.get(row.id) ?? row)
      const [first] = found.values()
      if (found.size >= most || first?.code_key === key) break
    }
    return [...found.values()].slice(0, most).map(lookedUp)
  }

const byCodes =
  (db: Kysely<Tables>): ItemLookup['byCodes'] =>
  async (companyId, codes) => {
    const keys = new Map(codes.map((code) => [code, recordCodeKey(code)]))
    if (keys.size === 0) return new Map()
    const rows = await rowsOf(db, companyId)
      .where('code_key', 'in', [...new Set(keys.values())])
      .orderBy('item_code')
      .execute()
    const alike = Map.groupBy(rows, ({ code_key }) => code_key)
    const found = new Map<string, LookedUp>()
    for (const [code, key] of keys) {
      const candidates = alike.get(key) ?? []
      const row = candidates.find(({ item_code }) => item_code === code) ?? candidates[0]
      if (row !== undefined) found.set(code, lookedUp(row))
    }
    return found
  }

export const itemLookupIn = (db: Kysely<Tables>): ItemLookup => ({ find: find(db), byCodes: byCodes(db) })
