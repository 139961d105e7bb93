import * as v from 'valibot'
import { certificateStatuses } from '../../../../src/domain/pitCertificate/status.ts'
import { eventsIn, type Events } from '../../../documents/heads/eventQueries.ts'
import { moveHead } from '../../../documents/heads/moveHead.ts'
import type { Connection } from '../../../store/connection.ts'
import type { PitCertificates } from './pitCertificates.ts'

type Db = Connection['db']

const statusSchema = v.picklist(certificateStatuses)

const heads = { heads: 'pit_certificates', status: 'etax_status' } as const
const eventTable = {
  events: 'pit_certificate_events',
  document: 'certificate_id',
  statusOf: (kept: string) => v.parse(statusSchema, kept),
} as const

/** The way of a certificate through its statuses. */
export const movingIn = (db: Db): Pick<PitCertificates, 'move' | keyof Events<never>> => {
  const events = eventsIn(db, eventTable)
  return {
    ...events,
    async move(at, change, when) {
      const { status, message } = change
      const isMoved = await moveHead(db, heads, at, {
        etax_status: status,
        etax_rslt: message,
        guid: change.guid,
        tax_auth_cd: change.taxAuthorityCode,
        sign_by: change.signedBy,
        requested_at: change.requestedAt,
        answered_at: change.answeredAt,
        filed_hash: change.filedHash,
      })
      if (isMoved) await events.addEvent(at.companyId, at.id, { at: when, status, message })
      return isMoved
    },
  }
}
