import { isLocale, localeCookie, type Locale } from '../../domain/locale.ts'

/** The language that this browser chose before, or the product's own (seed 002 §9). */
export const preferredLocale = (cookies: string): Locale => {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie.name}=`))
    ?.slice(localeCookie.name.length + 1)
  return isLocale(chosen) ? chosen : localeCookie.fallback
}

/** The cookie that keeps a choice of language for a year. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`
