import * as v from 'valibot'

/** Languages of the interface (seed 000 §1, 002 §9). */
export const locales = ['en', 'vi', 'ko'] as const
export const localeSchema = v.picklist(locales)
export type Locale = v.InferOutput<typeof localeSchema>

/** The cookie that keeps the choice for one year, the language without it (seed 002 §9), and by any other value (seed 000 §1). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 31_536_000, fallback: 'vi', otherwise: 'ko' } as const

export const isLocale = (value: unknown): value is Locale => v.is(localeSchema, value)
