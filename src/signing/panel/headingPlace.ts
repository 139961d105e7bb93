import { createContext } from 'react'

/**
 * The part of the dialog that reads itself out when it changes. A panel puts its heading there, so that every step is
 * announced while the part itself stays.
 */
export const HeadingPlace = createContext<HTMLElement | null>(null)
