import { certificateTypes } from '../../domain/certificateCodes.ts'
import { kindKeys, type KindFacts } from '../kinds.ts'
import type { ShownFields } from '../shownFields.ts'
import { signingWays } from '../signingWays.ts'
import type { RegistrationState, SubmitOutput, SubmitStart } from './setup.ts'

const types = Object.values(certificateTypes)
const results = [
  'registered',
  'cancelled',
  'postponed',
  'toCorrect',
  'toReopen',
  'toSettings',
] as const satisfies readonly SubmitOutput['result'][]

export const shownFields = {
  codes: {
    key: kindKeys,
    verb: ['register', 'issue'] satisfies readonly KindFacts['verb'][],
    available: types,
    chosen: types,
    decided: types,
    from: ['form', 'list'] satisfies readonly SubmitStart['from'][],
    result: results,
    value: ['registered', 'absent'] satisfies readonly RegistrationState[],
    way: signingWays,
  },
  names: ['isNumbered', 'sellerTaxCode'],
  opened: ['kind', 'option', 'signed', 'start', 'work'],
} satisfies ShownFields
