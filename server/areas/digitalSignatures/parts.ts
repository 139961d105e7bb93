import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import type { Hsm } from '../../hsm/port.ts'
import type { PasswordEnvelope } from '../../passwords/passwordEnvelope.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Store } from './store/repositories.ts'

/** What calls of digital signatures work with. */
export interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly hsm: Hsm
  readonly sealing: Sealing
  readonly envelope: PasswordEnvelope
}

/** Who asks: somebody of a company, from a network address. */
export interface Asker {
  readonly member: Member
  readonly address: string
}
