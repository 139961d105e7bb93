import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import { byCollection, type CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationFilings, type DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { useCollection } from './collection.ts'

/** How a declaration of a collection is filed: its form, and the calls about one declaration. */
export interface Filing {
  readonly key: CollectionKey
  readonly form: DeclarationForm
  readonly calls: DeclarationFilingCalls
}

export const filings = byCollection<Filing>(({ key }) => ({
  key,
  form: formOfCollection[key],
  calls: declarationFilings[key],
}))

/** The filing of the collection whose panel this is. */
export const useFiling = (): Filing => filings[useCollection().key]
