import { certificateTypes } from '../../domain/certificateCodes.ts'
import type { RegistrationState } from '../documentSubmit/setup.ts'
import type { ShownFields } from '../shownFields.ts'
import { signingWays } from '../signingWays.ts'
import { kindKeys, type KindFacts } from '../kinds.ts'
import type { LeftOutCause, RunOffer, RunRead } from './items.ts'
import type { BulkOutput } from './setup.ts'

const types = Object.values(certificateTypes)

export const shownFields = {
  codes: {
    available: types,
    because: ['notSendable', 'otherSeller', 'goesAlone', 'byUser', 'byStop'] satisfies readonly LeftOutCause[],
    chosen: types,
    decided: types,
    key: kindKeys,
    offer: ['none', 'possible', 'asked', 'underWay', 'ended'] satisfies readonly RunOffer['offer'][],
    result: ['closed', 'toSettings'] satisfies readonly BulkOutput['result'][],
    state: ['running', 'waiting', 'finished', 'cancelled'] satisfies readonly RunRead['state'][],
    value: ['registered', 'absent', 'cancelled'] satisfies readonly (RegistrationState | 'cancelled')[],
    verb: ['register', 'issue'] satisfies readonly KindFacts['verb'][],
    way: signingWays,
  },
  names: ['isNumbered'],
  opened: ['kind', 'option', 'run'],
} satisfies ShownFields
