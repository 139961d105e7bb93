import type { ShownFields } from '../shownFields.ts'
import type { RecordFormContext, RecordDestination, RecordFormInput, RecordFormOutput } from './setup.ts'

export const shownFields = {
  codes: {
    mode: ['create', 'view', 'edit'] satisfies readonly RecordFormContext['mode'][],
    opensIn: ['view', 'edit'] satisfies readonly RecordFormInput['opensIn'][],
    result: ['closed', 'left', 'saved', 'reopened'] satisfies readonly RecordFormOutput['result'][],
    to: ['list', 'elsewhere'] satisfies readonly RecordDestination[],
  },
  names: ['hasChanges'],
} satisfies ShownFields
