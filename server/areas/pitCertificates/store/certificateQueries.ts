import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import { newId } from '../../../store/identifiers.ts'
import { addUpTallies, talliedByValue } from '../../../lists/counts.ts'
import { narrowedBy } from '../../../lists/narrowed.ts'
import { certificateForm } from '../../../../src/domain/pitCertificate/fields.ts'
import { searchText } from '../../../store/matching.ts'
import type { Connection } from '../../../store/connection.ts'
import { contentColumns, contentSchema } from './contentColumns.ts'
import { certificateList, statusColumn } from './certificateList.ts'
import { certificatePage } from './certificatePage.ts'
import { correctionsIn } from './correctionQueries.ts'
import { sumsIn } from './certificateSums.ts'
import { headColumns, headOf } from './heads.ts'
import { movingIn } from './movingQueries.ts'
import type { PitCertificateDraft, PitCertificates } from './pitCertificates.ts'
import { ofPeopleIn, similarIn, standingIn } from './similarQueries.ts'

type Db = Connection['db']

const statusSchema = v.picklist(certificateStatuses)

const rowOf = (
  company_id: string,
  { id, year, refid, contentHash, lookupCode, correctsId, content }: PitCertificateDraft,
) => ({
  company_id,
  id,
  year,
  refid,
  issued_as: '',
  number: null,
  number_order: '',
  corrects_sid: correctsId,
  corrected_by: '',
  corrected_by_sid: '',
  etax_status: 'draft',
  etax_rslt: '',
  guid: '',
  tax_auth_cd: '',
  lookup_cd: lookupCode,
  sign_by: '',
  requested_at: '',
  answered_at: '',
  content_hash: contentHash,
  filed_hash: '',
  issued_text: '',
  ...contentColumns(content, refid),
})

/** As one is written: as many digits as there is room for. */
const isNumber = /^\d{1,8}$/

const correctedBy =
  (db: Db): PitCertificates['correctedBy'] =>
  async (companyId, { form_no_ref: form, serial_no_ref: symbol, inv_no_ref: number }) => {
    if (form !== certificateForm || symbol === '' || !isNumber.test(number)) return ''
    const row = await db
      .selectFrom('pit_certificates')
      .select('id')
      .where('company_id', '=', companyId)
      .where('serial_no', '=', symbol)
      .where('number', '=', Number(number))
      .executeTakeFirst()
    return row?.id ?? ''
  }

const insert =
  (db: Db): PitCertificates['insert'] =>
  async (company_id, drafts) => {
    if (drafts.length === 0) return []
    const rows = await db
      .insertInto('pit_certificates')
      .values(drafts.map((draft) => rowOf(company_id, draft)))
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doNothing())
      .returning(headColumns)
      .execute()
    const written = drafts.filter(({ id }) => rows.some((row) => row.id === id))
    if (written.length === 0) return []
    await db
      .insertInto('pit_certificate_contents')
      .values(
        written.map(({ id, content }) => ({
          company_id,
          certificate_id: id,
          content: JSON.stringify({ ...content, sid: id }),
        })),
      )
      .execute()
    await db
      .insertInto('pit_certificate_events')
      .values(
        written.map(({ id, madeAt: at }) => ({
          company_id,
          certificate_id: id,
          id: newId(),
          at,
          status: 'draft',
          message: '',
        })),
      )
      .execute()
    return rows.map(headOf)
  }

/** What was issued under another symbol or on another day says nothing of it any more. */
const replaceContent =
  (db: Db): PitCertificates['replaceContent'] =>
  async ({ companyId, id, in: statuses, contentHashes }, { content, contentHash }) => {
    const before = await db
      .selectFrom('pit_certificates')
      .select(['refid', 'serial_no', 'inv_date'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (before === undefined) return null
    const isElsewhere = before.serial_no !== content.serial_no || before.inv_date !== content.inv_date
    const row = await db
      .updateTable('pit_certificates')
      .set({
        ...contentColumns(content, before.refid),
        corrects_sid: await correctedBy(db)(companyId, content),
        content_hash: contentHash,
        ...(isElsewhere && { issued_as: '', issued_text: '' }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('etax_status', 'in', statuses)
      .where('content_hash', 'in', contentHashes)
      .returning(headColumns)
      .executeTakeFirst()
    if (row === undefined) return null
    await db
      .updateTable('pit_certificate_contents')
      .set({ content: JSON.stringify(content) })
      .where('company_id', '=', companyId)
      .where('certificate_id', '=', id)
      .execute()
    return headOf(row)
  }

const writing = (
  db: Db,
): Pick<PitCertificates, 'insert' | 'correctedBy' | 'replaceContent' | 'hold' | 'setNumber' | 'setCorrected'> => ({
  insert: insert(db),
  correctedBy: correctedBy(db),
  replaceContent: replaceContent(db),
  async hold(companyId, ids) {
    const rows = await db
      .updateTable('pit_certificates')
      .set((held) => ({ content_hash: held.ref('content_hash') }))
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .returning(headColumns)
      .execute()
    return rows.map(headOf)
  },
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
  async setCorrected(companyId, id, by) {
    await db
      .updateTable('pit_certificates')
      .set({ corrected_by: by.feature, corrected_by_sid: by.id })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('etax_status', '=', 'accepted')
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

const reading = (db: Db): Pick<PitCertificates, 'head' | 'byId' | 'existing' | 'counts'> => ({
  existing: existing(db),
  async head(companyId, id) {
    const row = await db
      .selectFrom('pit_certificates')
      .select(headColumns)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : headOf(row)
  },
  async byId(companyId, id) {
    const row = await db
      .selectFrom('pit_certificates')
      .innerJoin('pit_certificate_contents', (join) =>
        join
          .onRef('pit_certificate_contents.company_id', '=', 'pit_certificates.company_id')
          .onRef('pit_certificate_contents.certificate_id', '=', 'pit_certificates.id'),
      )
      .selectAll('pit_certificates')
      .select('pit_certificate_contents.content')
      .where('pit_certificates.company_id', '=', companyId)
      .where('pit_certificates.id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      head: headOf(row),
      content: v.parse(contentSchema, row.content),
      message: row.etax_rslt,
      guid: row.guid,
      taxAuthorityCode: row.tax_auth_cd,
      lookupCode: row.lookup_cd,
      signedBy: row.sign_by,
      requestedAt: row.requested_at,
      filedHash: row.filed_hash,
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
  return {
    ...writing(db),
    ...movingIn(db),
    ...correctionsIn(db),
    ...reading(db),
    page: certificatePage(connection),
    sums: sumsIn(db),
    standing: standingIn(db),
    similar: similarIn(db),
    ofPeople: ofPeopleIn(db),
    addUp: () => addUpTallies(db, kind, certificateList),
  }
}
