import type { HasPrint } from '../../../documents/form/formState.ts'

/** What is being filled in is what is about to be issued: it is read before that as the buyer will get it. */
export const hasInvoicePrint: HasPrint = (stage, isFilled) => isFilled || stage !== 'turnedDown'
