import { createContext, use } from 'react'
import { declarationCollections, type CollectionKey } from '../../../api/contract/declarationCollection.ts'
import { declarationLists } from '../../../api/contract/declarations.ts'

/** The settings panel in which a collection's list and form stand. */
export const panelOfCollection = {
  eInvoice: 'declarations',
  eDocument: 'e-document-declarations',
  pit: 'pit-declarations',
} as const satisfies Record<CollectionKey, string>

const CollectionContext = createContext<CollectionKey>('eInvoice')

/** Says of what stands below which collection it is about. */
export const CollectionProvider = CollectionContext

/** The collection whose panel or page this is: its key, its panel, and the calls of its list. */
export const useCollection = () => {
  const key = use(CollectionContext)
  const { readers } = declarationCollections[key]
  return { key, readers, panel: panelOfCollection[key], lists: declarationLists[key] }
}
