import { agentPermissions } from '../agentPermission.ts'
import type { ShownFields } from '../shownFields.ts'
import { signingResults } from '../signingWays.ts'

export const shownFields = {
  codes: { output: agentPermissions, result: signingResults },
  names: ['sellerTaxCode', 'signerTaxCode'],
  opened: ['token'],
} satisfies ShownFields
