import type { Certificate } from '../../../signing/certificate.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { SignableKinds } from '../../documents/signable.ts'
import type { Log } from '../../log.ts'
import type { AskedKeys } from '../../remoteSigning/askedKeys.ts'
import type { RemoteSigning } from '../../remoteSigning/port.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Store } from './store/repositories.ts'

/** What calls of remote signatures work with. */
export interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** The authorities that signing certificates come from. */
  readonly roots: readonly Certificate[]
  readonly remoteSigning: RemoteSigning
  readonly askedKeys: AskedKeys
  readonly sealing: Sealing
  /** The kinds of documents that it has signed. */
  readonly signable: SignableKinds
}

/** Who asks: somebody of a company, from a network address. */
export interface Asker {
  readonly member: Member
  readonly address: string
}
