import { formOfCollection } from '../../../api/contract/declarationForms.ts'
import { byCollection, type CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationFilings, type DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import type { DeclarationContent } from '../../../domain/declaration/content.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import { kindOfForm } from '../../../domain/declaration/kind.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DocumentKind } from '../../../domain/documents/kind.ts'
import { useCollection } from './collection.ts'

/** How a declaration of a collection is filed: its form, and the calls about one declaration. */
export interface Filing {
  readonly key: CollectionKey
  readonly form: DeclarationForm
  readonly kind: DocumentKind<DeclarationValues, DeclarationContent>
  readonly calls: DeclarationFilingCalls
}

export const filings = byCollection<Filing>(({ key }) => ({
  key,
  form: formOfCollection[key],
  kind: kindOfForm(formOfCollection[key]),
  calls: declarationFilings[key],
}))

/** The filing of the collection whose panel this is. */
export const useFiling = (): Filing => filings[useCollection().key]
