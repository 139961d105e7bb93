import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { folded } from '../../../src/domain/text.ts'

/** Texts as searching sees them: without diacritics and case, one after another. */
export const searchText = (texts: readonly string[]): string => texts.map(folded).join('\n')

/** Whether a column of `searchText` holds what somebody typed, taken literally. */
export const contains = (column: Expression<string>, typed: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} like ${`%${folded(typed.trim()).replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`
