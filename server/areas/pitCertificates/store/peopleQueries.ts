import { sql, type Kysely } from 'kysely'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { recordOf } from '../../../../src/domain/form/table.ts'
import { containsAll, searchText } from '../../../store/matching.ts'
import type { Tables } from '../../../store/tables.ts'
import type { PitCertificatePeople } from './pitCertificates.ts'

const texts = [
  'taxpayer_nm',
  'taxpayer_taxcd',
  'taxpayer_add',
  'taxpayer_nation',
  'taxpayer_resident',
  'taxpayer_cid',
  'taxpayer_tel_no',
  'taxpayer_eml',
] as const

/** What a certificate leaves out stays as an earlier one has said it. */
const orAsBefore = (column: Exclude<(typeof texts)[number], 'taxpayer_taxcd'>) =>
  sql<string>`case when excluded.${sql.ref(column)} = '' then ${sql.ref(`pit_certificate_people.${column}`)}
    else excluded.${sql.ref(column)} end`

const rowOf = (company_id: string, content: CertificateContent) => {
  const { taxpayer_nm, taxpayer_taxcd, taxpayer_cid } = content
  return {
    company_id,
    ...recordOf(texts, (name) => content[name]),
    search_text: searchText([taxpayer_nm, taxpayer_taxcd, taxpayer_cid]),
  }
}

const keepAll =
  (db: Kysely<Tables>): PitCertificatePeople['keepAll'] =>
  async (companyId, contents) => {
    const named = contents.filter(({ taxpayer_taxcd, taxpayer_nm }) => taxpayer_taxcd !== '' && taxpayer_nm !== '')
    if (named.length === 0) return
    const byCode = new Map(named.map((content) => [content.taxpayer_taxcd, content]))
    await db
      .insertInto('pit_certificate_people')
      .values([...byCode.values()].map((content) => rowOf(companyId, content)))
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'taxpayer_taxcd']).doUpdateSet({
          taxpayer_nm: sql<string>`excluded.taxpayer_nm`,
          taxpayer_add: orAsBefore('taxpayer_add'),
          taxpayer_nation: orAsBefore('taxpayer_nation'),
          taxpayer_resident: orAsBefore('taxpayer_resident'),
          taxpayer_cid: orAsBefore('taxpayer_cid'),
          taxpayer_tel_no: orAsBefore('taxpayer_tel_no'),
          taxpayer_eml: orAsBefore('taxpayer_eml'),
          search_text: sql<string>`case when excluded.taxpayer_cid = ''
            then excluded.search_text || ${'\n'} || lower(pit_certificate_people.taxpayer_cid)
            else excluded.search_text end`,
        }),
      )
      .execute()
  }

export const peopleIn = (db: Kysely<Tables>): PitCertificatePeople => ({
  keep: (companyId, content) => keepAll(db)(companyId, [content]),
  keepAll: keepAll(db),
  find: (companyId, words, most) =>
    db
      .selectFrom('pit_certificate_people')
      .select([...texts])
      .where('company_id', '=', companyId)
      .where((row) => containsAll(row, [row.ref('search_text')], words))
      .orderBy('taxpayer_nm')
      .orderBy('taxpayer_taxcd')
      .limit(most)
      .execute(),
})
