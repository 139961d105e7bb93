import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'tokhai.theme'
const listeners = new Set<() => void>()

const chosenTheme = (): Theme => {
  const kept = localStorage.getItem(key)
  return themes.find((theme) => theme === kept) ?? 'system'
}

/** Gives the page its colours: those of the system unless others are chosen. */
export const applyTheme = (): void => {
  const theme = chosenTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Keeps the choice on this computer. */
export const chooseTheme = (theme: Theme): void => {
  localStorage.setItem(key, theme)
  applyTheme()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosenTheme)
