import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isSameTaxCode } from '../../src/domain/taxCode.ts'
import type { SignInThrottle } from '../passwords/throttle.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { ReachReason, RemoteKey, RemoteSigning } from './port.ts'

export type KeysRefusal = ServerRefusal<ReachReason | 'remoteSigning.userUnknown' | 'remoteSigning.tooManyAttempts'>

/** Who asks: the tax code of the company, and the network address. */
interface Asking {
  readonly taxCode: string
  readonly address: string
}

/** Keys that a user, whose name somebody has typed, has for a company. */
export type AskedKeys = (userName: string, asking: Asking) => Promise<Result<readonly RemoteKey[], KeysRefusal>>

const ofCompany = (keys: readonly RemoteKey[], taxCode: string): Result<readonly RemoteKey[], KeysRefusal> => {
  const own = keys.filter(({ certificate }) => isSameTaxCode(certificate.taxCode ?? '', taxCode))
  return own.length === 0 ? fail({ reason: 'remoteSigning.userUnknown' }) : succeed(own)
}

/** User names as they are asked for: providers know them without spaces around. */
export const remoteUserName = (typed: string): string => typed.trim()

/**
 * Unknown names are counted as wrong passwords are, so that nobody tries names out. Who is known and has no key for the company is answered
 * and counted as somebody unknown: what others have is nobody's business.
 */
export const createAskedKeys =
  (remoteSigning: RemoteSigning, throttle: SignInThrottle): AskedKeys =>
  async (userName, { taxCode, address }) => {
    const name = remoteUserName(userName)
    const attempt = await throttle({ userId: `esign:${name.toLowerCase()}`, address, device: null })
    if (attempt.wait > 0) {
      const message = `Too many unknown users. Try again in ${attempt.wait} seconds.`
      return fail({ reason: 'remoteSigning.tooManyAttempts', message, retryAfter: attempt.wait })
    }
    const keys = await remoteSigning.keysOf(name)
    const answered = keys.ok ? ofCompany(keys.value, taxCode) : keys
    if (answered.ok || answered.failure.reason !== 'remoteSigning.userUnknown') await attempt.succeeded()
    return answered
  }
