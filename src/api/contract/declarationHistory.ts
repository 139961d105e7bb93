import * as v from 'valibot'
import { declarationForms } from '../../domain/declaration/forms/forms.ts'
import { declarationContentSchema } from '../../domain/declaration/content.ts'
import { byCollection, declarationKind, type DeclarationCollection } from './declarationCollection.ts'
import { historyCalls } from './documents/history.ts'

/** A declaration of any form. */
const bodySchema = v.union(Object.values(declarationForms).map(declarationContentSchema))

/** The calls about the way of one declaration of a collection. */
const callsOf = (collection: DeclarationCollection) => historyCalls(collection, declarationKind, bodySchema)
export type DeclarationHistoryCalls = ReturnType<typeof callsOf>

export const declarationHistories = byCollection(callsOf)

export const calls = {
  declarationTimeline: declarationHistories.eInvoice.timeline,
  downloadDeclarationMessage: declarationHistories.eInvoice.message,
  filedDeclaration: declarationHistories.eInvoice.filed,
  declarationVerification: declarationHistories.eInvoice.verification,
  eDocumentDeclarationTimeline: declarationHistories.eDocument.timeline,
  downloadEDocumentDeclarationMessage: declarationHistories.eDocument.message,
  filedEDocumentDeclaration: declarationHistories.eDocument.filed,
  eDocumentDeclarationVerification: declarationHistories.eDocument.verification,
  pitDeclarationTimeline: declarationHistories.pit.timeline,
  downloadPitDeclarationMessage: declarationHistories.pit.message,
  filedPitDeclaration: declarationHistories.pit.filed,
  pitDeclarationVerification: declarationHistories.pit.verification,
}
