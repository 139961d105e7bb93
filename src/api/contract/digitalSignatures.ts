import * as v from 'valibot'
import { certificateSortColumns } from './certificateColumns.ts'
import { listOf, mostAnswered } from '../../domain/bounded.ts'
import { certificateRecordSchema, readCertificateRecordSchema } from '../../domain/certificate.ts'
import { certificateStatusSchema, certificateTypes, certificateTypeSchema } from '../../domain/certificateCodes.ts'
import { readList, readText } from '../../domain/reading.ts'
import { describeCall, filers, noBody, none } from './call.ts'
import { completed, listQuery, paginationSchema, readPaginationSchema } from './paging.ts'

export const signaturesPath = '/api/wtx/ca/v1/settings/digital-signatures'

const listSchema = v.pipe(
  v.object({ digital_signatures: readList(readCertificateRecordSchema), pagination: readPaginationSchema }),
  v.transform(({ digital_signatures, pagination }) => ({
    digital_signatures,
    pagination: completed(pagination, digital_signatures.length),
  })),
  v.object({ digital_signatures: listOf(certificateRecordSchema, mostAnswered), pagination: paginationSchema }),
)

export const digitalSignatures = describeCall({
  name: 'settings.digitalSignatures',
  summary: 'Certificates that the company has registered',
  method: 'GET',
  path: signaturesPath,
  access: filers,
  params: none,
  query: v.strictObject({
    ...listQuery(certificateSortColumns),
    status: v.optional(certificateStatusSchema),
    type: v.optional(certificateTypeSchema),
  }),
  body: noBody,
  answer: listSchema,
  refusals: [],
  source: 'seed 000 §7, 002 §7.5; path chosen',
})

/** Null also for nothing, and for what is no type here. */
const readTypeOrNull = v.pipe(
  readText,
  v.transform((text) => Object.values(certificateTypes).find((type) => type === text) ?? null),
  v.nullable(certificateTypeSchema),
)

export const checkSkip = describeCall({
  name: 'settings.checkSkip',
  summary: 'Whether the choice of signature type can be skipped, and for which type',
  method: 'GET',
  path: `${signaturesPath}/check-skip`,
  access: filers,
  params: none,
  query: none,
  body: noBody,
  /**
   * `type` is set exactly when `skip`; `types` lists the types of all usable certificates, empty when there is none, null where a server
   * does not say.
   */
  answer: v.object({
    skip: v.pipe(v.nullish(v.boolean(), false), v.boolean()),
    type: readTypeOrNull,
    types: v.nullish(listOf(certificateTypeSchema, mostAnswered), null),
  }),
  refusals: [],
  source: 'seed 002 §7.5; path chosen, `types` added',
})

export const calls = { digitalSignatures, checkSkip }
