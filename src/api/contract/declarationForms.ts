import type { DeclarationForm } from '../../domain/declaration/forms/definition.ts'
import { eDocument } from '../../domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../domain/declaration/forms/eInvoice.ts'
import type { CollectionKey } from './declarationCollection.ts'

/** The form of each collection's declarations; apart from the collections, as their lists do without forms. */
export const formOfCollection: Readonly<Record<CollectionKey, DeclarationForm>> = {
  eInvoice,
  eDocument,
  pit: eDocument,
}
