import type { Certificate } from '../../signing/certificate.ts'
import type { Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'

export type ReachReason = 'remoteSigning.notConfigured' | 'remoteSigning.unreachable'
export type ReachRefusal = ServerRefusal<ReachReason>

/** A key of a user at the provider. */
export interface RemoteKey {
  /** How the provider names it. */
  readonly credentialId: string
  readonly certificate: Certificate
  /** Whether the provider signs with it: enabled, and its certificate neither revoked, suspended nor expired. */
  readonly isUsable: boolean
  /** Signatures that one confirmation of its holder may make. */
  readonly mostAtOnce: number
}

/** Signatures that the holder of a key is asked for, by one confirmation. */
export interface Asked {
  readonly credentialId: string
  /** SHA-256 of each document that is to be signed. */
  readonly digests: readonly Uint8Array[]
  /** Shown to the holder, at most 500 characters. */
  readonly description: string
}

/** What has become of an authorization. `activation` is the secret that makes the provider sign, once and these digests alone. */
export type Confirmation =
  | { readonly state: 'pending'; readonly handle: string }
  | { readonly state: 'confirmed'; readonly activation: string }
  | { readonly state: 'refused' }
  /** The provider does not wait for it any more. */
  | { readonly state: 'gone' }

/** A provider of remote signatures: it keeps keys, and their holders confirm signatures by a device of theirs. */
export interface RemoteSigning {
  readonly isConfigured: boolean
  readonly keysOf: (
    userName: string,
  ) => Promise<Result<readonly RemoteKey[], ServerRefusal<ReachReason | 'remoteSigning.userUnknown'>>>
  /** Asks the holder: pending, or confirmed at once where the provider needs no confirmation. */
  readonly authorize: (
    asked: Asked,
  ) => Promise<Result<Confirmation, ServerRefusal<ReachReason | 'remoteSigning.certificateAbsent'>>>
  readonly confirmation: (handle: string) => Promise<Result<Confirmation, ReachRefusal>>
  /**
   * RSASSA-PKCS1-v1_5 with SHA-256 over each digest, in their order; null for one that is no signature. Unusable where the provider does not
   * take the activation, or not any more.
   */
  readonly sign: (
    asked: Pick<Asked, 'credentialId' | 'digests'> & { readonly activation: string },
  ) => Promise<Result<readonly (Uint8Array | null)[], ServerRefusal<ReachReason | 'remoteSigning.signatureUnusable'>>>
}
