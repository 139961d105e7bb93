import type { HsmCallParts } from '../../hsm/calls.ts'
import type { AskedKeys } from '../../remoteSigning/askedKeys.ts'
import type { Repositories } from './store/repositories.ts'

/** What calls of digital signatures work with. */
export interface Parts extends HsmCallParts<Repositories> {
  readonly askedKeys: AskedKeys
}

/** What calls of certificates that are registered already work with. */
export type KeyParts = HsmCallParts<Repositories>
