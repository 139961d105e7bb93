import { sql, type Kysely, type Selectable } from 'kysely'
import { inParts } from '../store/inParts.ts'
import type { Tables } from '../store/tables.ts'
import { columnsOf } from './documentTables.ts'
import type { SignedDocument, SignedDocuments, SignedHead } from './signedDocuments.ts'

const headColumns = [
  'company_id',
  'year',
  'kind',
  'document_id',
  'turn',
  'id',
  'req_key',
  'content_hash',
  'tax_code',
  'version',
  'signed_sha256',
  'signer_serial',
  'signing_time',
  'filed_by',
  'filed_at',
] as const

const headOf = (row: Pick<Selectable<Tables['signed_documents']>, (typeof headColumns)[number]>): SignedHead => ({
  document: { companyId: row.company_id, year: row.year, kind: row.kind, id: row.document_id },
  turn: row.turn,
  id: row.id,
  reqKey: row.req_key,
  contentHash: row.content_hash,
  taxCode: row.tax_code,
  version: row.version,
  signedSha256: row.signed_sha256,
  signerSerial: row.signer_serial,
  signingTime: row.signing_time,
  filedBy: row.filed_by,
  filedAt: row.filed_at,
})

const wholeOf = (row: Selectable<Tables['signed_documents']>): SignedDocument => ({
  ...headOf(row),
  signedXml: row.signed_xml,
  content: row.content,
})

const headsOf = (db: Kysely<Tables>, companyId: string) =>
  db.selectFrom('signed_documents').select(headColumns).where('company_id', '=', companyId)

/** By the whole beginning of the key, so that one partition is read. */
const ofDocument = (db: Kysely<Tables>, { companyId, year, kind, id }: SignedHead['document']) =>
  db
    .selectFrom('signed_documents')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .where('kind', '=', kind)
    .where('document_id', '=', id)

const insertIn =
  (db: Kysely<Tables>) =>
  async ({ document, ...signed }: Omit<SignedDocument, 'turn'>): Promise<number> => {
    const last = await ofDocument(db, document)
      .select(sql<number>`coalesce(max(turn), 0)`.as('turn'))
      .executeTakeFirstOrThrow()
    const turn = last.turn + 1
    await db
      .insertInto('signed_documents')
      .values({
        ...columnsOf(document),
        turn,
        id: signed.id,
        req_key: signed.reqKey,
        content_hash: signed.contentHash,
        content: signed.content,
        tax_code: signed.taxCode,
        version: signed.version,
        signed_xml: signed.signedXml,
        signed_sha256: signed.signedSha256,
        signer_serial: signed.signerSerial,
        signing_time: signed.signingTime,
        filed_by: signed.filedBy,
        filed_at: signed.filedAt,
      })
      .execute()
    return turn
  }

export const signedDocumentsIn = (db: Kysely<Tables>): SignedDocuments => ({
  insert: insertIn(db),
  async byReqKey(companyId, reqKey) {
    const row = await headsOf(db, companyId).where('req_key', '=', reqKey).executeTakeFirst()
    return row === undefined ? null : headOf(row)
  },
  async filedOf(companyId, reqKeys) {
    if (reqKeys.length === 0) return new Set()
    const rows = await db
      .selectFrom('signed_documents')
      .select('req_key')
      .where('company_id', '=', companyId)
      .where('req_key', 'in', reqKeys)
      .execute()
    return new Set(rows.map(({ req_key: reqKey }) => reqKey))
  },
  async byId(companyId, id) {
    const row = await headsOf(db, companyId).where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : headOf(row)
  },
  async latestOf(document) {
    const row = await ofDocument(db, document).select(headColumns).orderBy('turn', 'desc').limit(1).executeTakeFirst()
    return row === undefined ? null : headOf(row)
  },
  async whole({ document, turn }) {
    const row = await ofDocument(db, document).selectAll().where('turn', '=', turn).executeTakeFirstOrThrow()
    return wholeOf(row)
  },
  async wholes(companyId, ids) {
    const found = new Map<string, SignedDocument>()
    await inParts(ids, async (part) => {
      const rows = await db
        .selectFrom('signed_documents')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('id', 'in', part)
        .execute()
      for (const row of rows) found.set(row.id, wholeOf(row))
    })
    return found
  },
})
