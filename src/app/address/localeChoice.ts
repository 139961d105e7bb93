import { isLocale, localeCookie, type Locale } from '../../domain/locale.ts'

/**
 * The language that this browser chose before, Vietnamese where it chose none (seed 002 §9), and Korean by any other value of the cookie
 * (seed 000 §1; docs/decisions/0186).
 */
export const preferredLocale = (cookies: string): Locale => {
  const chosen = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie.name}=`))
    ?.slice(localeCookie.name.length + 1)
  if (chosen === undefined || chosen === '') return localeCookie.fallback
  return isLocale(chosen) ? chosen : localeCookie.otherwise
}

/** The cookie that keeps a choice of language for a year. */
export const localeCookieText = (locale: Locale): string =>
  `${localeCookie.name}=${locale}; Path=/; Max-Age=${localeCookie.maxAgeSeconds}; SameSite=Lax`
