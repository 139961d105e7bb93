import { openingParameters } from '../../documents/form/page/openingParameters.ts'

/** What the address says of the form that is open, beside the list below it. */
export const editorParameters = [...openingParameters, 'documents'] as const
