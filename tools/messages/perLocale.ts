import type { Locale } from '../../src/domain/locale.ts'

/** Languages in the order in which pages offer them. */
export const languages = ['vi', 'en', 'ko'] as const satisfies readonly Locale[]

/** One of something in each language. */
export type PerLocale<Made> = Readonly<Record<Locale, Made>>

export const perLocale = <Made>(make: (locale: Locale) => Made): PerLocale<Made> => ({
  en: make('en'),
  vi: make('vi'),
  ko: make('ko'),
})

/** As `perLocale`, for what takes its time. Rejects where one of them does. */
export const readPerLocale = async <Made>(read: (locale: Locale) => Promise<Made>): Promise<PerLocale<Made>> => {
  const [en, vi, ko] = await Promise.all([read('en'), read('vi'), read('ko')])
  return { en, vi, ko }
}
