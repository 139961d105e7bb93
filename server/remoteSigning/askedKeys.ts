import { fail, type Result } from '../../src/domain/result.ts'
import type { SignInThrottle } from '../passwords/throttle.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { ReachReason, RemoteKey, RemoteSigning } from './port.ts'

export type KeysRefusal = ServerRefusal<ReachReason | 'remoteSigning.userUnknown' | 'remoteSigning.tooManyAttempts'>

/** Keys of a user whose name somebody has typed at a network address. */
export type AskedKeys = (userName: string, address: string) => Promise<Result<readonly RemoteKey[], KeysRefusal>>

/** User names as they are asked for: providers know them without spaces around. */
export const remoteUserName = (typed: string): string => typed.trim()

/** Unknown names are counted as wrong passwords are, so that nobody tries names out. */
export const createAskedKeys =
  (remoteSigning: RemoteSigning, throttle: SignInThrottle): AskedKeys =>
  async (userName, address) => {
    const name = remoteUserName(userName)
    const attempt = await throttle({ userId: `esign:${name.toLowerCase()}`, address, device: null })
    if (attempt.wait > 0) {
      const message = `Too many unknown users. Try again in ${attempt.wait} seconds.`
      return fail({ reason: 'remoteSigning.tooManyAttempts', message, retryAfter: attempt.wait })
    }
    const keys = await remoteSigning.keysOf(name)
    if (keys.ok || keys.failure.reason !== 'remoteSigning.userUnknown') await attempt.succeeded()
    return keys
  }
