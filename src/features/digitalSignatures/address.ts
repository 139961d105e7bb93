import * as v from 'valibot'
import { listParameters } from '../../records/address/listAddress.ts'
import { filterParameter } from '../../records/address/listShape.ts'

/** The search parameters that narrow the list. */
const certificateFilterNames = ['status', 'type'] as const
export type CertificateFilterName = (typeof certificateFilterNames)[number]

/** The panel's search parameters. */
export const certificateParameters = v.object({
  ...listParameters,
  ...v.entriesFromList(certificateFilterNames, filterParameter),
})
export type CertificateParameters = Partial<v.InferOutput<typeof certificateParameters>>
