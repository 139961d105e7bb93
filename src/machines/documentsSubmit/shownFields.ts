import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { RegistrationState } from '../documentSubmit/setup.ts'
import type { ShownFields } from '../shownFields.ts'
import { signingWays } from '../signingWays.ts'
import type { BulkOutput } from './setup.ts'

const types = Object.values(certificateTypes)

export const shownFields = {
  codes: {
    available: types,
    chosen: types,
    decided: types,
    result: ['closed', 'toSettings'] satisfies readonly BulkOutput['result'][],
    value: ['registered', 'absent'] satisfies readonly RegistrationState[],
    way: signingWays,
  },
  opened: ['option'],
} satisfies ShownFields
