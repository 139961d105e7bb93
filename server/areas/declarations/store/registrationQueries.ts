import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import { contentSchema } from './contentSchema.ts'
import type { Registration, Registrations, Submission, Submissions } from './registrations.ts'
import type { Tables } from '../../../store/tables.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'

declare module '../../../store/tables.ts' {
  interface Tables {
    submissions: {
      id: string
      company_id: string
      declaration_id: string
      req_key: string
      sign_id: string
      content_hash: string
      /** JSON; empty where the XML is older than its keeping. */
      content: string
      xml: string
      xml_sha256: string
      generated_at: string
    }
    registrations: {
      id: string
      company_id: string
      req_key: string
      submission_id: string
      declaration_id: string
      signed_xml: string
      signed_sha256: string
      signer_serial: string
      signing_time: string
      registered_by: string
      registered_at: string
    }
  }
}

const submissionOf = (row: Selectable<Tables['submissions']>): Submission => ({
  id: row.id,
  companyId: row.company_id,
  declarationId: row.declaration_id,
  reqKey: row.req_key,
  signId: row.sign_id,
  contentHash: row.content_hash,
  content: row.content === '' ? null : v.parse(contentSchema, row.content),
  xml: row.xml,
  xmlSha256: row.xml_sha256,
  generatedAt: row.generated_at,
})

const submissionsByReqKeys = async (db: Kysely<Tables>, companyId: string, reqKeys: readonly string[]) => {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('req_key', 'in', reqKeys)
    .execute()
  return new Map(rows.map((row) => [row.req_key, { ...submissionOf(row), layout: declarationSignature }]))
}

export const submissionsIn = (db: Kysely<Tables>): Submissions => ({
  async insert(submission) {
    await db
      .insertInto('submissions')
      .values({
        id: submission.id,
        company_id: submission.companyId,
        declaration_id: submission.declarationId,
        req_key: submission.reqKey,
        sign_id: submission.signId,
        content_hash: submission.contentHash,
        content: submission.content === null ? '' : JSON.stringify(submission.content),
        xml: submission.xml,
        xml_sha256: submission.xmlSha256,
        generated_at: submission.generatedAt,
      })
      .execute()
  },
  byReqKey: async (companyId, reqKey) => (await submissionsByReqKeys(db, companyId, [reqKey])).get(reqKey) ?? null,
  byReqKeys: (companyId, reqKeys) => submissionsByReqKeys(db, companyId, reqKeys),
  async unfinished(companyId, declarationId, contentHash) {
    const row = await db
      .selectFrom('submissions')
      .leftJoin('registrations', (join) =>
        join
          .onRef('registrations.company_id', '=', 'submissions.company_id')
          .onRef('registrations.submission_id', '=', 'submissions.id'),
      )
      .selectAll('submissions')
      .where('submissions.company_id', '=', companyId)
      .where('submissions.declaration_id', '=', declarationId)
      .where('submissions.content_hash', '=', contentHash)
      .where('registrations.id', 'is', null)
      .orderBy('submissions.id', 'desc')
      .executeTakeFirst()
    return row === undefined ? null : submissionOf(row)
  },
})

const registrationOf = (row: Selectable<Tables['registrations']>): Registration => ({
  id: row.id,
  companyId: row.company_id,
  reqKey: row.req_key,
  submissionId: row.submission_id,
  declarationId: row.declaration_id,
  signedXml: row.signed_xml,
  signedSha256: row.signed_sha256,
  signerSerial: row.signer_serial,
  signingTime: row.signing_time,
  registeredBy: row.registered_by,
  registeredAt: row.registered_at,
})

const registeredIn =
  (db: Kysely<Tables>): Registrations['registeredOf'] =>
  async (companyId, reqKeys) => {
    if (reqKeys.length === 0) return new Set()
    const rows = await db
      .selectFrom('registrations')
      .select('req_key')
      .where('company_id', '=', companyId)
      .where('req_key', 'in', reqKeys)
      .execute()
    return new Set(rows.map(({ req_key: reqKey }) => reqKey))
  }

const latestIn =
  (db: Kysely<Tables>): Registrations['latestOf'] =>
  async (companyId, declarationId) => {
    const row = await db
      .selectFrom('registrations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('declaration_id', '=', declarationId)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return row === undefined ? null : registrationOf(row)
  }

export const registrationsIn = (db: Kysely<Tables>): Registrations => ({
  registeredOf: registeredIn(db),
  async insert(registration) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('registrations')
      .values({
        id: registration.id,
        company_id: registration.companyId,
        req_key: registration.reqKey,
        submission_id: registration.submissionId,
        declaration_id: registration.declarationId,
        signed_xml: registration.signedXml,
        signed_sha256: registration.signedSha256,
        signer_serial: registration.signerSerial,
        signing_time: registration.signingTime,
        registered_by: registration.registeredBy,
        registered_at: registration.registeredAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  async byReqKey(companyId, reqKey) {
    const row = await db
      .selectFrom('registrations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('req_key', '=', reqKey)
      .executeTakeFirst()
    return row === undefined ? null : registrationOf(row)
  },
  async byId(companyId, id) {
    const row = await db
      .selectFrom('registrations')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : registrationOf(row)
  },
  latestOf: latestIn(db),
})
