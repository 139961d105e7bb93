import type { Kysely } from 'kysely'
import { inParts } from '../store/inParts.ts'
import { forEveryCompany } from '../store/statements.ts'
import type { Tables } from '../store/tables.ts'
import type { AuthorityMessages, Transmission, Transmissions } from './transmissions.ts'

type Header = Omit<Transmission, 'rows'>

const headers = (db: Kysely<Tables>) =>
  db
    .selectFrom('transmissions')
    .select(['company_id as companyId', 'id', 'kind', 'message_type as messageType', 'mtdiep'])

const withRows = async (db: Kysely<Tables>, header: Header | undefined): Promise<Transmission | null> => {
  if (header === undefined) return null
  const rows = await db
    .selectFrom('transmission_rows')
    .select(['position', 'signed_id as signedId', 'answer_key as key'])
    .where('company_id', '=', header.companyId)
    .where('transmission_id', '=', header.id)
    .orderBy('position')
    .execute()
  return { ...header, rows }
}

const headerRow = ({ companyId, id, kind, messageType, mtdiep }: Transmission) => ({
  company_id: companyId,
  id,
  kind,
  message_type: messageType,
  mtdiep,
})

const rowsOf = ({ companyId, id, rows }: Transmission) =>
  rows.map(({ position, signedId, key }) => ({
    company_id: companyId,
    transmission_id: id,
    position,
    signed_id: signedId,
    answer_key: key,
  }))

export const transmissionsIn = (db: Kysely<Tables>): Transmissions => ({
  async put(transmissions) {
    await inParts(transmissions.map(headerRow), (part) => db.insertInto('transmissions').values(part).execute())
    await inParts(transmissions.flatMap(rowsOf), (part) => db.insertInto('transmission_rows').values(part).execute())
  },
  async byId(companyId, id) {
    const header = await headers(db).where('company_id', '=', companyId).where('id', '=', id).executeTakeFirst()
    return withRows(db, header)
  },
  async sentAs(companyId, mtdiep) {
    const header = await headers(db).where('company_id', '=', companyId).where('mtdiep', '=', mtdiep).executeTakeFirst()
    return withRows(db, header)
  },
  async byMtdiep(mtdiep) {
    const header = await forEveryCompany(() => headers(db).where('mtdiep', '=', mtdiep).executeTakeFirst())
    return withRows(db, header)
  },
})

export const authorityMessagesIn = (db: Kysely<Tables>): AuthorityMessages => ({
  async insert(message) {
    const content = {
      reference_mtdiep: message.referenceMtdiep,
      type: message.type,
      xml: message.xml,
      received_at: message.receivedAt,
      outcome: message.outcome,
    }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('authority_messages')
      .values({ mtdiep: message.mtdiep, ...content })
      .onConflict((conflict) =>
        conflict.column('mtdiep').doUpdateSet(content).where('authority_messages.outcome', '=', 'unreadable'),
      )
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async setOutcome(mtdiep, outcome) {
    await db.updateTable('authority_messages').set({ outcome }).where('mtdiep', '=', mtdiep).execute()
  },
})
