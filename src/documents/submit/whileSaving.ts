import { useCallback, useRef } from 'react'
import type { KeptForm } from '../../api/contract/documents/keptForm.ts'

/** Saves with what may be kept of the form as unfinished, which goes with the saving; null where no form saves. */
export type WhileSaving = <Answer extends { readonly ok: boolean }>(
  save: (kept: KeptForm | null) => Promise<Answer>,
) => Promise<Answer>

export const withoutForm: WhileSaving = (save) => save(null)

/** How a form saves, which its flow has to be given before what is kept of it is known. */
export const useSavingLater = () => {
  const known = useRef(withoutForm)
  const whileSaving: WhileSaving = useCallback((save) => known.current(save), [])
  const onSavingKnown = useCallback((next: WhileSaving): void => {
    known.current = next
  }, [])
  return { whileSaving, onSavingKnown }
}
