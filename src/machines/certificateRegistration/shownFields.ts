import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { ShownFields } from '../shownFields.ts'
import type { RegistrationOutput } from './output.ts'
import { registrationWays } from './setup.ts'

const results = [
  'registered',
  'givenUp',
  'postponed',
  'toExisting',
  'toDeclaration',
] as const satisfies readonly RegistrationOutput['result'][]

export const shownFields = {
  codes: { chosen: Object.values(certificateTypes), result: results, way: registrationWays },
  names: ['companyTaxCode'],
} satisfies ShownFields
