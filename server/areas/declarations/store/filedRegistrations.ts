import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../store/tables.ts'
import type { DeclarationHistory, FiledRegistration, Span } from './history.ts'

const ofDeclaration = (db: Kysely<Tables>, companyId: string, declarationId: string) =>
  db
    .selectFrom('registrations')
    .leftJoin('outbox_sent', (join) =>
      join
        .onRef('outbox_sent.company_id', '=', 'registrations.company_id')
        .onRef('outbox_sent.subject_id', '=', 'registrations.id')
        .on('outbox_sent.subject_kind', '=', 'declaration'),
    )
    .where('registrations.company_id', '=', companyId)
    .where('registrations.declaration_id', '=', declarationId)

interface Row extends Omit<FiledRegistration, 'filing'> {
  readonly filingId: string | null
  readonly filingType: string | null
  readonly filingNumber: string | null
}

const filedOf = ({ filingId, filingType, filingNumber, ...row }: Row): FiledRegistration => ({
  ...row,
  filing: filingId === null ? null : { id: filingId, type: filingType ?? '', mtdiep: filingNumber ?? '' },
})

const within = (column: 'registrations.registered_at' | 'outbox_sent.sent_at', { from, before }: Span) => {
  const begins = sql<boolean>`${sql.ref(column)} >= ${from}`
  return before === null ? begins : sql<boolean>`${begins} and ${sql.ref(column)} < ${before}`
}

export const registrationsOf =
  (db: Kysely<Tables>): DeclarationHistory['registrations'] =>
  async (companyId, declarationId, span) => {
    const rows = await ofDeclaration(db, companyId, declarationId)
      .leftJoin('outbox', (join) =>
        join
          .onRef('outbox.company_id', '=', 'registrations.company_id')
          .onRef('outbox.subject_id', '=', 'registrations.id')
          .on('outbox.subject_kind', '=', 'declaration'),
      )
      .leftJoin('accounts', 'accounts.id', 'registrations.registered_by')
      .leftJoin('declaration_messages as filing', (join) =>
        join
          .onRef('filing.company_id', '=', 'registrations.company_id')
          .onRef('filing.registration_id', '=', 'registrations.id')
          .on('filing.kind', '=', 'filing'),
      )
      .select([
        'registrations.id as id',
        'registrations.signed_xml as signedXml',
        'registrations.signer_serial as signerSerial',
        'registrations.signing_time as signingTime',
        'registrations.registered_at as registeredAt',
        sql<string>`coalesce(accounts.name, '')`.as('who'),
        'outbox_sent.sent_at as sentAt',
        sql<number>`coalesce(outbox_sent.attempts, outbox.attempts, 0)`.as('attempts'),
        'filing.id as filingId',
        'filing.type as filingType',
        'filing.mtdiep as filingNumber',
      ])
      .where((expression) =>
        expression.or([within('registrations.registered_at', span), within('outbox_sent.sent_at', span)]),
      )
      .orderBy('registrations.registered_at')
      .orderBy('registrations.id')
      .execute()
    return rows.map(filedOf)
  }

/** The latest moments of each kind of what is kept, together at most `most`, however long the history is. */
export const momentsOf =
  (db: Kysely<Tables>): DeclarationHistory['moments'] =>
  async (companyId, declarationId, { before, most }) => {
    const end = before ?? '~'
    const inTable = (table: 'declaration_steps' | 'declaration_messages' | 'declaration_events') =>
      db
        .selectFrom(table)
        .select('at')
        .where('company_id', '=', companyId)
        .where('declaration_id', '=', declarationId)
        .where('at', '<', end)
        .distinct()
        .orderBy('at', 'desc')
        .limit(most)
        .execute()
    const registered = ofDeclaration(db, companyId, declarationId)
      .select('registrations.registered_at as at')
      .where('registrations.registered_at', '<', end)
      .orderBy('registrations.registered_at', 'desc')
      .limit(most)
      .execute()
    const sent = ofDeclaration(db, companyId, declarationId)
      .select('outbox_sent.sent_at as at')
      .where('outbox_sent.sent_at', '<', end)
      .$narrowType<{ at: string }>()
      .orderBy('outbox_sent.sent_at', 'desc')
      .limit(most)
      .execute()
    const found = await Promise.all([
      inTable('declaration_steps'),
      inTable('declaration_messages'),
      inTable('declaration_events'),
      registered,
      sent,
    ])
    const moments = new Set(found.flatMap((rows) => rows.map(({ at }) => at)))
    return [...moments].toSorted((one, other) => (one < other ? 1 : -1)).slice(0, most)
  }
