import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { chainsIn } from '../../../documents/corrections/chainQueries.ts'
import { headsIn, type Heads } from '../../../documents/heads/headsIn.ts'
import type { Tables } from '../../../store/tables.ts'
import { addUpTallies, talliedByValue } from '../../../lists/counts.ts'
import { narrowedBy } from '../../../lists/narrowed.ts'
import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { searchText } from '../../../store/matching.ts'
import type { Connection } from '../../../store/connection.ts'
import { certificateList, statusColumn } from './certificateList.ts'
import { certificatePage } from './certificatePage.ts'
import { sumsIn } from './certificateSums.ts'
import { certificateChains, certificateHeads } from './heads.ts'
import type { PitCertificateHead, PitCertificates } from './pitCertificates.ts'
import { ofPeopleIn, similarIn, standingIn } from './similarQueries.ts'

type Db = Connection['db']

const statusSchema = v.picklist(certificateStatuses)

const writing = (db: Db): Pick<PitCertificates, 'setNumber'> => ({
  async setNumber(companyId, id, number) {
    const of = db.updateTable('pit_certificates').where('company_id', '=', companyId).where('id', '=', id)
    if (number === null) {
      await of.set({ number, number_order: '' }).execute()
      return
    }
    const { serial_no: symbol } = await db
      .selectFrom('pit_certificates')
      .select('serial_no')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const issued_as = `${symbol}-${number}`
    await of
      .set({ number, number_order: String(number).padStart(8, '0'), issued_as, issued_text: searchText([issued_as]) })
      .execute()
  },
})

const existing =
  (db: Db): PitCertificates['existing'] =>
  async (companyId, ids) => {
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('pit_certificates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute()
    const found = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => found.has(id))
  }

const reading = (
  db: Db,
  whole: Heads<PitCertificateHead, CertificateContent, Tables['pit_certificates']>['whole'],
): Pick<PitCertificates, 'byId' | 'existing' | 'counts'> => ({
  existing: existing(db),
  async byId(companyId, id) {
    const found = await whole(companyId, id)
    if (found === null) return null
    const { row, code: guid, ...kept } = found
    return {
      ...kept,
      guid,
      taxAuthorityCode: row.tax_auth_cd,
      lookupCode: row.lookup_cd,
      correctsId: row.corrects_sid,
      correctedBy: row.corrected_by,
      correctedById: row.corrected_by_sid,
    }
  },
  async counts(companyId, days) {
    const list = narrowedBy(certificateList, companyId, { part: certificateForm, ...days, chosen: [] })
    const counts = await talliedByValue(db, list, statusColumn)
    return counts.map(({ value, count }) => ({ status: v.parse(statusSchema, value), count }))
  },
})

export const pitCertificatesIn = (connection: Connection): PitCertificates => {
  const { db, kind } = connection
  const heads = headsIn(db, certificateHeads)
  return {
    ...heads,
    ...writing(db),
    ...chainsIn(db, certificateChains),
    ...reading(db, heads.whole),
    page: certificatePage(connection),
    sums: sumsIn(db),
    standing: standingIn(db),
    similar: similarIn(db),
    ofPeople: ofPeopleIn(db),
    addUp: () => addUpTallies(db, kind, certificateList),
  }
}
