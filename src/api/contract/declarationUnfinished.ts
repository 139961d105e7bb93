import * as v from 'valibot'
import type { DeclarationForm } from '../../domain/declaration/forms/definition.ts'
import {
  declarationContentSchema,
  readDeclarationEntries,
  type DeclarationContent,
} from '../../domain/declaration/content.ts'
import { byCollection, type DeclarationCollection } from './declarationCollection.ts'
import { formOfCollection } from './declarationForms.ts'
import { unfinishedCalls } from './documents/unfinished.ts'

const answeredSchema = (form: DeclarationForm): v.GenericSchema<unknown, DeclarationContent> =>
  v.object(readDeclarationEntries(form))

/** The calls about unfinished forms of a collection. */
const callsOf = (collection: DeclarationCollection) => {
  const form = formOfCollection[collection.key]
  return unfinishedCalls(collection, { content: declarationContentSchema(form), answered: answeredSchema(form) })
}
export type UnfinishedCalls = ReturnType<typeof callsOf>

export const unfinishedForms = byCollection(callsOf)

export const calls = {
  listUnfinishedDeclarations: unfinishedForms.eInvoice.list,
  readUnfinishedDeclaration: unfinishedForms.eInvoice.read,
  keepUnfinishedDeclaration: unfinishedForms.eInvoice.keep,
  discardUnfinishedDeclaration: unfinishedForms.eInvoice.discard,
  listUnfinishedEDocumentDeclarations: unfinishedForms.eDocument.list,
  readUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.read,
  keepUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.keep,
  discardUnfinishedEDocumentDeclaration: unfinishedForms.eDocument.discard,
  listUnfinishedPitDeclarations: unfinishedForms.pit.list,
  readUnfinishedPitDeclaration: unfinishedForms.pit.read,
  keepUnfinishedPitDeclaration: unfinishedForms.pit.keep,
  discardUnfinishedPitDeclaration: unfinishedForms.pit.discard,
}
