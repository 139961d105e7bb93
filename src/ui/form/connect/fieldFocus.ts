import { createContext, useContext, useEffect, useEffectEvent } from 'react'

/** How fields that are more than one element take the focus, by their names: the form store knows elements alone. */
export type FieldFocus = Map<string, () => void>

export const FieldFocusContext = createContext<FieldFocus | null>(null)

/** Lets the summary of errors lead to a field of several elements, or to one that draws its cells itself. */
export const useFieldFocus = (name: string, focus: () => void): void => {
  const fields = useContext(FieldFocusContext)
  const go = useEffectEvent(focus)
  useEffect(() => {
    fields?.set(name, () => go())
    return () => void fields?.delete(name)
  }, [fields, name])
}
