import { createContext, use } from 'react'
import type { Parameters } from './navigation.ts'

/** Where the lists of panels and pages were left: filters, order, search and page size as search parameters, by the id of panel or page. */
export type LeftPlaces = Map<string, Parameters>

interface LeftPlacesHere {
  readonly places: LeftPlaces
  /** The panel or page whose list this is; null where neither is shown. */
  readonly here: string | null
  /** Says, by its name, which place was changed from elsewhere while its list may be shown. */
  readonly changes?: EventTarget
}

/** Those of this visit; none are kept outside of the frame that provides them. */
const LeftPlacesContext = createContext<LeftPlacesHere | null>(null)
export const LeftPlacesProvider = LeftPlacesContext

export const useLeftPlaces = (): LeftPlacesHere | null => use(LeftPlacesContext)
