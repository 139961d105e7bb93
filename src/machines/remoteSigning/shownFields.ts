import type { ShownFields } from '../shownFields.ts'
import { signingResults } from '../signingWays.ts'
import { requestEnds } from './setup.ts'

export const shownFields = {
  codes: { result: signingResults, end: requestEnds },
  names: ['sellerTaxCode'],
} satisfies ShownFields
