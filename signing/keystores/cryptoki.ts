/** The part of PKCS#11 (OASIS Cryptoki 2.40) that signing needs; handles are opaque buffers, and other return codes than CKR_OK are thrown. */
export interface Cryptoki {
  C_GetSlotList(tokenPresent: boolean): Buffer[]
  C_GetTokenInfo(slot: Buffer): { readonly label: string; readonly flags: number }
  C_OpenSession(slot: Buffer, flags: number): Buffer
  C_CloseSession(session: Buffer): void
  C_Login(session: Buffer, userType: number, pin: string): void
  C_Logout(session: Buffer): void
  C_FindObjectsInit(session: Buffer, template: AttributeValue[]): void
  C_FindObjects(session: Buffer, maximum: number): Buffer[]
  C_FindObjectsFinal(session: Buffer): void
  C_GetAttributeValue(
    session: Buffer,
    object: Buffer,
    template: { readonly type: number }[],
  ): { readonly value: Buffer }[]
  C_SignInit(session: Buffer, mechanism: { readonly mechanism: number }, key: Buffer): void
  C_Sign(session: Buffer, data: Buffer, room: Buffer): Buffer
}

export interface AttributeValue {
  readonly type: number
  readonly value: number | Buffer
}

export const tokenFlags = {
  initialized: 0x400,
  pinCountLow: 0x10000,
  pinFinalTry: 0x20000,
  pinLocked: 0x40000,
} as const

/** CKF_OS_LOCKING_OK. */
export const osLockingOk = 0x2
export const serialSession = 0x4
export const normalUser = 1
/** CKU_CONTEXT_SPECIFIC: for one operation of a key that wants the PIN each time. */
export const contextUser = 2
export const rsaPkcs = 0x1

export const attributes = {
  class: 0x0,
  value: 0x11,
  certificateType: 0x80,
  id: 0x102,
  modulus: 0x120,
  alwaysAuthenticate: 0x202,
} as const
export const objectClasses = { certificate: 1, privateKey: 3 } as const
export const x509Certificate = 0

export const returnCodes = {
  deviceError: 0x30,
  deviceRemoved: 0x32,
  pinIncorrect: 0xa0,
  pinInvalid: 0xa1,
  pinLengthRange: 0xa2,
  pinLocked: 0xa4,
  sessionClosed: 0xb0,
  sessionHandleInvalid: 0xb3,
  tokenNotPresent: 0xe0,
  tokenNotRecognized: 0xe1,
  userAlreadyLoggedIn: 0x100,
} as const

/** What a function of the library has returned instead of CKR_OK. */
export class CryptokiError extends Error {
  readonly code: number

  constructor(name: string, code: number) {
    super(`${name} returned 0x${code.toString(16)}`)
    this.name = 'CryptokiError'
    this.code = code
  }
}

/** The CKR code that a call threw, or null where the error is not the library's. */
export const returnCodeOf = (error: unknown): number | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' ? error.code : null
