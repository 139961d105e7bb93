import * as v from 'valibot'
import { defaultPageSize, pageSizes, searchMaxLength } from '../../api/contract/paging.ts'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import type { Parameters, Step } from '../../area/navigation.ts'
import { said, type ListShape } from './listShape.ts'

/** The search parameters of every list; `page` counts from 1. All stay texts, so that an address reads as it was written. */
const listParameters = v.object({
  page: said(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/))),
  size: said(v.picklist(pageSizes.map(String))),
  q: said(v.pipe(v.string(), v.nonEmpty(), v.maxLength(searchMaxLength))),
  sort: said(v.pipe(v.string(), v.regex(/^\w{1,40}:(?:asc|desc)$/))),
})

/** Those, and the list's own filters. */
export type ListParameters<Filter extends string = never> = Readonly<
  Partial<Record<keyof v.InferOutput<typeof listParameters> | Filter, string | undefined>>
>

/** Where an address is in a list of this shape; what the list does not take is left out. */
export const readPlace = (shape: ListShape, parameters: Parameters): ListPlace => {
  const { page = '1', size, q = '', sort } = v.parse(listParameters, parameters)
  const filters = Object.entries(shape.filters).flatMap(([name, schema]) => {
    const value = parameters[name]
    return value !== undefined && v.is(schema, value) ? [[name, value] as const] : []
  })
  return {
    page: Number(page) - 1,
    size: Number(size ?? defaultPageSize),
    search: q,
    sort: sort !== undefined && v.is(shape.sort, sort) ? sort : '',
    filters: Object.fromEntries(filters),
  }
}

const unless = (value: string, usual: string): string | undefined => (value === usual ? undefined : value)

/** The search parameters of a place; what is usual is not written. */
export const writePlace = (shape: ListShape, { page, size, search, sort, filters }: ListPlace) => ({
  ...Object.fromEntries(Object.keys(shape.filters).map((name) => [name, filters[name]])),
  page: unless(String(page + 1), '1'),
  size: unless(String(size), String(defaultPageSize)),
  q: unless(search, ''),
  sort: unless(sort, ''),
})

/** Back undoes turning a page, not the return to the first one that another search, order or filter brings. */
export const listStep = ({ page, ...others }: Partial<ListPlace>): Step =>
  page !== undefined && Object.keys(others).length === 0 ? 'push' : 'replace'
