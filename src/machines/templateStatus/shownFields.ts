import { templateStatuses } from '../../domain/templates/status.ts'
import type { ShownFields } from '../shownFields.ts'
import type { StepSaved } from './setup.ts'

export const shownFields = {
  codes: {
    chosen: templateStatuses,
    result: ['saved', 'changed', 'refused'] satisfies readonly StepSaved['result'][],
    saved: templateStatuses,
    status: templateStatuses,
  },
} satisfies ShownFields
