import type { ShownFields } from '../shownFields.ts'
import type { ArchiveChoice } from './setup.ts'

export const shownFields = {
  codes: { form: ['zip', 'pdf'] satisfies readonly ArchiveChoice['form'][] },
  names: ['url'],
  opened: ['choice', 'made'],
} satisfies ShownFields
