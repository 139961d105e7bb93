import * as v from 'valibot'
import { sortSchema } from '../../../api/contract/paging.ts'
import type { ListShape } from '../../../records/address/listShape.ts'

const columns = ['taxpayer_nm', 'taxpayer_taxcd', 'income_year', 'final_income_amt', 'final_income_tax']

/** Sums come by year, the last one first. */
export const sumShape = {
  defaultSort: 'income_year:desc',
  sort: sortSchema(columns),
  filters: { year: v.pipe(v.string(), v.regex(/^20\d{2}$/)) },
} satisfies ListShape
