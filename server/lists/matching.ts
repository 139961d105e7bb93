import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ListDescription } from './description.ts'
import type { SearchedFilter } from './listPage.ts'
import { conditionsOf, joined, narrowedBy, type Narrowed } from './narrowed.ts'
import { isInText } from './proposals.ts'
import { isShown } from './shown.ts'

/** Whether a row holds every word, in what the list shows of it or in its texts. */
export const matching = (description: ListDescription, words: readonly string[]): RawBuilder<SqlBool> =>
  joined(
    words.map((word) => {
      const shown = isShown(description, word)
      const inText = isInText(description, word)
      return shown === null ? inText : sql<SqlBool>`(${shown} or ${inText})`
    }),
  )

/** Whether a row is of a list and holds every word. */
export const matchingIn = (list: Narrowed, words: readonly string[]): RawBuilder<SqlBool> =>
  joined([conditionsOf(list), ...(words.length === 0 ? [] : [matching(list.description, words)])])

/** Whether a row is a company's and what the list of any part is asked for, in queries that no index of the list answers. */
export const isAskedFor = (
  description: ListDescription,
  companyId: string,
  { words, ...filter }: SearchedFilter,
): RawBuilder<SqlBool> => matchingIn({ ...narrowedBy(description, companyId, filter), part: null }, words)
