import { createContext, use } from 'react'
import type { Parameters } from './navigation.ts'

/** Where the lists of panels were left: filters, order, search and page size as search parameters, by the panel's id. */
export type LeftPlaces = Map<string, Parameters>

/** Those of this visit; none are kept outside of the frame that provides them. */
const LeftPlacesContext = createContext<LeftPlaces | null>(null)
export const LeftPlacesProvider = LeftPlacesContext

export const useLeftPlaces = (): LeftPlaces | null => use(LeftPlacesContext)
