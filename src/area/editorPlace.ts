import { createContext, use } from 'react'

/** The editor that a page shows, and its way back. */
export interface EditorPlace {
  /** The page's name, which the way back has. */
  readonly listTitle: string
  /** The list as the user has it. */
  readonly listHref: string
  /** Leads back to the list: no step, or Back would open the editor again. */
  readonly close: () => void
  /** Whether a change of the address from one path to another leaves the editor: a panel over it does not, nor does another language. */
  readonly isLeftBy: (from: string, to: string) => boolean
}

/** Null outside of editors that are pages. */
const EditorPlaceContext = createContext<EditorPlace | null>(null)
export const EditorPlaceProvider = EditorPlaceContext

export const useEditorPlace = (): EditorPlace | null => use(EditorPlaceContext)
