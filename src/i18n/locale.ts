import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isLocale, localeCookie, type Locale } from '../domain/locale.ts'

/** Catalogues, each file by its path: what `import.meta.glob<TextFile>('./texts/*.po')` gives, or modules that join some. */
export type Texts = Readonly<Record<string, () => Promise<TextFile>>>

export interface TextFile {
  readonly messages: Messages
}

/** One file of several: those that are always fetched together. @param catalogues messages of each, by its path */
export const joined = (catalogues: Readonly<Record<string, Messages>>): Messages =>
  Object.fromEntries(Object.values(catalogues).flatMap((messages) => Object.entries(messages)))

/** What every page says, the sign-in page among them. */
const everywhere: Texts = import.meta.glob<TextFile>('../texts/*.po')

const parts = new Set([everywhere])

const filesIn = (texts: Texts, locale: Locale) =>
  Object.entries(texts).flatMap(([path, load]) => (path.includes(`/${locale}.`) ? [load()] : []))

const loadTexts = async (locale: Locale): Promise<void> => {
  const present = [...parts]
  const fetched = await Promise.all(present.flatMap((part) => filesIn(part, locale)))
  for (const { messages } of fetched) i18n.load(locale, messages)
  // A part that was added while these were fetched belongs to this language too.
  if (present.length < parts.size) await loadTexts(locale)
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
    await loadTexts(locale)
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

/** From now on every language comes with these texts, too. Rejects when they cannot be fetched. @param texts keep their identity */
export const addTexts = (texts: Texts): Promise<void> => {
  parts.add(texts)
  return loadTexts(currentLocale())
}

/** The language of the interface. */
export const useLocale = (): Locale => {
  const { locale } = useLingui().i18n
  return isLocale(locale) ? locale : localeCookie.fallback
}
