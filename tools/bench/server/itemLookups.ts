import { lookUp, lookUpCodes } from '../../../server/areas/items/lookup.ts'
import type { Item } from '../../../server/areas/items/store/items.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { newItem } from '../../../src/domain/items/item.ts'
import { succeed } from '../../../src/domain/result.ts'
import { account, seed } from '../../product/server/rows.ts'
import type { Figure } from '../figure.ts'
import { askedFigures, type Asked } from './askedFigures.ts'
import { onBothDatabases } from './onBothDatabases.ts'

const rows = 100_000
const atOnce = 500
/** Milliseconds (p95) after which items stand below what is typed. */
const aim = 100

const companyId = account.companyId ?? ''
const day = '2026-11-30'

const goods = ['Cà phê', 'Trà', 'Sữa', 'Bánh', 'Gạo', 'Giấy in', 'Bút bi', 'Áo sơ mi', 'Ghế xoay', 'Bàn làm việc']
const kinds = ['rang xay', 'nhài', 'tươi', 'nướng', 'thơm', 'trắng', 'đỏ', 'cao cấp', 'loại một', 'đặc biệt', 'sen']

const codeAt = (at: number): string => `SP${String(at).padStart(6, '0')}`

const itemAt = (at: number): Item => ({
  ...newItem(),
  companyId,
  id: `item-${at}`,
  item_code: codeAt(at),
  item_name: `${goods[at % goods.length]} ${kinds[at % kinds.length]} ${at}`,
  uom: 'cái',
  unit_prc: String(1000 + at),
  version: '1',
  createdAt: '2026-11-30T00:00:00.000Z',
})

/** What is typed: each way of finding, and those that read every name. */
const typed = ['SP05', codeAt(77_777), 'cà phê', 'bàn làm việc sen 4', 'sen 99', 'a', 'nothing like it']

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const { store } = await openStore(location)
  await seed(store)
  for (let from = 0; from < rows; from += atOnce) {
    const items = Array.from({ length: atOnce }, (_, at) => itemAt(from + at))
    await store.transaction(async (inside) => succeed(await inside.items.insert(items)))
  }
  const codes = Array.from({ length: 500 }, (_, at) => codeAt(at * 199))
  const asked: readonly Asked[] = [
    ...typed.map((sought) => ({ name: `"${sought}"`, aim, ask: () => lookUp(store, companyId, { sought, day }) })),
    { name: '500 codes', aim: null, ask: () => lookUpCodes(store, companyId, { sought: codes, day }) },
  ]
  const figures = await askedFigures(`${location.kind}, 100,000 items`, { runs: 40, share: 'p95' }, asked)
  await store.close()
  return figures
}

/** How soon lines find their items among 100,000, on SQLite and, where it is installed, on PostgreSQL. */
export const itemLookupFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
