import type { RefObject } from 'react'
import { useFocusReturn } from '../../../records/useFocusReturn.ts'

/** Opens a declaration; what opened it has the focus again once nothing covers the list. */
export const useOpening = (
  isCovered: boolean,
  screen: RefObject<HTMLDivElement | null>,
  onOpen: (declaration: string) => void,
) => {
  const keepOpener = useFocusReturn(isCovered, screen)
  return (declaration: string): void => {
    keepOpener()
    onOpen(declaration)
  }
}
