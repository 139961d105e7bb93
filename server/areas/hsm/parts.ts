import type { HsmCallParts } from '../../hsm/calls.ts'
import type { SignableKinds } from '../../documents/signable.ts'
import type { Repositories } from './store/repositories.ts'

/** What calls of the signing server work with. */
export interface Parts extends HsmCallParts<Repositories> {
  /** The kinds of documents that it signs. */
  readonly signable: SignableKinds
}
