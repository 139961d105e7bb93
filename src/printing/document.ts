import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { PrintedForm } from '../domain/declaration/print/printed-form.ts'
import { declarationDefinition } from './declaration/definition.ts'

/** What can be printed; each kind is drawn by a folder of its own. */
export type PrintedDocument = { readonly kind: 'declaration'; readonly form: PrintedForm }

/** The document as pdfmake draws it. */
export const definitionOf = ({ form }: PrintedDocument): TDocumentDefinitions => declarationDefinition(form)
