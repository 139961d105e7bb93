import { sql, type Kysely } from 'kysely'
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

export const peopleIn = (db: Kysely<Tables>): PitCertificatePeople => ({
  async keep(companyId, content) {
    const { taxpayer_nm, taxpayer_taxcd, taxpayer_cid } = content
    if (taxpayer_taxcd === '' || taxpayer_nm === '') return
    await db
      .insertInto('pit_certificate_people')
      .values({
        company_id: companyId,
        taxpayer_nm,
        taxpayer_taxcd,
        taxpayer_add: content.taxpayer_add,
        taxpayer_nation: content.taxpayer_nation,
        taxpayer_resident: content.taxpayer_resident,
        taxpayer_cid,
        taxpayer_tel_no: content.taxpayer_tel_no,
        taxpayer_eml: content.taxpayer_eml,
        search_text: searchText([taxpayer_nm, taxpayer_taxcd, taxpayer_cid]),
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'taxpayer_taxcd']).doUpdateSet({
          taxpayer_nm,
          taxpayer_add: orAsBefore('taxpayer_add'),
          taxpayer_nation: orAsBefore('taxpayer_nation'),
          taxpayer_resident: orAsBefore('taxpayer_resident'),
          taxpayer_cid: orAsBefore('taxpayer_cid'),
          taxpayer_tel_no: orAsBefore('taxpayer_tel_no'),
          taxpayer_eml: orAsBefore('taxpayer_eml'),
          search_text: sql<string>`${searchText([taxpayer_nm, taxpayer_taxcd])} || ${'\n'} ||
            lower(case when excluded.taxpayer_cid = '' then pit_certificate_people.taxpayer_cid else excluded.taxpayer_cid end)`,
        }),
      )
      .execute()
  },
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
