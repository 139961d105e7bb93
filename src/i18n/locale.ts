import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { isLocale, localeCookie, type Locale } from '../domain/locale.ts'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./catalogues/en.po'),
  vi: () => import('./catalogues/vi.po'),
  ko: () => import('./catalogues/ko.po'),
}

/**
 * Loads a language's catalogue, makes it the language of every text and says so on the page itself, for screen readers and
 * hyphenation. Rejects when the catalogue cannot be fetched; the language then stays as it was.
 */
export const activateLocale = async (locale: Locale): Promise<void> => {
  const { messages } = await catalogues[locale]()
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = locale
}

/** The language of the interface. */
export const useLocale = (): Locale => {
  const { locale } = useLingui().i18n
  return isLocale(locale) ? locale : localeCookie.fallback
}

/** The language that is active now; empty before the first. For code outside of components. */
export const currentLocale = (): string => i18n.locale
