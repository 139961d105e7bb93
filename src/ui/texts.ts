import { createContext, useContext } from 'react'

/**
 * The short texts that the building blocks say by themselves, already in the user's language.
 *
 * Functions take the values to put in; numbers arrive raw, so the caller formats and pluralises them.
 */
export type UiTexts = Readonly<{
  close: string
  dismiss: string
  pending: string
  clear: string
  showPassword: string
  hidePassword: string
  openCalendar: string
  charactersLeft: (count: number) => string
  copy: string
  copied: string
  details: string
  part: Readonly<{ coming: string; failed: string; whatToDo: string; retry: string }>
  stepStates: Readonly<{ done: string; current: string; failed: string; waiting: string }>
  opensNewTab: string
}>

export const UiTextsContext = createContext<UiTexts | null>(null)

/** The building blocks' texts. Throws outside UiProvider. */
export function useTexts(): UiTexts {
  const texts = useContext(UiTextsContext)
  if (texts === null) throw new Error('UiProvider is missing above this component')
  return texts
}

/** Turns a field's error code into the user's text. */
export type MessageOf = (code: string) => string

/** Where a form says its own; without one a code is shown as it is. */
export const MessageOfContext = createContext<MessageOf>((code) => code)
