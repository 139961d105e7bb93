import { sql, type Kysely } from 'kysely'
import { certificateAmounts, type CertificateAmount } from '../../../../src/domain/pitCertificate/fields.ts'
import { containsAll } from '../../../store/matching.ts'
import { pageOf } from '../../../store/page.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificates } from './pitCertificates.ts'

/** Amounts are added up in two halves: all of a company's may be more than 64 bits hold. */
const half = 1_000_000_000n

const highOf = (amount: CertificateAmount) =>
  sql<string>`cast(sum(${sql.ref(`certificates.${amount}`)} / ${sql.lit(Number(half))}) as text)`
const lowOf = (amount: CertificateAmount) =>
  sql<string>`cast(sum(${sql.ref(`certificates.${amount}`)} % ${sql.lit(Number(half))}) as text)`
const orderOf = (amount: CertificateAmount) =>
  sql<number>`sum(cast(${sql.ref(`certificates.${amount}`)} as double precision))`

const whole = (high: string | null, low: string | null): string =>
  String(BigInt(high ?? '0') * half + BigInt(low ?? '0'))

const order = {
  columns: ['taxpayer_nm', 'taxpayer_taxcd', 'income_year', 'final_income_amt', 'final_income_tax'],
  orderedBy: { final_income_amt: 'income_order', final_income_tax: 'tax_order' },
  otherwise: { column: 'income_year', direction: 'desc' },
  tie: 'key',
} as const

/** Issued certificates that none has replaced, with their adjustments, by person and year. */
export const sumsIn =
  (db: Kysely<Tables>): PitCertificates['sums'] =>
  async (companyId, { words, incomeYear }, request) => {
    const grouped = db
      .selectFrom('pit_certificates as certificates')
      .innerJoin('pit_certificate_people as people', (join) =>
        join
          .onRef('people.company_id', '=', 'certificates.company_id')
          .onRef('people.taxpayer_taxcd', '=', 'certificates.taxpayer_taxcd'),
      )
      .select(['certificates.income_year', 'certificates.taxpayer_taxcd', 'people.taxpayer_nm'])
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .select(certificateAmounts.map((amount) => highOf(amount).as(`${amount}_high`)))
      .select(certificateAmounts.map((amount) => lowOf(amount).as(`${amount}_low`)))
      .select([orderOf('final_income_amt').as('income_order'), orderOf('final_income_tax').as('tax_order')])
      .select(sql<string>`certificates.taxpayer_taxcd || ' ' || certificates.income_year`.as('key'))
      .where('certificates.company_id', '=', companyId)
      .where('people.company_id', '=', companyId)
      .where('certificates.etax_status', 'in', ['sent', 'accepted'])
      .where('certificates.corrected_by', '<>', '1')
      .$if(incomeYear !== null, (query) => query.where('certificates.income_year', '=', incomeYear ?? ''))
      .where((row) => containsAll(row, [row.ref('people.search_text')], words))
      .groupBy(['certificates.income_year', 'certificates.taxpayer_taxcd', 'people.taxpayer_nm'])
    const found = await pageOf(db.selectFrom(grouped.as('sums')).selectAll(), request, order)
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
