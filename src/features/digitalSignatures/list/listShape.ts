import type * as v from 'valibot'
import { certificateSortColumns } from '../../../api/contract/certificateColumns.ts'
import { sortSchema } from '../../../api/contract/paging.ts'
import { certificateStatusSchema, certificateTypeSchema } from '../../../domain/certificateCodes.ts'
import type { ListParameters } from '../../../records/address/listAddress.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
const certificateFilterNames = ['status', 'type'] as const

/** Order and filters of the registered certificates: those that end last come first. */
export const certificateShape = {
  defaultSort: 'to_date:desc',
  sort: sortSchema(certificateSortColumns),
  filters: {
    status: certificateStatusSchema,
    type: certificateTypeSchema,
  } satisfies Record<(typeof certificateFilterNames)[number], v.GenericSchema<string, string>>,
} satisfies ListShape

/** The panel's search parameters. */
export type CertificateParameters = ListParameters<(typeof certificateFilterNames)[number]>
