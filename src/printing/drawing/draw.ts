import type { TDocumentDefinitions } from 'pdfmake/interfaces'

/** Makes a PDF of a definition, which pdfmake writes into. */
export type Draw<Pdf> = (definition: TDocumentDefinitions) => Promise<Pdf>
