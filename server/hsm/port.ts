import type { Certificate } from '../../signing/certificate.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import type { Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'

/** Who logs in, and from where. */
export interface HsmLogin {
  /** Code of the list `hsm-provider`; null takes the first that this server reaches. */
  readonly provider: string | null
  readonly userName: string
  readonly password: string
  /** Network address of whoever asks, for counting wrong passwords. */
  readonly address: string
}

export type LoginReason = 'hsm.notConfigured' | 'hsm.unreachable' | 'hsm.credentialsInvalid' | 'hsm.tooManyAttempts'
export type KeyReason =
  | LoginReason
  | 'hsm.certificateAbsent'
  | 'hsm.otherTaxCode'
  | 'hsm.certificateExpired'
  | 'hsm.pinWrong'
  | 'hsm.pinLocked'

export type LoginRefusal = ServerRefusal<LoginReason>
export type SetUpRefusal = ServerRefusal<KeyReason | 'hsm.otpActive'>
export type OpenRefusal = ServerRefusal<KeyReason | 'hsm.otpWrong'>

export interface HeldCertificate {
  readonly certificate: Certificate
  /** Whether its key may be used: not locked, within its validity. */
  readonly isActive: boolean
}

/** What is known of a key before a PIN is tried. */
export interface KeyState {
  /** Null where the device does not say. */
  readonly attemptsLeft: number | null
  readonly isLocked: boolean
  readonly asksCode: boolean
}

/** A key of an account, and the PIN that opens it. */
export interface KeyChoice {
  /** Hexadecimal; leading zeros, spaces and colons do not count. */
  readonly serialNumber: string
  readonly pin: string
  /** Tax code of the company that wants to sign. */
  readonly taxCode: string
  /** Whether the certificate may be outside of its validity: the key is opened, but nothing signed with it. */
  readonly atAnyTime?: boolean
}

/** A key that is open. Another one of the same key waits until it is closed. */
export interface OpenHsmKey {
  readonly certificate: Certificate
  readonly key: SigningKey
  readonly close: () => Promise<void>
}

/**
 * A signing server as providers of certificates run them (seed 002 §4.4, §7.4): an account has keys, a key a certificate, a PIN and, where
 * its owner has set it up, one-time codes. Nothing is tried twice by itself; wrong PINs and codes are counted before they are looked at.
 */
export interface Hsm {
  readonly certificates: (login: HsmLogin) => Promise<Result<readonly HeldCertificate[], LoginRefusal>>
  readonly keyState: (
    login: HsmLogin,
    serialNumber: string,
  ) => Promise<Result<KeyState, ServerRefusal<LoginReason | 'hsm.certificateAbsent'>>>
  /** Makes a secret for one-time codes; the answer is its `otpauth:` address. It counts from its first right code on. */
  readonly setUpCodes: (login: HsmLogin, choice: KeyChoice) => Promise<Result<string, SetUpRefusal>>
  /** Opens a key: `code` is needed where one-time codes count, and makes a proposed secret count. */
  readonly open: (
    login: HsmLogin,
    choice: KeyChoice & { readonly code: string | null },
  ) => Promise<Result<OpenHsmKey, OpenRefusal>>
  /** Ends processes of devices. */
  readonly dispose: () => Promise<void>
}
