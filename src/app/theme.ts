import { useSyncExternalStore } from 'react'
import { unlessClosed } from '../ui/unlessClosed.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'tokhai.theme'
const listeners = new Set<() => void>()

/** A choice that could not be kept; it lasts as long as the page. */
let unkept: Theme | null = null

const chosenTheme = (): Theme => {
  const kept = unkept ?? unlessClosed(() => localStorage.getItem(key), null)
  return themes.find((theme) => theme === kept) ?? 'system'
}

/** Gives the page its colours: those of the system unless others are chosen. */
export const applyTheme = (): void => {
  const theme = chosenTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const keep = (theme: Theme): null => {
  localStorage.setItem(key, theme)
  return null
}

/** Keeps the choice on this computer. */
export const chooseTheme = (theme: Theme): void => {
  unkept = unlessClosed(() => keep(theme), theme)
  applyTheme()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)
