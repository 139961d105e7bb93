import type { ShownFields } from '../shownFields.ts'
import { signingResults } from '../signingWays.ts'
import { requestEnds } from './setup.ts'

export const shownFields = {
  codes: { result: signingResults, value: requestEnds },
  names: ['sellerTaxCode'],
} satisfies ShownFields
