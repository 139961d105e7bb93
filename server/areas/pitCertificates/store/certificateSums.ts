import { sql, type Kysely } from 'kysely'
import { certificateAmounts, type CertificateAmount } from '../../../../src/domain/pitCertificate/fields.ts'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificates } from './pitCertificates.ts'

const half = 1_000_000_000n

const whole = (high: number | string, low: number | string): string => String(BigInt(high) * half + BigInt(low))

/** As the sums are ordered by: for the largest, no more exact than a float is. */
const orderOf = (amount: CertificateAmount) =>
  sql<number>`cast(${sql.ref(`sums.${amount}_high`)} as double precision) * 1000000000 + ${sql.ref(`sums.${amount}_low`)}`

const order = {
  columns: ['taxpayer_nm', 'taxpayer_taxcd', 'income_year', 'final_income_amt', 'final_income_tax'],
  orderedBy: { final_income_amt: 'income_order', final_income_tax: 'tax_order' },
  otherwise: { column: 'income_year', direction: 'desc' },
  tie: 'key',
} as const

/** Issued certificates that none has replaced, with their adjustments, by person and year, as migration 0058 keeps them. */
export const sumsIn =
  (db: Kysely<Tables>): PitCertificates['sums'] =>
  async (companyId, { words, incomeYear }, request) => {
    const rows = db
      .selectFrom('pit_certificate_sums as sums')
      .innerJoin('pit_certificate_people as people', (join) =>
        join
          .onRef('people.company_id', '=', 'sums.company_id')
          .onRef('people.taxpayer_taxcd', '=', 'sums.taxpayer_taxcd'),
      )
      .select(['sums.income_year', 'sums.taxpayer_taxcd', 'people.taxpayer_nm', 'sums.certificates as count'])
      .select(certificateAmounts.flatMap((amount) => [`sums.${amount}_high`, `sums.${amount}_low`] as const))
      .select([orderOf('final_income_amt').as('income_order'), orderOf('final_income_tax').as('tax_order')])
      .select(sql<string>`sums.taxpayer_taxcd || ' ' || sums.income_year`.as('key'))
      .where('sums.company_id', '=', companyId)
      .where('people.company_id', '=', companyId)
      .where('sums.certificates', '>', 0)
      .$if(incomeYear !== null, (query) => query.where('sums.income_year', '=', incomeYear ?? ''))
      .where((row) => containsAll(row, [row.ref('people.search_text')], words))
    const found = await pageOf(db.selectFrom(rows.as('found')).selectAll(), request, order)
    return {
      ...found,
      items: found.items.map((row) => ({
        income_year: row.income_year,
        taxpayer_taxcd: row.taxpayer_taxcd,
        taxpayer_nm: row.taxpayer_nm,
        count: Number(row.count),
        final_insurance_amt: whole(row.final_insurance_amt_high, row.final_insurance_amt_low),
        donations_amt: whole(row.donations_amt_high, row.donations_amt_low),
        final_income_amt: whole(row.final_income_amt_high, row.final_income_amt_low),
        final_income_before_tax: whole(row.final_income_before_tax_high, row.final_income_before_tax_low),
        final_income_tax: whole(row.final_income_tax_high, row.final_income_tax_low),
      })),
    }
  }
