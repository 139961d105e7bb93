import * as v from 'valibot'
import type { ListShape } from '../../records/address/listShape.ts'

/** Numbers come by symbol and number, and are narrowed to a symbol. */
export const numberShape = {
  defaultSort: '',
  sort: v.picklist(['']),
  filters: { symbol: v.pipe(v.string(), v.regex(/^[0-9A-Za-z/]{1,9}$/)) },
} satisfies ListShape
