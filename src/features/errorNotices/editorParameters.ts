import { openingParameters } from '../../documents/form/page/openingParameters.ts'

/** What the address says of the form that is open, beside the list below it: documents by the family of the page, and the request that it answers. */
export const editorParameters = [...openingParameters, 'certificates', 'invoices', 'request'] as const
