import type { Insertable, Kysely } from 'kysely'
import type { DatabaseKind } from '../store/migrations/schemaBuilder.ts'
import { claimsIn } from './claims.ts'
import { endRows, removeEnded } from './endedRows.ts'
import { standingIn } from './standing.ts'
import type { NewOutboxMessage, Outbox } from './outbox.ts'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'

const never = ''

const rowOf = ({ id, subject, messageType, mtdiep, dueAt, order }: NewOutboxMessage): Insertable<Tables['outbox']> => ({
  id,
  company_id: subject.companyId === '' ? null : subject.companyId,
  subject_kind: subject.kind,
  subject_id: subject.id,
  message_type: messageType,
  mtdiep,
  attempts: 0,
  due_at: dueAt,
  claimed_until: never,
  last_error: '',
  order_key: order?.key ?? '',
  order_number: order?.number ?? 0,
})

export const outboxIn = (db: Kysely<Tables>, kind: DatabaseKind): Outbox => ({
  async put(...messages) {
    await inParts(messages, (part) => db.insertInto('outbox').values(part.map(rowOf)).execute())
  },
  standing: standingIn(db),
  ...claimsIn(db, kind),
  async markSent(ids, at) {
    if (ids.length === 0) return
    await endRows(db, kind, (rows) => rows.where('id', 'in', ids), { state: 'sent', last_error: '', sent_at: at })
  },
  removeEnded: (subjectKind, before) => removeEnded(db, subjectKind, before),
})
