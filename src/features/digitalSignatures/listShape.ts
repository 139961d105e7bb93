import type * as v from 'valibot'
import { certificateSortColumns } from '../../api/contract/certificateColumns.ts'
import { sortSchema } from '../../api/contract/paging.ts'
import { certificateStatusSchema, certificateTypeSchema } from '../../domain/certificate-codes.ts'
import type { ListShape } from '../../records/address/listShape.ts'
import type { CertificateFilterName } from './address.ts'

/** Order and filters of the registered certificates: those that end last come first. */
export const certificateShape = {
  defaultSort: 'to_date:desc',
  sort: sortSchema(certificateSortColumns),
  filters: {
    status: certificateStatusSchema,
    type: certificateTypeSchema,
  } satisfies Record<CertificateFilterName, v.GenericSchema<string, string>>,
} satisfies ListShape
