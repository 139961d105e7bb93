import type { RefObject } from 'react'
import { useFocusReturn } from '../../records/useFocusReturn.ts'

/** Opens a document; what opened it has the focus again once nothing covers the list. */
export const useOpening = (
  isCovered: boolean,
  screen: RefObject<HTMLDivElement | null>,
  onOpen: (document: string) => void,
) => {
  const keepOpener = useFocusReturn(isCovered, screen)
  return (document: string): void => {
    keepOpener()
    onOpen(document)
  }
}
