import type { AreaPage } from '../../../area/area.ts'
import type { LeftPlaces } from '../../../area/leftPlaces.ts'
import type { PagePlace, Parameters } from '../../../area/navigation.ts'
import { localeCookie } from '../../../domain/locale.ts'
import { inLocale, splitLocale } from '../../address/localisedPath.ts'
import { parseSearch, stringifySearch } from '../../address/searchText.ts'
import { pageParametersOf, readInsideSearch } from '../insideSearch.ts'

interface Address {
  readonly pathname: string
  readonly search: string
}

type Where = Pick<AreaPage, 'id' | 'path' | 'loadEditor' | 'editorParameters'>

const rootOf = ({ path }: Where): string => (path === '/' ? '' : `/${path}`)

/** The record whose editor a path without its language names, `` for the list, or null where the path is of another page. */
export const recordAt = (page: Where, path: string): string | null => {
  const root = rootOf(page)
  if (path === (root === '' ? '/' : root)) return ''
  if (page.loadEditor === undefined || !path.startsWith(`${root}/`)) return null
  const rest = path.slice(root.length + 1)
  return rest.includes('/') ? null : rest
}

/** The parameters of the page's list, of those that the address has there. */
const listParametersOf = ({ editorParameters = [] }: Where, parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([name]) => !editorParameters.includes(name)))

/** The address of a page at a place, seen from another address: where no parameters are named, its list stays as it is there, or as it was left. */
export const pageHref = (page: Where, { record, parameters }: PagePlace, from: Address, left: LeftPlaces): string => {
  const { locale, path } = splitLocale(from.pathname)
  const now = readInsideSearch(parseSearch(from.search))
  const here = recordAt(page, path) === null ? left.get(page.id) : listParametersOf(page, pageParametersOf(now))
  const list = parameters ?? here ?? {}
  const end = record === undefined ? '' : `/${encodeURIComponent(record)}`
  return inLocale(locale ?? localeCookie.fallback, `${rootOf(page)}${end}`) + stringifySearch({ sid: now.sid, ...list })
}
