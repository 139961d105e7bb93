import type { HsmCallParts } from '../../hsm/calls.ts'
import type { Repositories } from './store/repositories.ts'

/** What calls of digital signatures work with. */
export type Parts = HsmCallParts<Repositories>
