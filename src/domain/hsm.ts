/** Longest inputs of an account of the signing server and a key's PIN, in characters, and of a one-time code, in digits (seed 000 §5, §9). */
export const hsmLimits = { userName: 150, password: 25, pin: 25, otp: 6 } as const

/** A certificate of an account (seed 000 §3): `modifiedDate` is its first moment, both in Vietnam's local time, `activeStatus` '1' or '0'. */
export interface HsmCertificate {
  readonly ownerId: string
  readonly serial: string
  readonly modifiedDate: string
  readonly expiredDate: string
  readonly activeStatus: string
  /** Its issuer. */
  readonly org_nm: string
}

/** A picture of a second factor, in pixels on both sides (seed 000 §9). */
export const qrCodeSize = 113
