import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'
import type { Parameters } from '../../area/navigation.ts'
import type { ListParameters } from '../../records/address/listAddress.ts'
import { said } from '../../records/address/listShape.ts'

/** The panel's search parameters: the place in the list, and `new` or the id of the user that is open. */
export type UserParameters = ListParameters<'role' | 'user'>

const opened = v.object({ user: said(v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]+$/))) })

/** `new`, the id of the user that is open, or null. */
export const readOpenUser = (parameters: Parameters): string | null => v.parse(opened, parameters).user ?? null
