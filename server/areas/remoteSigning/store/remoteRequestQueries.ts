import type { ExpressionBuilder, Insertable, Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { byId } from '../../../store/byId.ts'
import { forEveryCompany } from '../../../store/statements.ts'
import type { Tables } from '../../../store/tables.ts'
import type { NewRequest, RemoteRequest, RemoteRequests } from './remoteRequests.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    remote_requests: {
      company_id: string
      id: string
      leader_id: string | null
      place: number
      account_id: string
      req_key: string
      /** The request key while the request is open. */
      open_key: string | null
      serial_no: string
      certificate: string
      credential_id: string
      digest: string
      prepared_xml: string
      signed_xml: string | null
      control_code: string
      state: string
      sealed_handle: string | null
      sealed_activation: string | null
      /** Until when a server signs it. */
      claimed_until: string | null
      created_at: string
      expires_at: string
      ended_at: string | null
    }
  }
}

const stateSchema = v.picklist(['pending', 'signed', 'refused', 'expired', 'cancelled', 'failed'])

const requestOf = (row: Selectable<Tables['remote_requests']>): RemoteRequest => ({
  companyId: row.company_id,
  id: row.id,
  leaderId: row.leader_id,
  place: row.place,
  accountId: row.account_id,
  reqKey: row.req_key,
  serialNumber: row.serial_no,
  certificate: row.certificate,
  credentialId: row.credential_id,
  digest: row.digest,
  preparedXml: row.prepared_xml,
  signedXml: row.signed_xml,
  controlCode: row.control_code,
  state: v.parse(stateSchema, row.state),
  sealedHandle: row.sealed_handle,
  sealedActivation: row.sealed_activation,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

const rowOf = (request: NewRequest): Insertable<Tables['remote_requests']> => ({
  company_id: request.companyId,
  id: request.id,
  leader_id: request.leaderId,
  place: request.place,
  account_id: request.accountId,
  req_key: request.reqKey,
  open_key: request.reqKey,
  serial_no: request.serialNumber,
  certificate: request.certificate,
  credential_id: request.credentialId,
  digest: request.digest,
  prepared_xml: request.preparedXml,
  control_code: request.controlCode,
  state: 'pending',
  created_at: request.createdAt,
  expires_at: request.expiresAt,
})

/** Requests of one account that are shown to be taken up. */
const mostTakenUp = 20

const of = (db: Kysely<Tables>, companyId: string) =>
  db.selectFrom('remote_requests').selectAll().where('company_id', '=', companyId)

/** A request and what it leads. */
const isOfRequest = (id: string) => (expression: ExpressionBuilder<Tables, 'remote_requests'>) =>
  expression.or([expression('id', '=', id), expression('leader_id', '=', id)])

const changing = (db: Kysely<Tables>, companyId: string, id: string) =>
  db
    .updateTable('remote_requests')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', 'pending')

const begunIn =
  (db: Kysely<Tables>): RemoteRequests['begunBy'] =>
  async (companyId, accountId, since) => {
    const rows = await of(db, companyId)
      .where('account_id', '=', accountId)
      .where('created_at', '>', since)
      .where('leader_id', 'is', null)
      .where('state', 'in', ['pending', 'signed', 'failed'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostTakenUp)
      .execute()
    return rows.map(requestOf)
  }

const foundIn = (
  db: Kysely<Tables>,
): Pick<RemoteRequests, 'byId' | 'documentsOf' | 'latest' | 'begunBy' | 'askedSince' | 'overdue'> => ({
  async byId(companyId, id) {
    const row = await of(db, companyId).where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : requestOf(row)
  },
  async documentsOf(companyId, id) {
    const rows = await of(db, companyId).where(isOfRequest(id)).orderBy('place').execute()
    return rows.map(requestOf)
  },
  async latest(companyId, reqKey) {
    const row = await of(db, companyId)
      .where('req_key', '=', reqKey)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return row === undefined ? null : requestOf(row)
  },
  begunBy: begunIn(db),
  async askedSince(companyId, serialNumber, since) {
    const rows = await of(db, companyId)
      .where('serial_no', '=', serialNumber)
      .where('created_at', '>', since)
      .where('leader_id', 'is', null)
      .orderBy('created_at')
      .execute()
    return rows.map(({ created_at: at }) => at)
  },
  async overdue(now) {
    const rows = await forEveryCompany(() =>
      db
        .selectFrom('remote_requests')
        .selectAll()
        .where('state', '=', 'pending')
        .where('expires_at', '<', now)
        .where('leader_id', 'is', null)
        .where((expression) =>
          expression.or([expression('claimed_until', 'is', null), expression('claimed_until', '<', now)]),
        )
        .execute(),
    )
    return rows.map(requestOf)
  },
})

/** Requests on their way to the provider and back. */
const movedIn = (db: Kysely<Tables>): Pick<RemoteRequests, 'keepAnswer' | 'claim' | 'release' | 'end'> => ({
  async keepAnswer(companyId, id, { sealedHandle, sealedActivation }) {
    await changing(db, companyId, id)
      .set({
        ...(sealedHandle === undefined ? {} : { sealed_handle: sealedHandle }),
        ...(sealedActivation === undefined ? {} : { sealed_activation: sealedActivation }),
      })
      .execute()
  },
  async claim(companyId, id, { now, until }) {
    const { numUpdatedRows } = await changing(db, companyId, id)
      .set({ claimed_until: until })
      .where((expression) =>
        expression.or([expression('claimed_until', 'is', null), expression('claimed_until', '<', now)]),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async release(companyId, id) {
    await changing(db, companyId, id).set({ claimed_until: null }).execute()
  },
  async end(companyId, ends, at) {
    const signed = ends.flatMap(({ id, signedXml }) => (signedXml === null ? [] : [[id, signedXml] as const]))
    const rows = await db
      .updateTable('remote_requests')
      .where('company_id', '=', companyId)
      .where(
        'id',
        'in',
        ends.map(({ id }) => id),
      )
      .where('state', '=', 'pending')
      .set({
        state: byId(
          'state',
          ends.map(({ id, state }) => [id, state] as const),
        ),
        signed_xml: byId<string | null>('signed_xml', signed),
        ended_at: at,
        open_key: null,
        sealed_handle: null,
        sealed_activation: null,
        claimed_until: null,
      })
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  },
})

export const remoteRequestsIn = (db: Kysely<Tables>): RemoteRequests => ({
  ...foundIn(db),
  ...movedIn(db),
  async insertNew(documents) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('remote_requests')
      .values(documents.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === BigInt(documents.length)
  },
  async remove(companyId, id) {
    await db.deleteFrom('remote_requests').where('company_id', '=', companyId).where(isOfRequest(id)).execute()
  },
  async removeEnded(before) {
    await forEveryCompany(() => db.deleteFrom('remote_requests').where('ended_at', '<', before).execute())
  },
})
