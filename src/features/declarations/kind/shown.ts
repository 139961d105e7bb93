import { byCollection, declarationKind } from '../../../api/contract/declarationCollection.ts'
import type { ShownKind } from '../../../documents/shownKind.ts'
import { kinds } from '../../../machines/kinds.ts'
import { listWords } from '../list/listWords.ts'
import { declarationKeys } from '../queries/declarations.ts'
import { panelOfCollection } from './collection.ts'
import { missingRightTexts } from './missingRightTexts.ts'

/** The collections of declarations as lists of documents. */
export const shownDeclarations = byCollection<ShownKind>(({ key, writersWith }) => ({
  key,
  facts: kinds.declaration,
  panel: panelOfCollection[key],
  queryKey: declarationKeys.all,
  writersWith,
  permissions: declarationKind.permissions,
  words: { missingRights: missingRightTexts, list: listWords },
}))
