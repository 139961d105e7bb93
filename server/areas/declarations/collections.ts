import { byCollection } from '../../../src/api/contract/declarationCollection.ts'
import { formOfCollection } from '../../../src/api/contract/declarationForms.ts'
import type { KeptCollection } from '../../documents/collection.ts'
import { checksOf } from './check.ts'
import { formOfHead } from './content.ts'
import { keptDeclarations } from './kind.ts'
import type { DeclarationTypes } from './kindTypes.ts'

/** The collections of declarations: those of a form, under the paths of the contract's collection. */
export const keptCollections = byCollection(({ key }): KeptCollection<DeclarationTypes> => {
  const form = formOfCollection[key]
  return {
    kind: keptDeclarations,
    key,
    isOf: (head) => formOfHead(head) === form,
    ...checksOf(form),
  }
})
