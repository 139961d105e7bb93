import type { Generated, Kysely } from 'kysely'
import * as v from 'valibot'
import type { Company } from '../../src/domain/company.ts'
import { companyInformationSchema, type CompanyInformation } from '../../src/domain/companyForm.ts'
import type { Companies } from './companies.ts'
import type { Tables } from '../store/tables.ts'

declare module '../store/tables.ts' {
  interface Tables {
    companies: Company & { [Name in keyof Omit<CompanyInformation, keyof Company>]: Generated<string> } & {
      id: string
      newest_xml_version: Generated<string>
    }
  }
}

const rowOf = (db: Kysely<Tables>, id: string) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst()

export const companiesIn = (db: Kysely<Tables>): Companies => ({
  async byId(id) {
    const row = await rowOf(db, id)
    return row === undefined ? null : v.parse(companyInformationSchema, row)
  },
  async withNewestXmlVersion(id) {
    const row = await rowOf(db, id)
    if (row === undefined) return null
    return { company: v.parse(companyInformationSchema, row), newest: row.newest_xml_version }
  },
  async newestXmlVersion(id) {
    const row = await db.selectFrom('companies').select('newest_xml_version').where('id', '=', id).executeTakeFirst()
    return row?.newest_xml_version ?? ''
  },
  async stayWithXmlVersion(id, version) {
    await db.updateTable('companies').set({ newest_xml_version: version }).where('id', '=', id).execute()
  },
  async hold(id) {
    await db
      .updateTable('companies')
      .set((row) => ({ vietnam_name: row.ref('vietnam_name') }))
      .where('id', '=', id)
      .execute()
  },
  async byTaxCode(taxCode) {
    const row = await db.selectFrom('companies').select('id').where('tax_id', '=', taxCode).executeTakeFirst()
    return row?.id ?? null
  },
  async change(id, changes) {
    await db.updateTable('companies').set(changes).where('id', '=', id).execute()
  },
  async insertNew(id, company) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('companies')
      .values({ ...company, id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
})
