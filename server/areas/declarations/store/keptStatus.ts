import * as v from 'valibot'
import { authorityStatuses } from '../../../../src/domain/declaration/status.ts'

/** Reads a status column. */
export const keptStatusSchema = v.picklist(authorityStatuses)
