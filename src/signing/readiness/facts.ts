import type { LoopbackPermission } from '../../api/agent/permission.ts'
import type { ClockReading } from '../../api/clockReading.ts'
import type { CertificateRecord, TokenInfo } from '../../domain/certificate.ts'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { Checked } from './checked.ts'

/** The token by the agent that was asked for it. */
export interface AgentAnswer {
  /** Null where the agent says no version. */
  readonly version: string | null
  readonly token: Result<TokenInfo | null, Failure>
}

/** What the newest accepted declaration that names the certificate does with it; `unseen` where older ones were not looked into. */
export type Acceptance =
  | { readonly kind: 'named' | 'stopped'; readonly day: string }
  | { readonly kind: 'notNamed' | 'unseen' }

/** What the signing server says of the key of one registered certificate. */
export interface HsmKeyAnswer {
  readonly serialNumber: string
  readonly answer: Result<
    { readonly isKept: boolean; readonly isLocked: boolean; readonly attemptsLeft: number | null },
    Failure
  >
}

/** Whether the provider of remote signatures lists a registered certificate as active. */
export interface RemoteKeyAnswer {
  readonly serialNumber: string
  readonly answer: Result<{ readonly isListed: boolean }, Failure>
}

export interface SessionAnswer {
  /** Unix time in seconds. */
  readonly endsAt: number
  /** Null where the server's answer does not say its time. */
  readonly clock: ClockReading | null
}

/** All that is asked before signing. Nothing of it is secret. */
export interface ReadinessFacts {
  readonly permission: Checked<LoopbackPermission>
  readonly agent: Checked<AgentAnswer>
  readonly taxCode: Checked<string>
  readonly certificates: Checked<readonly CertificateRecord[]>
  readonly acceptance: Checked<Acceptance>
  /** Open where the account may not sign. */
  readonly hsm: Checked<readonly HsmKeyAnswer[]>
  /** Open where the account may not sign. */
  readonly remote: Checked<readonly RemoteKeyAnswer[]>
  readonly session: Checked<SessionAnswer>
  /** This computer's clock when it was looked at, in milliseconds since 1970. */
  readonly at: number
}
