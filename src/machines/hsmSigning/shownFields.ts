import type { ShownFields } from '../shownFields.ts'
import { signingResults } from '../signingWays.ts'

export const shownFields = { codes: { result: signingResults }, names: ['sellerTaxCode'] } satisfies ShownFields
