import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely'
import { folded } from '../../src/domain/text.ts'

/** Texts as searching sees them: without diacritics and case, one after another. */
export const searchText = (texts: readonly string[]): string => folded(texts.join('\n'))

/** Whether a column of `searchText` holds a folded word, taken literally. */
export const contains = (column: Expression<string>, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} like ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`

/** Whether every word is found in one of the columns, each word in any of them. */
export const containsAll = <Tables, Table extends keyof Tables>(
  expression: ExpressionBuilder<Tables, Table>,
  columns: readonly Expression<string>[],
  words: readonly string[],
) => expression.and(words.map((word) => expression.or(columns.map((column) => contains(column, word)))))
