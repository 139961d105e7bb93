import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import type { Connection } from '../../../store/connection.ts'
import { newId } from '../../../store/identifiers.ts'
import type { PitCertificates } from './pitCertificates.ts'

type Db = Connection['db']

const statusSchema = v.picklist(certificateStatuses)

/** Events of a certificate that are read at once. */
const mostEvents = 1000

const addEvent =
  (db: Db): PitCertificates['addEvent'] =>
  async (companyId, id, event) => {
    await db
      .insertInto('pit_certificate_events')
      .values({ company_id: companyId, certificate_id: id, id: newId(), ...event })
      .execute()
  }

const move =
  (db: Db): PitCertificates['move'] =>
  async ({ companyId, id, in: statuses, contentHash }, change, when) => {
    const { guid, taxAuthorityCode, signedBy, requestedAt, answeredAt, filedHash } = change
    const { numUpdatedRows } = await db
      .updateTable('pit_certificates')
      .set({
        etax_status: change.status,
        etax_rslt: change.message,
        ...(guid !== undefined && { guid }),
        ...(taxAuthorityCode !== undefined && { tax_auth_cd: taxAuthorityCode }),
        ...(signedBy !== undefined && { sign_by: signedBy }),
        ...(requestedAt !== undefined && { requested_at: requestedAt }),
        ...(answeredAt !== undefined && { answered_at: answeredAt }),
        ...(filedHash !== undefined && { filed_hash: filedHash }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('etax_status', 'in', statuses)
      .$if(contentHash !== undefined, (query) => query.where('content_hash', '=', contentHash ?? ''))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
    await addEvent(db)(companyId, id, { at: when, status: change.status, message: change.message })
    return true
  }

/** What happened to a certificate by status. */
const events = (db: Db): Pick<PitCertificates, 'addEvent' | 'events' | 'eventMoments'> => ({
  addEvent: addEvent(db),
  async eventMoments(companyId, id, { before, most }) {
    const rows = await db
      .selectFrom('pit_certificate_events')
      .select('at')
      .where('company_id', '=', companyId)
      .where('certificate_id', '=', id)
      .where('at', '<', before ?? '~')
      .distinct()
      .orderBy('at', 'desc')
      .limit(most)
      .execute()
    return rows.map(({ at }) => at)
  },
  async events(companyId, id, { from, before }) {
    const rows = await db
      .selectFrom('pit_certificate_events')
      .select(['at', 'status', 'message'])
      .where('company_id', '=', companyId)
      .where('certificate_id', '=', id)
      .where('at', '>=', from)
      .where('at', '<', before ?? '~')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostEvents)
      .execute()
    return rows.toReversed().map((row) => ({ ...row, status: v.parse(statusSchema, row.status) }))
  },
})

/** The way of a certificate through its statuses. */
export const movingIn = (db: Db): Pick<PitCertificates, 'move' | 'addEvent' | 'events' | 'eventMoments'> => ({
  move: move(db),
  ...events(db),
})
