import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificates } from './pitCertificates.ts'

export const standingIn =
  (db: Kysely<Tables>): PitCertificates['standing'] =>
  (companyId, ids) =>
    db
      .selectFrom('pit_certificates')
      .select(['id as sid', 'etax_status', 'etax_rslt', 'tax_auth_cd', 'answered_at'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()

const mostSimilar = 100
/** Certificates of several hundred people that are looked at for doubles: some years of every month. */
const mostCertified = 50_000

export const similarIn =
  (db: Kysely<Tables>): PitCertificates['similar'] =>
  async (companyId, { taxpayer_taxcd, income_type, income_year, income_from_mon, income_to_mon }, but) => {
    if ([taxpayer_taxcd, income_type, income_year, income_from_mon, income_to_mon].includes('')) return []
    const month = (column: 'income_from_mon' | 'income_to_mon') => sql<number>`cast(${sql.ref(column)} as integer)`
    const rows = await db
      .selectFrom('pit_certificates')
      .select(['id', 'serial_no', 'number', 'inv_date', 'income_from_mon', 'income_to_mon', 'income_year'])
      .where('company_id', '=', companyId)
      .where('taxpayer_taxcd', '=', taxpayer_taxcd)
      .where('id', 'not in', but)
      .where('income_type', '=', income_type)
      .where('income_year', '=', income_year)
      .where('etax_status', 'in', ['sent', 'accepted'])
      .where('corrected_by', '<>', '1')
      .where(month('income_from_mon'), '<=', Number(income_to_mon))
      .where(month('income_to_mon'), '>=', Number(income_from_mon))
      .orderBy('inv_date', 'desc')
      .orderBy('id', 'desc')
      .limit(mostSimilar)
      .execute()
    return rows.map(({ id: sid, number, ...row }) => ({ sid, inv_no: number === null ? '' : String(number), ...row }))
  }

export const ofPeopleIn =
  (db: Kysely<Tables>): PitCertificates['ofPeople'] =>
  (companyId, taxCodes) =>
    db
      .selectFrom('pit_certificates')
      .select(['id as sid', 'taxpayer_taxcd', 'income_type', 'income_year', 'income_from_mon', 'income_to_mon'])
      .where('company_id', '=', companyId)
      .where('taxpayer_taxcd', 'in', [...new Set(taxCodes)])
      .where('taxpayer_taxcd', '<>', '')
      .where('corrected_by', '<>', '1')
      .orderBy('inv_date', 'desc')
      .orderBy('id', 'desc')
      .limit(mostCertified)
      .execute()
