import { sql, type CompiledQuery } from 'kysely'
import { openStore, type Store } from '../../../server/openStore.ts'
import type { Member } from '../../../server/companies/member.ts'
import type { Tables } from '../../../server/store/tables.ts'
import { account, seed } from '../../product/server/rows.ts'
import type { Figure } from '../figure.ts'
import { againstInsert, inserting, type Row } from './bareInsert.ts'
import { onBothDatabases } from './onBothDatabases.ts'

const atOnce = 500

const companyId = account.companyId ?? ''
const member: Member = { account: { ...account, scope: 'ADMIN PIT' }, companyId, expiresAt: 0 }
/** When everything is drafted. */
const clock = () => new Date('2026-11-20T01:00:00.000Z')
export const draftedOn = '2026-11-20'

interface Drafting {
  readonly name: string
  /** What is filled, in the order in which it is inserted. */
  readonly filled: readonly (keyof Tables)[]
  /** What the database fills by itself as heads are inserted. */
  readonly counted: readonly (keyof Tables)[]
  /** Prepares what a page sends, each time with ids of its own; then drafts it. */
  readonly prepared: (parts: {
    readonly store: Store
    readonly clock: () => Date
    readonly member: Member
  }) => () => Promise<void>
}

/** Columns that the database gives by itself. */
const given = new Set(['search_number'])

/** What the server does with documents of a spreadsheet, against inserting the same rows into the same tables. */
export const draftedAgainstInsert = ({ name, filled, counted, prepared }: Drafting): Promise<readonly Figure[]> =>
  onBothDatabases(async (location) => {
    const { store, db } = await openStore(location)
    await seed(store)
    const empty = async (): Promise<void> => {
      for (const table of [...filled, ...counted])
        await sql`delete from ${sql.table(table)} where company_id = ${companyId}`.execute(db)
    }
    const next = () => prepared({ store, clock, member })
    await empty()
    await next()()
    const statements: CompiledQuery[] = []
    for (const table of filled) {
      const kept = await sql<Row>`select * from ${sql.table(table)} where company_id = ${companyId}`.execute(db)
      const rows = kept.rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !given.has(column))),
      )
      for (let at = 0; at < rows.length; at += atOnce)
        statements.push(inserting(location.kind, table, rows.slice(at, at + atOnce)))
    }
    const figures = await againstInsert(`${name} drafted in ${location.kind}`, db, {
      kind: location.kind,
      empty,
      statements,
      prepared: next,
    })
    await store.close()
    return figures
  })
