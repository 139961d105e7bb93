import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isLocale, localeCookie, type Locale } from '../domain/locale.ts'

/** A catalogue in each language. */
export type Catalogues = Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>

const outside: Catalogues = {
  en: () => import('./catalogues/outside/en.po'),
  vi: () => import('./catalogues/outside/vi.po'),
  ko: () => import('./catalogues/outside/ko.po'),
}

const inside: Catalogues = {
  en: () => import('./catalogues/inside/en.po'),
  vi: () => import('./catalogues/inside/vi.po'),
  ko: () => import('./catalogues/inside/ko.po'),
}

const filing: Catalogues = {
  en: () => import('./catalogues/filing/en.po'),
  vi: () => import('./catalogues/filing/vi.po'),
  ko: () => import('./catalogues/filing/ko.po'),
}

const parts = new Set([outside])

const loadWords = async (locale: Locale): Promise<void> => {
  const present = [...parts]
  const fetched = await Promise.all(present.map((part) => part[locale]()))
  for (const { messages } of fetched) i18n.load(locale, messages)
  // A part that was added while these were fetched belongs to this language too.
  if (present.length < parts.size) await loadWords(locale)
}

/** The language that was asked for last: fetched sooner or later than another, it is the one that stays. */
let wanted: Locale | null = null

/**
 * Loads a language's catalogues, makes it the language of every text and says so on the page itself, for screen readers and
 * hyphenation. Answers false, and leaves the language alone, where another was asked for meanwhile. Rejects when a catalogue
 * of the language still wanted cannot be fetched; the language then stays as it was.
 */
export const activateLocale = async (locale: Locale): Promise<boolean> => {
  wanted = locale
  try {
    await loadWords(locale)
  } catch (error) {
    if (wanted === locale) throw error
  }
  if (wanted !== locale) return false
  i18n.activate(locale)
  document.documentElement.lang = locale
  return true
}

/** The language that is active now; the product's own before the first. For code outside of components. */
export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : localeCookie.fallback)

/** From now on every language comes with this catalogue too. Rejects when it cannot be fetched. */
export const addPart = (part: Catalogues): Promise<void> => {
  parts.add(part)
  return loadWords(currentLocale())
}

/** From now on every language comes with the words of the screens behind the sign-in. Rejects when they cannot be fetched. */
export const addInsideWords = (): Promise<void> => addPart(inside)

/** The same for the words of a declaration's form, its signature and its submission. */
export const addFilingWords = (): Promise<void> => addPart(filing)

/** The language of the interface. */
export const useLocale = (): Locale => {
  const { locale } = useLingui().i18n
  return isLocale(locale) ? locale : localeCookie.fallback
}
