import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { plainCode, recordCodeKey } from '../../src/domain/recordCode.ts'
import { searchWords } from '../../src/domain/text.ts'
import { containsAll } from '../store/matching.ts'
import type { Tables } from '../store/tables.ts'
import { listed } from './customerRows.ts'
import type { Customers } from './customers.ts'

type Columns = ExpressionBuilder<Tables, 'customers'>
type Begun = 'code_key' | 'tax_code' | 'personal_id'

/** Whether a column begins with a text, so that its index is read and nothing else. */
const begins = (expression: Columns, column: Begun, text: string): Expression<SqlBool> =>
  expression.and([expression(column, '>=', text), expression(column, '<', `${text}\u{10FFFF}`)])

/** Digits of a tax code in groups, as people type them; null where the text is none. */
const digitsOf = (text: string): string | null => {
  const plain = plainCode(text).replaceAll(/[\s.]/g, '')
  return /^\d{3,14}(?:-\d{0,3})?$/.test(plain) ? plain.replace(/^(\d{10})(?=\d{1,3}$)/, '$1-') : null
}

export const lookUp =
  (db: Kysely<Tables>): Customers['lookUp'] =>
  async (companyId, text, most) => {
    const standing = db
      .selectFrom('customers')
      .select(listed)
      .where('company_id', '=', companyId)
      .where('merged_into', '=', '')
      .limit(most)
    const code = recordCodeKey(text.trim())
    const digits = digitsOf(text)
    const byCode =
      code === ''
        ? []
        : await standing
            .where((expression) => begins(expression, 'code_key', code))
            .orderBy('code_key')
            .execute()
    const byNumber =
      digits === null
        ? []
        : await standing
            .where((expression) =>
              expression.or([begins(expression, 'tax_code', digits), begins(expression, 'personal_id', digits)]),
            )
            .orderBy('tax_code')
            .orderBy('id')
            .execute()
    const found = new Map([...byCode, ...byNumber].map((row) => [row.id, row]))
    if (found.size < most) {
      const byWords = await standing
        .where((expression) => containsAll(expression, [expression.ref('search_text')], searchWords(text)))
        .orderBy('company_order')
        .orderBy('id')
        .execute()
      for (const row of byWords) if (!found.has(row.id)) found.set(row.id, row)
    }
    return [...found.values()].slice(0, most)
  }
