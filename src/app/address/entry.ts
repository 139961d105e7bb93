import type { Locale } from '../../domain/locale.ts'
import { landingPath, type SessionUser } from '../../domain/session.ts'
import { inLocale, splitLocale } from './localisedPath.ts'

const publicPaths: readonly string[] = ['/login', '/forgot-user-id', '/signup']

/** Whether a path without its language is for everybody. */
export const isPublic = (path: string): boolean => publicPaths.includes(path)

/** Longest path that a sign-in takes as the one that it interrupted. */
const longestCallback = 2000

/** The path that a sign-in interrupted, without its language, or null where going there would lead nowhere. */
export const interruptedPath = (callbackUrl: string | null): string | null => {
  if (callbackUrl === null || callbackUrl.length > longestCallback || !callbackUrl.startsWith('/')) return null
  const [whole = ''] = callbackUrl.split(/[?#]/, 1)
  const tail = callbackUrl.slice(whole.length)
  const { path } = splitLocale(whole)
  return path === '/login' ? null : `${path}${tail}`
}

/** The sign-in page's address, which remembers where the user wanted to go. */
export const signInHref = (locale: Locale, interrupted: string | null): string => {
  const callback = interruptedPath(interrupted)
  return callback === null ? `/${locale}/login` : `/${locale}/login?callbackUrl=${encodeURIComponent(callback)}`
}

/** Where somebody who has just come in goes (seed 002 §2.1). */
export const landingHref = (
  locale: Locale,
  user: Pick<SessionUser, 'scope'>,
  hostname: string,
  callbackUrl: string | null,
): string => inLocale(locale, landingPath(user, hostname, interruptedPath(callbackUrl)))
