import * as v from 'valibot'
import { auditSortColumns } from '../../api/contract/auditTrail.ts'
import { sortSchema } from '../../api/contract/paging.ts'
import type { ListShape } from '../../records/address/listShape.ts'

const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,64}$/))
const day = v.pipe(v.string(), v.isoDate())

/** Order of the entries: the newest first; narrowed by person, record and day. */
export const auditShape = {
  defaultSort: 'at:desc',
  sort: sortSchema(auditSortColumns),
  filters: { person: id, record: id, from: day, to: day },
} satisfies ListShape
