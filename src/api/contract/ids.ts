import * as v from 'valibot'
import { textUpTo } from '../../domain/bounded.ts'

/** Ids of documents, and request keys of their XML. */
export const idSchema = v.pipe(textUpTo(64), v.regex(/^[0-9A-Za-z-]{1,64}$/))
