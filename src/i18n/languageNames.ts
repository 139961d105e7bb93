import type { Locale } from '../domain/locale.ts'

/** Languages by their own names, which need no translation. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', ko: '한국어', vi: 'Tiếng Việt' }
