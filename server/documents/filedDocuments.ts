import { sql, type Kysely } from 'kysely'
import '../outbox/outboxTables.ts'
import type { Tables } from '../store/tables.ts'
import { transmissionSubject } from '../transmissions/transmissionTables.ts'
import type { DocumentHistory, FiledDocument, Moments, Span } from './documentHistory.ts'
import type { DocumentKey } from './documentKey.ts'

const ofDocument = (db: Kysely<Tables>, { companyId, year, kind, id }: DocumentKey) =>
  db
    .selectFrom('signed_documents')
    .leftJoin('transmission_rows', (join) =>
      join
        .onRef('transmission_rows.company_id', '=', 'signed_documents.company_id')
        .onRef('transmission_rows.signed_id', '=', 'signed_documents.id'),
    )
    .leftJoin('outbox_sent', (join) =>
      join
        .onRef('outbox_sent.company_id', '=', 'signed_documents.company_id')
        .onRef('outbox_sent.subject_id', '=', 'transmission_rows.transmission_id')
        .on('outbox_sent.subject_kind', '=', transmissionSubject),
    )
    .where('signed_documents.company_id', '=', companyId)
    .where('signed_documents.year', '=', year)
    .where('signed_documents.kind', '=', kind)
    .where('signed_documents.document_id', '=', id)

interface Row extends Omit<FiledDocument, 'filing' | 'document'> {
  readonly filingId: string | null
  readonly filingType: string | null
  readonly filingNumber: string | null
}

const within = (column: 'signed_documents.filed_at' | 'outbox_sent.sent_at', { from, before }: Span) => {
  const begins = sql<boolean>`${sql.ref(column)} >= ${from}`
  return before === null ? begins : sql<boolean>`${begins} and ${sql.ref(column)} < ${before}`
}

export const filedIn =
  (db: Kysely<Tables>): DocumentHistory['filed'] =>
  async (document, span) => {
    const rows = await ofDocument(db, document)
      .leftJoin('outbox', (join) =>
        join
          .onRef('outbox.company_id', '=', 'signed_documents.company_id')
          .onRef('outbox.subject_id', '=', 'transmission_rows.transmission_id')
          .on('outbox.subject_kind', '=', transmissionSubject),
      )
      .leftJoin('accounts', 'accounts.id', 'signed_documents.filed_by')
      .leftJoin('document_messages as filing', (join) =>
        join
          .onRef('filing.company_id', '=', 'signed_documents.company_id')
          .onRef('filing.year', '=', 'signed_documents.year')
          .onRef('filing.kind', '=', 'signed_documents.kind')
          .onRef('filing.document_id', '=', 'signed_documents.document_id')
          .onRef('filing.turn', '=', 'signed_documents.turn')
          .on('filing.role', '=', 'filing'),
      )
      .select([
        'signed_documents.turn as turn',
        'signed_documents.signed_xml as signedXml',
        'signed_documents.signer_serial as signerSerial',
        'signed_documents.signing_time as signingTime',
        'signed_documents.filed_at as filedAt',
        sql<string>`coalesce(accounts.name, '')`.as('who'),
        'outbox_sent.sent_at as sentAt',
        sql<number>`coalesce(outbox_sent.attempts, outbox.attempts, 0)`.as('attempts'),
        'filing.id as filingId',
        'filing.type as filingType',
        'filing.mtdiep as filingNumber',
      ])
      .where((expression) =>
        expression.or([within('signed_documents.filed_at', span), within('outbox_sent.sent_at', span)]),
      )
      .orderBy('signed_documents.turn')
      .execute()
    return rows.map(({ filingId, filingType, filingNumber, ...row }: Row) => ({
      ...row,
      document,
      filing: filingId === null ? null : { id: filingId, type: filingType ?? '', mtdiep: filingNumber ?? '' },
    }))
  }

/** The latest of some moments, each once. */
export const latestMoments = (moments: readonly string[], { most }: Moments): readonly string[] =>
  [...new Set(moments)].toSorted((one, other) => (one < other ? 1 : -1)).slice(0, most)

/** The latest moments of each sort of what is kept, together at most `most`, however long the history is. */
export const momentsIn =
  (db: Kysely<Tables>): DocumentHistory['moments'] =>
  async (document, asked) => {
    const { companyId, year, kind, id } = document
    const end = asked.before ?? '~'
    const inTable = (table: 'document_steps' | 'document_messages') =>
      db
        .selectFrom(table)
        .select('at')
        .where('company_id', '=', companyId)
        .where('year', '=', year)
        .where('kind', '=', kind)
        .where('document_id', '=', id)
        .where('at', '<', end)
        .distinct()
        .orderBy('at', 'desc')
        .limit(asked.most)
        .execute()
    const filed = ofDocument(db, document)
      .select('signed_documents.filed_at as at')
      .where('signed_documents.filed_at', '<', end)
      .orderBy('signed_documents.filed_at', 'desc')
      .limit(asked.most)
      .execute()
    const sent = ofDocument(db, document)
      .select('outbox_sent.sent_at as at')
      .where('outbox_sent.sent_at', '<', end)
      .$narrowType<{ at: string }>()
      .orderBy('outbox_sent.sent_at', 'desc')
      .limit(asked.most)
      .execute()
    const found = await Promise.all([inTable('document_steps'), inTable('document_messages'), filed, sent])
    return latestMoments(
      found.flatMap((rows) => rows.map(({ at }) => at)),
      asked,
    )
  }
