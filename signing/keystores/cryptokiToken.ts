import { fail, type Result, succeed } from '../../src/domain/result.ts'
import {
  contextUser,
  type Cryptoki,
  normalUser,
  returnCodeOf,
  returnCodes,
  rsaPkcs,
  serialSession,
} from './cryptoki.ts'
import {
  findPrivateKey,
  findToken,
  type FoundToken,
  pinStateIn,
  type TokenSelection,
  wantsPinEachTime,
} from './cryptokiSearch.ts'
import type { KeyStoreFailure, TokenRead, WantedCertificate } from './keystore.ts'

interface Session {
  readonly handle: Buffer
  readonly slot: Buffer
  readonly key: Buffer
  /** Kept for a key that wants it for each signature, and no longer than the session; null for any other. */
  readonly pin: string | null
}

type Gone = 'token_absent' | 'token_removed'

const goneCodes: readonly number[] = [
  returnCodes.deviceRemoved,
  returnCodes.tokenNotPresent,
  returnCodes.tokenNotRecognized,
  returnCodes.sessionClosed,
  returnCodes.sessionHandleInvalid,
]
const wrongPinCodes: readonly number[] = [returnCodes.pinIncorrect, returnCodes.pinInvalid, returnCodes.pinLengthRange]

const isPresent = (library: Cryptoki, slot: Buffer): boolean =>
  library.C_GetSlotList(true).some((present) => present.equals(slot))

const failureOf = (library: Cryptoki, error: unknown, gone: Gone, slot: Buffer | null): KeyStoreFailure => {
  const code = returnCodeOf(error)
  if (code !== null && goneCodes.includes(code)) return { code: gone }
  // Some drivers answer "device error" when the token has been pulled out.
  if (code === returnCodes.deviceError && slot !== null && !isPresent(library, slot)) return { code: gone }
  if (code === returnCodes.pinLocked) return { code: 'pin_locked' }
  return { code: 'library_failed', detail: error instanceof Error ? error.message : `return code ${code}` }
}

const refusedPin = (library: Cryptoki, slot: Buffer): KeyStoreFailure => {
  const state = pinStateIn(library, slot)
  if (state === 'locked') return { code: 'pin_locked' }
  return { code: 'pin_wrong', attemptsLeft: state === 'last_attempt' ? 1 : null }
}

/** The PIN has reached the token. */
const failureAfterPin = (library: Cryptoki, error: unknown, slot: Buffer): KeyStoreFailure => {
  const code = returnCodeOf(error)
  const isPinWrong = code !== null && wrongPinCodes.includes(code)
  return isPinWrong ? refusedPin(library, slot) : failureOf(library, error, 'token_removed', slot)
}

const logIn = (library: Cryptoki, session: Buffer, pin: string): void => {
  try {
    library.C_Login(session, normalUser, pin)
  } catch (error) {
    if (returnCodeOf(error) !== returnCodes.userAlreadyLoggedIn) throw error
    // With an earlier login still standing, any PIN would pass: it ends first, so that this PIN is the one that is checked.
    library.C_Logout(session)
    library.C_Login(session, normalUser, pin)
  }
}

/** Opens a session with the PIN, or leaves none behind. */
const openSession = (library: Cryptoki, token: FoundToken, pin: string): Result<Session, KeyStoreFailure> => {
  const handle = library.C_OpenSession(token.slot, serialSession)
  let key: Buffer | null = null
  try {
    logIn(library, handle, pin)
    key = findPrivateKey(library, handle, token)
    if (key === null) return fail({ code: 'no_certificate' })
    return succeed({ handle, slot: token.slot, key, pin: wantsPinEachTime(library, handle, key) ? pin : null })
  } catch (error) {
    return fail(failureAfterPin(library, error, token.slot))
  } finally {
    if (key === null && isPresent(library, token.slot)) library.C_CloseSession(handle)
  }
}

const signIn = (library: Cryptoki, { handle, key, pin }: Session, digestInfo: Uint8Array): Buffer => {
  library.C_SignInit(handle, { mechanism: rsaPkcs }, key)
  if (pin !== null) library.C_Login(handle, contextUser, pin)
  return library.C_Sign(handle, Buffer.from(digestInfo), Buffer.alloc(1024))
}

const endSession = (library: Cryptoki, { handle, slot }: Session): void => {
  try {
    library.C_Logout(handle)
  } finally {
    // A session that stays open keeps its login, with which the next PIN would pass unchecked.
    if (isPresent(library, slot)) library.C_CloseSession(handle)
  }
}

/**
 * One token behind one PKCS#11 library, for one caller at a time. Every call answers with a value: return codes of the library
 * become the key store's failures. A PIN goes to the token once per `open`, for a key
 * that wants it each time once more per signature, and never where its flags say that it is locked.
 */
export const createCryptokiToken = (library: Cryptoki, selection: TokenSelection) => {
  let session: Session | null = null
  return {
    read: (wanted: WantedCertificate = {}): Result<TokenRead, KeyStoreFailure> => {
      try {
        const found = findToken(library, selection, wanted)
        if (!found.ok) return found
        return succeed({ certificate: found.value.certificate, pinState: pinStateIn(library, found.value.slot) })
      } catch (error) {
        return fail(failureOf(library, error, 'token_absent', null))
      }
    },
    /** Logs in and keeps the session. The answer is the DER of the certificate that belongs to the key. */
    open: (pin: string, wanted: WantedCertificate = {}): Result<Uint8Array, KeyStoreFailure> => {
      try {
        const found = findToken(library, selection, wanted)
        if (!found.ok) return found
        if (pinStateIn(library, found.value.slot) === 'locked') return fail({ code: 'pin_locked' })
        const opened = openSession(library, found.value, pin)
        if (!opened.ok) return opened
        session = opened.value
        return succeed(found.value.certificate)
      } catch (error) {
        return fail(failureOf(library, error, 'token_absent', null))
      }
    },
    /** Raw RSA PKCS#1 v1.5 over a DER DigestInfo: the mechanism that every RSA token has. */
    sign: (digestInfo: Uint8Array): Result<Uint8Array, KeyStoreFailure> => {
      if (session === null) return fail({ code: 'library_failed', detail: 'no key is open' })
      try {
        return succeed(signIn(library, session, digestInfo))
      } catch (error) {
        return fail(failureAfterPin(library, error, session.slot))
      }
    },
    /** Ends the login and the session. */
    close: (): Result<null, KeyStoreFailure> => {
      const ending = session
      session = null
      if (ending === null) return succeed(null)
      try {
        endSession(library, ending)
        return succeed(null)
      } catch (error) {
        return fail(failureOf(library, error, 'token_removed', ending.slot))
      }
    },
  }
}

export type CryptokiToken = ReturnType<typeof createCryptokiToken>
