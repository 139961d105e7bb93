import type { CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationFilings, type DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { eDocument } from '../../../domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../../domain/declaration/forms/eInvoice.ts'
import { useCollection } from './collection.ts'

/** How a declaration of a collection is filed: its form, and the calls about one declaration. */
export interface Filing {
  readonly key: CollectionKey
  readonly form: DeclarationForm
  readonly calls: DeclarationFilingCalls
}

export const filings: Readonly<Record<CollectionKey, Filing>> = {
  eInvoice: { key: 'eInvoice', form: eInvoice, calls: declarationFilings.eInvoice },
  eDocument: { key: 'eDocument', form: eDocument, calls: declarationFilings.eDocument },
  pit: { key: 'pit', form: eDocument, calls: declarationFilings.pit },
}

/** The filing of the collection whose panel this is. */
export const useFiling = (): Filing => filings[useCollection().key]
