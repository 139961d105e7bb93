import { otherFiles } from '../../domain/spreadsheet.ts'
import type { ShownFields } from '../shownFields.ts'
import type { ReadOutcome, UploadMode } from './setup.ts'

export const shownFields = {
  codes: {
    kind: ['rows', 'columns'] satisfies readonly ReadOutcome['kind'][],
    looksLike: otherFiles,
    mode: ['all', 'valid'] satisfies readonly UploadMode[],
  },
} satisfies ShownFields
