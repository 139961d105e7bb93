import { documentStages } from '../../domain/documents/status.ts'
import { kindKeys, type KindFacts } from '../kinds.ts'
import type { ShownFields } from '../shownFields.ts'
import type { Destination, FormContext, FormOutput } from './setup.ts'

const results = [
  'closed',
  'toSettings',
  'toChange',
  'left',
  'saved',
  'registered',
  'copied',
  'toCorrect',
  'reopened',
] as const satisfies readonly FormOutput['result'][]

export const shownFields = {
  codes: {
    key: kindKeys,
    verb: ['register', 'issue'] satisfies readonly KindFacts['verb'][],
    mode: ['create', 'view', 'edit'] satisfies readonly FormContext['mode'][],
    result: results,
    stage: documentStages,
    to: ['list', 'settings', 'change', 'elsewhere'] satisfies readonly Destination[],
  },
  names: ['editsDrafts', 'fillsChange', 'hasChanges', 'isAsOpened', 'isInForce', 'isNumbered'],
  opened: ['kind'],
} satisfies ShownFields
