/** Who may use keys of the signing server. */
export interface HsmAccount {
  readonly id: string
  /** As it is looked up: trimmed, in lower case. */
  readonly userName: string
  /** argon2id, PHC string format. */
  readonly passwordHash: string
  /** Label of the account's token in a device; null takes the configured one. */
  readonly token: string | null
  readonly createdAt: string
}

export interface HsmAccounts {
  readonly byUserName: (userName: string) => Promise<HsmAccount | null>
  readonly all: () => Promise<readonly HsmAccount[]>
  /** False where somebody has the user name. */
  readonly insertNew: (account: HsmAccount) => Promise<boolean>
}

/** A key of the embedded store. */
export interface HsmKey {
  readonly id: string
  readonly accountId: string
  /** SHA-256 of the certificate, as `Certificate` says it. */
  readonly fingerprint: string
  /** DER in base64. */
  readonly certificate: string
  /** PKCS#8 DER under the master key. */
  readonly sealedKey: string
  readonly pinHash: string
  /** PINs that were tried since the last right one. */
  readonly pinTries: number
  readonly createdAt: string
}

export interface HsmKeys {
  readonly ofAccount: (accountId: string) => Promise<readonly HsmKey[]>
  readonly insert: (key: HsmKey) => Promise<void>
  /** Counts a try before the PIN is looked at; null where there were `most` already, else how many there are now. */
  readonly takeTry: (id: string, most: number) => Promise<number | null>
  /** Takes back so many tries: those that a right PIN has found, and not those that have begun since. */
  readonly forgetTries: (id: string, tries: number) => Promise<void>
  readonly forgetTriesOf: (accountId: string) => Promise<void>
}

/** The secret of a key's one-time codes. */
export interface HsmCodes {
  readonly sealedSecret: string
  /** Whether a right code has been seen: from then on signing asks for one. */
  readonly isConfirmed: boolean
  /** Time steps of 30 s since 1970: codes up to this one have been used. */
  readonly lastCounter: number
  readonly tries: number
}

/** Names a key in whichever place it lies. */
export interface KeyName {
  readonly accountId: string
  readonly fingerprint: string
}

export interface HsmCodeRecords {
  readonly of: (key: KeyName) => Promise<HsmCodes | null>
  /** Keeps a secret that nobody has confirmed yet in place of another such one; false where one is confirmed. */
  readonly propose: (key: KeyName, sealedSecret: string) => Promise<boolean>
  /** As `takeTry` of keys. */
  readonly takeTry: (key: KeyName, most: number) => Promise<number | null>
  /** Uses a code up and takes back so many tries; false where it, or a later one, was used before, or the secret is another one. */
  readonly use: (key: KeyName, sealedSecret: string, used: { counter: number; tries: number }) => Promise<boolean>
  /** Has codes count from this one on; false where they do already, or the secret is another one. */
  readonly confirm: (key: KeyName, sealedSecret: string, counter: number) => Promise<boolean>
  readonly forgetTriesOf: (accountId: string) => Promise<void>
  /** Answers how many keys ask for codes no more. */
  readonly removeOf: (accountId: string) => Promise<number>
}

export interface HsmRepositories {
  readonly hsmAccounts: HsmAccounts
  readonly hsmKeys: HsmKeys
  readonly hsmCodes: HsmCodeRecords
}
