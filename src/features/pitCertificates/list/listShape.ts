import * as v from 'valibot'
import { sortSchema } from '../../../api/contract/paging.ts'
import { pitCertificateSortColumns } from '../../../api/contract/pitCertificates.ts'
import { daySchema } from '../../../domain/dates.ts'
import { certificateStatuses } from '../../../domain/pitCertificate/status.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
export const certificateFilterNames = ['status', 'symbol', 'income', 'year', 'from', 'to'] as const

/** Order and filters of the list of PIT certificates: newest first. Whom it is narrowed to stands in no address (`useCertificatePlace`). */
export const certificateShape = {
  defaultSort: 'inv_date:desc',
  sort: sortSchema(pitCertificateSortColumns),
  filters: {
    status: v.picklist(certificateStatuses),
    symbol: v.pipe(v.string(), v.regex(/^[0-9A-Za-z/]{1,9}$/)),
    income: v.pipe(v.string(), v.nonEmpty(), v.maxLength(250)),
    year: v.pipe(v.string(), v.regex(/^20\d{2}$/)),
    from: daySchema,
    to: daySchema,
  } satisfies Record<(typeof certificateFilterNames)[number], v.GenericSchema<string, string>>,
} satisfies ListShape
