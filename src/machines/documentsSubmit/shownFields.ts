import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { RegistrationState } from '../documentSubmit/setup.ts'
import type { ShownFields } from '../shownFields.ts'
import { signingWays } from '../signingWays.ts'
import type { RunOffer, RunRead } from './items.ts'
import type { BulkOutput } from './setup.ts'

const types = Object.values(certificateTypes)

export const shownFields = {
  codes: {
    available: types,
    chosen: types,
    decided: types,
    offer: ['none', 'possible', 'found'] satisfies readonly RunOffer['offer'][],
    result: ['closed', 'toSettings'] satisfies readonly BulkOutput['result'][],
    state: ['running', 'waiting', 'finished', 'cancelled'] satisfies readonly RunRead['state'][],
    value: ['registered', 'absent'] satisfies readonly RegistrationState[],
    way: signingWays,
  },
  opened: ['option', 'run'],
} satisfies ShownFields
