import type { CompiledQuery } from 'kysely'
import { draftHead } from '../../../server/areas/pitCertificates/payroll/checkRows.ts'
import { uploadPayroll } from '../../../server/areas/pitCertificates/payroll/upload.ts'
import type { Member } from '../../../server/companies/member.ts'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import { account, seed } from '../../product/server/rows.ts'
import type { Figure } from '../figure.ts'
import { againstInsert, inserting, type Row } from '../server/bareInsert.ts'
import { onBothDatabases } from '../server/onBothDatabases.ts'
import { people, rowsOf } from './rows.ts'

const atOnce = 500

const companyId = account.companyId ?? ''
const member: Member = { account: { ...account, scope: 'ADMIN PIT' }, companyId, expiresAt: 0 }
const head = { purpose: 'draft', inv_date: '2026-11-20', serial_no: 'CT26AA', req_send_email: '1' } as const

/** What a payroll fills, in the order in which it is inserted. */
const filled = [
  'pit_certificates',
  'pit_certificate_contents',
  'pit_certificate_events',
  'document_steps',
  'pit_certificate_people',
] as const
/** Columns that the database gives by itself. */
const given = new Set(['search_number'])

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const { store, db } = await openStore(location)
  await seed(store)
  const clock = () => new Date('2026-11-20T01:00:00.000Z')
  const empty = async (): Promise<void> => {
    for (const table of [...filled, 'pit_certificate_tallies', 'pit_certificate_sums'] as const)
      await db.deleteFrom(table).where('company_id', '=', companyId).execute()
  }
  const upload = async (payload: string): Promise<void> => {
    const done = await uploadPayroll(store, clock, member, { payload, ...head }, draftHead(store, clock))
    if (!done.ok || done.value.success !== people) throw new Error('the rows were not taken')
  }
  await empty()
  await upload(JSON.stringify(rowsOf()))
  const statements: CompiledQuery[] = []
  for (const table of filled) {
    const kept: readonly Row[] = await db.selectFrom(table).selectAll().where('company_id', '=', companyId).execute()
    const rows = kept.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !given.has(column))))
    for (let at = 0; at < rows.length; at += atOnce)
      statements.push(inserting(location.kind, table, rows.slice(at, at + atOnce)))
  }
  const figures = await againstInsert(`payroll: 5,000 rows drafted in ${location.kind}`, db, {
    kind: location.kind,
    empty,
    statements,
    prepared: () => {
      const payload = JSON.stringify(rowsOf())
      return () => upload(payload)
    },
  })
  await store.close()
  return figures
}

/** What the server does with a payroll of 5,000 rows, against inserting the same rows into the same tables. */
export const draftedFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
