import { isLocale, type Locale } from '../../domain/locale.ts'

export interface LocalisedPath {
  /** Null where the path has no language in front. */
  readonly locale: Locale | null
  /** The path without its language, beginning with a slash. */
  readonly path: string
}

/** `/vi/customers` is Vietnamese and `/customers`; `/customers` has no language. */
export const splitLocale = (pathname: string): LocalisedPath => {
  const [, first = '', ...rest] = pathname.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path: pathname }
}

/** The same address in a language, whether or not it has one already; `path` may carry search and hash. */
export const inLocale = (locale: Locale, path: string): string => {
  const end = path.search(/[?#]/)
  const [pathname, tail] = end === -1 ? [path, ''] : [path.slice(0, end), path.slice(end)]
  const bare = splitLocale(pathname).path
  return `/${locale}${bare === '/' ? '' : bare}${tail}`
}
