import { join } from 'node:path'
import type { CompiledQuery, Kysely } from 'kysely'
import { uploadItems } from '../../../server/areas/items/upload.ts'
import type { Member } from '../../../server/companies/member.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { account, seed } from '../../product/server/rows.ts'
import { makeFolder, removeFolder } from '../../product/server/runningServer.ts'
import { startPostgres } from '../../product/server/postgres.ts'
import type { Figure } from '../figure.ts'
import { inserting, processorTime, type Row } from '../server/bareInsert.ts'

const rows = 50_000
const atOnce = 500
const rounds = 3

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
  const bare = () =>
    db.transaction().execute(async (inside) => {
      for (const statement of statements) await inside.executeQuery(statement)
    })
  const timed = async (work: () => Promise<void>): Promise<number> => {
    const before = await processorTime(db, location.kind)
    await work()
    return (await processorTime(db, location.kind)) - before
  }
  const times: Record<'bare' | 'upload', number[]> = { bare: [], upload: [] }
  for (let round = 0; round < rounds; round += 1) {
    await empty(db)
    times.bare.push(await timed(bare))
    await empty(db)
    times.upload.push(await timed(upload))
  }
  await store.close()
  const [took, least] = [Math.min(...times.upload), Math.min(...times.bare)]
  const name = `upload: 50,000 rows into ${location.kind}`
  return [
    { name: `${name}, against an insert`, value: took / least, unit: 'x', aim: 3 },
    { name: `${name}, processor time`, value: took, unit: 'ms' },
    { name: `${name}, insert alone`, value: least, unit: 'ms' },
  ]
}

/** What the server does with an upload of 50,000 rows, against inserting them alone, in turns on the same database. */
export const serverFigures = async (): Promise<readonly Figure[]> => {
  const folder = await makeFolder()
  const figures = [...(await measure({ kind: 'sqlite', path: join(folder, 'items.sqlite') }))]
  await removeFolder(folder)
  const cluster = await startPostgres()
  if (cluster === null) return figures
  const url = await cluster.createDatabase()
  figures.push(...(await measure({ kind: 'postgres', url, onConnectionLost: () => undefined })))
  await cluster.stop()
  return figures
}
