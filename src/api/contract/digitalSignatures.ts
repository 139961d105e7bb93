import * as v from 'valibot'
import { certificateRecordSchema, certificateTypeSchema, certificateStatusSchema } from '../../domain/certificate.ts'
import { describeCall, noBody, none } from './call.ts'
import { pageNumberSchema, pageSizeSchema, paginationSchema, searchValueSchema, sortColumnsSchema } from './paging.ts'

const base = '/api/wtx/ca/v1/settings/digital-signatures'

export const certificateSortColumns = ['org_nm', 'serial_no', 'from_date', 'to_date', 'status'] as const

export const digitalSignatures = describeCall({
  name: 'settings.digitalSignatures',
  summary: 'Certificates that the company has registered',
  method: 'GET',
  path: base,
  access: 'company',
  params: none,
  query: v.strictObject({
    page_number: pageNumberSchema,
    page_size: pageSizeSchema,
    sort_columns: sortColumnsSchema(certificateSortColumns),
    search_value: searchValueSchema,
    status: v.optional(certificateStatusSchema),
    type: v.optional(certificateTypeSchema),
  }),
  body: noBody,
  answer: v.object({ digital_signatures: v.array(certificateRecordSchema), pagination: paginationSchema }),
  refusals: [],
  source: 'seed 000 §7, 002 §7.5; path chosen',
})

export const checkSkip = describeCall({
  name: 'settings.checkSkip',
  summary: 'Whether the choice of signature type can be skipped, and for which type',
  method: 'GET',
  path: `${base}/check-skip`,
  access: 'company',
  params: none,
  query: none,
  body: noBody,
  /** `type` is set exactly when `skip`; `types` lists the types of all active certificates, empty when there is none. */
  answer: v.object({
    skip: v.boolean(),
    type: v.nullable(certificateTypeSchema),
    types: v.array(certificateTypeSchema),
  }),
  refusals: [],
  source: 'seed 002 §7.5; path chosen, `types` added',
})
