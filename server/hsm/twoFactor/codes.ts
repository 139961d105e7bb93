import { Secret, TOTP } from 'otpauth'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { ServerRefusal } from '../../refusals.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import type { HsmCodes, HsmRepositories, KeyName } from '../store/records.ts'
import { mostTries } from '../tries.ts'

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, 30 s. */
const period = 30
const secretBytes = 20
/** Steps that a clock may be off. */
const window = 1
/** Who has made the secret, as apps show it. */
const issuer = 'tokhai'
/** Of the account's name in the address: a longer one, or one that has to be escaped, makes a QR code too fine for 113 pixels. */
const longestLabel = 24
const labelOf = (userName: string): string => userName.replaceAll(/[^\w.@-]/g, '').slice(0, longestLabel) || 'hsm'

interface Parts {
  readonly store: Pick<HsmRepositories, 'hsmCodes'>
  readonly sealing: Sealing
  readonly clock: Clock
}

type CodeRefusal = ServerRefusal<'hsm.unreachable' | 'hsm.otpWrong' | 'hsm.pinLocked'>

const placeOf = ({ accountId, fingerprint }: KeyName) => ['hsm_codes', accountId, fingerprint]

const generator = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period })

/** One-time codes of keys: a second factor beside the PIN, sealed at rest (seed 000 §5, 001 §7). */
export const createCodes = ({ store, sealing, clock }: Parts) => {
  /** The time step that the code belongs to; null where it is no code of these moments. */
  const counterOf = (secret: Buffer, code: string): number | null => {
    const timestamp = clock().getTime()
    const delta = generator(new Secret({ buffer: new Uint8Array(secret).buffer }), 'hsm').validate({
      token: code,
      timestamp,
      window,
    })
    return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
  }

  /** A code that confirms its secret guards nothing yet: a wrong one locks nothing. */
  const confirm = async (key: KeyName, sealedSecret: string, counter: number | null) =>
    counter !== null && (await store.hsmCodes.confirm(key, sealedSecret, counter))
      ? succeed(null)
      : fail({ reason: 'hsm.otpWrong' } satisfies CodeRefusal)

  /** Counted before it is looked at; a right one takes back the tries before it and cannot be used again. */
  const check = async (
    key: KeyName,
    { sealedSecret, isConfirmed }: HsmCodes,
    code: string,
  ): Promise<Result<null, CodeRefusal>> => {
    const secret = sealing.open('hsm-otp', placeOf(key), sealedSecret)
    if (secret === null) return fail({ reason: 'hsm.unreachable' })
    if (!isConfirmed) return confirm(key, sealedSecret, counterOf(secret, code))
    const tries = await store.hsmCodes.takeTry(key, mostTries)
    if (tries === null) return fail({ reason: 'hsm.pinLocked' })
    const counter = counterOf(secret, code)
    if (counter !== null && (await store.hsmCodes.use(key, sealedSecret, { counter, tries }))) return succeed(null)
    return tries === mostTries
      ? fail({ reason: 'hsm.pinLocked', attemptsLeft: 0 })
      : fail({ reason: 'hsm.otpWrong', attemptsLeft: mostTries - tries })
  }

  return {
    of: (key: KeyName): Promise<HsmCodes | null> => store.hsmCodes.of(key),
    /** The address of a new secret for the app; null where one counts already. */
    async propose(key: KeyName, userName: string): Promise<string | null> {
      const secret = new Secret({ size: secretBytes })
      const isProposed = await store.hsmCodes.propose(key, sealing.seal('hsm-otp', placeOf(key), secret.bytes))
      return isProposed ? generator(secret, labelOf(userName)).toString() : null
    },
    /** What stands in the way of the PIN being tried. */
    missing(codes: HsmCodes | null, code: string | null): CodeRefusal | null {
      const isNeeded = codes?.isConfirmed === true
      if (isNeeded && codes.tries >= mostTries) return { reason: 'hsm.pinLocked' }
      if (code === null) return isNeeded ? { reason: 'hsm.otpWrong', attemptsLeft: mostTries - codes.tries } : null
      return codes === null ? { reason: 'hsm.otpWrong' } : null
    },
    check,
  }
}

export type Codes = ReturnType<typeof createCodes>
