import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { columnsOf } from './documentTables.ts'
import type { GeneratedDocument, GeneratedDocuments } from './generated.ts'

const generatedOf = (row: Selectable<Tables['generated']>): GeneratedDocument => ({
  document: { companyId: row.company_id, year: row.year, kind: row.kind, id: row.document_id },
  reqKey: row.req_key,
  signId: row.sign_id,
  contentHash: row.content_hash,
  content: row.content,
  taxCode: row.tax_code,
  version: row.version,
  number: row.number === 0 ? null : row.number,
  companionKey: row.companion_key,
  xml: row.xml,
  xmlSha256: row.xml_sha256,
  generatedAt: row.generated_at,
})

const byReqKeys = async (db: Kysely<Tables>, companyId: string, reqKeys: readonly string[]) => {
  const rows = await db
    .selectFrom('generated')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('req_key', 'in', reqKeys)
    .execute()
  return new Map(rows.map((row) => [row.req_key, generatedOf(row)]))
}

const finding = (db: Kysely<Tables>): Pick<GeneratedDocuments, 'byReqKey' | 'byReqKeys' | 'numbersOf'> => ({
  byReqKey: async (companyId, reqKey) => (await byReqKeys(db, companyId, [reqKey])).get(reqKey) ?? null,
  byReqKeys: (companyId, reqKeys) => byReqKeys(db, companyId, reqKeys),
  async numbersOf(companyId, reqKeys) {
    const rows = await db
      .selectFrom('generated')
      .select(['document_id', 'number'])
      .where('company_id', '=', companyId)
      .where('req_key', 'in', reqKeys)
      .where('number', '>', 0)
      .execute()
    return rows.map(({ document_id: documentId, number }) => ({ documentId, number }))
  },
})

const insertIn =
  (db: Kysely<Tables>): GeneratedDocuments['insert'] =>
  async ({ document, ...generated }) => {
    await db
      .insertInto('generated')
      .values({
        ...columnsOf(document),
        req_key: generated.reqKey,
        sign_id: generated.signId,
        content_hash: generated.contentHash,
        content: generated.content,
        tax_code: generated.taxCode,
        version: generated.version,
        number: generated.number ?? 0,
        companion_key: generated.companionKey,
        xml: generated.xml,
        xml_sha256: generated.xmlSha256,
        generated_at: generated.generatedAt,
        signed_at: '',
      })
      .execute()
  }

export const generatedIn = (db: Kysely<Tables>): GeneratedDocuments => ({
  ...finding(db),
  insert: insertIn(db),
  async unsigned({ companyId, kind, id }, contentHash) {
    const row = await db
      .selectFrom('generated')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('document_id', '=', id)
      .where('content_hash', '=', contentHash)
      .where('signed_at', '=', '')
      // Of the same order as the request keys, which SQLite would walk through from the newest of the company on.
      .orderBy('generated_at', 'desc')
      .orderBy('req_key', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row === undefined ? null : generatedOf(row)
  },
  async markSigned(companyId, reqKey, at) {
    const { numUpdatedRows } = await db
      .updateTable('generated')
      .set({ signed_at: at })
      .where('company_id', '=', companyId)
      .where('req_key', '=', reqKey)
      .where('signed_at', '=', '')
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
  async removeOlder(than) {
    await db.deleteFrom('generated').where('generated_at', '<=', than).where('signed_at', '<=', than).execute()
  },
})
