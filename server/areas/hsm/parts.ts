import type { HsmCallParts } from '../../hsm/calls.ts'
import type { Repositories } from './store/repositories.ts'

/** What calls of the signing server work with. */
export type Parts = HsmCallParts<Repositories>
