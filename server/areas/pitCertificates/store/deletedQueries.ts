import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { forEveryCompany } from '../../../store/statements.ts'
import { inParts } from '../../../store/inParts.ts'
import type { Tables } from '../../../store/tables.ts'
import { contentSchema } from './contentColumns.ts'
import type { PitCertificateDraft } from './pitCertificates.ts'

/** Drafts that were deleted and can be restored; no list, count or search reads them. */
export interface DeletedPitCertificates {
  /** Keeps drafts that are about to be deleted; of a company no more than `mostKept`, the latest. */
  readonly keep: (companyId: string, ids: readonly string[], at: string) => Promise<void>
  /** Removes the drafts among the ids from the certificates. */
  readonly remove: (companyId: string, ids: readonly string[]) => Promise<void>
  /** Takes those that were deleted after a moment out, while they are held. */
  readonly take: (
    companyId: string,
    wanted: { readonly ids: readonly string[]; readonly deletedAfter: string },
  ) => Promise<readonly PitCertificateDraft[]>
  readonly removeOlder: (than: string) => Promise<void>
}

/** How many deleted drafts of a company are kept at most. */
const mostKept = 1000

const keep =
  (db: Kysely<Tables>): DeletedPitCertificates['keep'] =>
  async (companyId, ids, deleted_at) => {
    const own = db.deleteFrom('deleted_pit_certificates').where('company_id', '=', companyId)
    // Of an id that was deleted before and saved anew.
    await own.where('id', 'in', ids).execute()
    const drafts = await db
      .selectFrom('pit_certificates as certificates')
      .innerJoin('pit_certificate_contents as contents', (join) =>
        join
          .onRef('contents.company_id', '=', 'certificates.company_id')
          .onRef('contents.certificate_id', '=', 'certificates.id'),
      )
      .innerJoin('pit_certificate_events as events', (join) =>
        join
          .onRef('events.company_id', '=', 'certificates.company_id')
          .onRef('events.certificate_id', '=', 'certificates.id'),
      )
      .select(['certificates.id', 'certificates.year', 'certificates.refid', 'certificates.lookup_cd'])
      .select(['certificates.corrects_sid', 'certificates.content_hash'])
      .select(['contents.content', 'events.at as made_at'])
      .where('certificates.company_id', '=', companyId)
      .where('contents.company_id', '=', companyId)
      .where('events.company_id', '=', companyId)
      .where('certificates.id', 'in', ids)
      .where('certificates.etax_status', '=', 'draft')
      .execute()
    await inParts(drafts, (part) =>
      db
        .insertInto('deleted_pit_certificates')
        .values(part.map((draft) => ({ company_id: companyId, deleted_at, ...draft })))
        .execute(),
    )
    await own
      .where('id', 'not in', (latest) =>
        latest
          .selectFrom('deleted_pit_certificates')
          .select('id')
          .where('company_id', '=', companyId)
          .orderBy('deleted_at', 'desc')
          .orderBy('id', 'desc')
          .limit(mostKept),
      )
      .execute()
  }

export const deletedIn = (db: Kysely<Tables>): DeletedPitCertificates => ({
  keep: keep(db),
  async remove(companyId, ids) {
    await db
      .deleteFrom('pit_certificates')
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('etax_status', '=', 'draft')
      .execute()
  },
  async take(companyId, { ids, deletedAfter }) {
    const rows = await db
      .deleteFrom('deleted_pit_certificates')
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .where('deleted_at', '>', deletedAfter)
      .returning(['id', 'year', 'refid', 'lookup_cd', 'corrects_sid', 'content_hash', 'made_at', 'content'])
      .execute()
    return rows.map((row) => ({
      id: row.id,
      year: row.year,
      refid: row.refid,
      contentHash: row.content_hash,
      lookupCode: row.lookup_cd,
      correctsId: row.corrects_sid,
      madeAt: row.made_at,
      content: v.parse(contentSchema, row.content),
    }))
  },
  async removeOlder(than) {
    await forEveryCompany(() => db.deleteFrom('deleted_pit_certificates').where('deleted_at', '<=', than).execute())
  },
})
