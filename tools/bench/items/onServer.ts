import type { CompiledQuery, Kysely } from 'kysely'
import { uploadItems } from '../../../server/areas/items/upload.ts'
import type { Member } from '../../../server/companies/member.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { account, seed } from '../../product/server/rows.ts'
import type { Figure } from '../figure.ts'
import { againstInsert, inserting, type Row } from '../server/bareInsert.ts'
import { onBothDatabases } from '../server/onBothDatabases.ts'

const rows = 50_000
const atOnce = 500

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const file = new File(['x'], 'items.xlsx')

const payload = JSON.stringify(
  Array.from({ length: rows }, (_, at) => ({
    item_code: `SP${String(at).padStart(6, '0')}`,
    item_name: `Hàng hóa số ${at} – cà phê sữa đá`,
    item_kname: `Item ${at}`,
    curr_cd: 'VND',
    unit_prc: String(1000 + at),
    vat_rate: at % 7 === 0 ? 'KCT' : '0.08',
    uom: 'cái',
    memo: `Ghi chú ${at}`,
  })),
)

const empty = async (db: Kysely<Tables>): Promise<void> => {
  await db.deleteFrom('items').where('company_id', '=', companyId).execute()
}

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const { store, db } = await openStore(location)
  await seed(store)
  const upload = async (): Promise<void> => {
    const done = await uploadItems(store, () => new Date(), member, { payload, file, upload_key: '', mode: 'all' })
    if (!done.ok || done.value.success !== rows) throw new Error('the rows were not taken')
  }
  await upload()
  const kept: readonly Row[] = await db
    .selectFrom('items')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  const statements: CompiledQuery[] = []
  for (let at = 0; at < rows; at += atOnce)
    statements.push(inserting(location.kind, 'items', kept.slice(at, at + atOnce)))
  const figures = await againstInsert(`upload: 50,000 rows into ${location.kind}`, db, {
    kind: location.kind,
    empty: () => empty(db),
    statements,
    prepared: () => upload,
  })
  await store.close()
  return figures
}

/** What the server does with an upload of 50,000 rows, against inserting them alone, in turns on the same database. */
export const serverFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
