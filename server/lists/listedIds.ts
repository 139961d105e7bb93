import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Page, PageRequest } from '../store/page.ts'

/** Rows of the list that are read at once. */
const pageSize = 500

/** Ids of all rows of a list, where there are no more than `most`. @param read answers a page of it as it is narrowed */
export const listedIds = async (
  read: (page: PageRequest) => Promise<Pick<Page<{ readonly sid: string }>, 'items'>>,
  most: number,
): Promise<Result<readonly string[], 'tooMany'>> => {
  const ids = new Set<string>()
  for (let number = 0; ; number += 1) {
    const { items } = await read({ number, size: pageSize, sort: null })
    for (const { sid } of items) ids.add(sid)
    if (ids.size > most) return fail('tooMany')
    if (items.length < pageSize) return succeed([...ids])
  }
}
